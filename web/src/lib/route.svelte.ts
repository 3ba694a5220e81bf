// Which view is open, and the shared state after it: `#/heap?s=…`. It does not know what the state means.

let hash = $state(location.hash);
addEventListener('hashchange', () => (hash = location.hash));

/** The name of the open view; empty for the start page. */
export const view = (): string => parse(hash).view;

/** One parameter of the address, as long as it is the address of this view: one that is on its way out must not take what is for the next. */
export function parameter(of: string, name: string): string | null {
  const { view, parameters } = parse(hash);
  return view === of ? parameters.get(name) : null;
}

function parse(text: string): { view: string; parameters: URLSearchParams } {
  const [path = '', query = ''] = text.replace(/^#\/?/, '').split('?', 2);
  return { view: path, parameters: new URLSearchParams(query) };
}

/** Rewrites the address without a new entry in the browser's history: the view has its own undo. */
export function settle(address: string): void {
  history.replaceState(null, '', address);
  hash = location.hash;
}
