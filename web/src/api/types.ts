// Short names for the server's documents. The shapes come from schema.d.ts, which is generated (`npm run types`).
import type { components } from './schema';

type Schemas = components['schemas'];
export type GraphFile = Schemas['GraphFile'];
export type GraphSolution = Schemas['GraphSolution'];
export type GraphProblem = Schemas['GraphProblem'];
export type GraphMethod = Schemas['GraphMethod'];
export type GraphExample = Schemas['GraphExample'];
export type NamedRules = Schemas['NamedRules'];
export type HeapSolution = Schemas['HeapSolution'];
export type SessionView = Schemas['SessionView'];
export type LegalMove = Schemas['LegalMove'];
export type Hint = Schemas['Hint'];
export type JobView = Schemas['JobView'];
export type JobProgress = Schemas['JobProgress'];
export type LudoPosition = Schemas['LudoPosition'];
export type LudoSolution = Schemas['LudoSolution'];
export type LudoEstimate = Schemas['LudoEstimate'];
export type KalahAnalysis = Schemas['KalahAnalysis'];
export type KalahSolution = Schemas['KalahSolution'];
export type MatrixSolution = Schemas['MatrixSolution'];
export type BimatrixSolution = Schemas['BimatrixSolution'];
export type TreeNodes = Schemas['TreeNodes'];
export type TreeSolution = Schemas['TreeSolution'];
export type Reproduced = Schemas['Reproduced'];
