// The page's words, in the language the person chose. It knows no view; wordings are in web/locales.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { keep, kept, oneOf } from './keep.ts';

export type Language = 'en' | 'cs';
export const languages: readonly Language[] = ['en', 'cs'];

const isLanguage = oneOf('en', 'cs');
const sources: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('../../locales/en.ftl?raw'),
  cs: () => import('../../locales/cs.ftl?raw'),
};

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

/** The language now shown. */
export const currentLanguage = (): Language => language;

/** Takes the remembered language, else the browser's, else English. */
export async function startWords(): Promise<void> {
  const remembered = kept('language', isLanguage);
  const wished = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  await load(remembered ?? wished ?? 'en');
}

/** Switches and remembers. */
export async function speak(chosen: Language): Promise<void> {
  keep('language', chosen);
  await load(chosen);
}

async function load(chosen: Language): Promise<void> {
  const text = (await sources[chosen]()).default;
  const fresh = new FluentBundle(chosen, { useIsolating: false });
  fresh.addResource(new FluentResource(text));
  bundle = fresh;
  language = chosen;
  document.documentElement.lang = chosen;
}

/** A sentence of the page. An unknown id shows itself: a test forbids it, and a person can still go on. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, values) : id;
}

/** A number as this language writes it. */
export function figure(value: number, digits = 6): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A probability as percent, as this language writes it. */
export function percent(value: number, digits = 2): string {
  return new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}
