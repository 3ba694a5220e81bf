// How the page asks the server. Paths, requests and answers are typed by the server's own description (schema.d.ts).
import { currentLanguage, say } from '../lib/words.svelte.ts';
import { complain, mended } from '../lib/notices.svelte.ts';
import type { paths } from './schema';

type Json<T> = T extends { content: { 'application/json': infer J } } ? J : undefined;
type Body<O> = O extends { requestBody: infer B } ? Json<B> : O extends { requestBody?: infer B } ? Json<B> : undefined;
type Good<R> = R extends { 200: infer A } ? Json<A> : R extends { 201: infer A } ? Json<A> : R extends { 202: infer A } ? Json<A> : undefined;
type Answer<O> = O extends { responses: infer R } ? Good<R> : never;
type Method = 'get' | 'post' | 'put' | 'delete';
type With<M extends Method> = { [P in keyof paths]: paths[P] extends { [K in M]: object } ? P : never }[keyof paths];
type Of<P extends keyof paths, M extends Method> = paths[P] extends { [K in M]: infer O } ? O : never;

/** The server said no: why, and what it would have taken. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly accepted: string,
  ) {
    super(message);
  }
}

/** What a request may carry beside its body: parts of the path, and a signal that gives it up. */
export type Extra = { path?: Record<string, string | number>; query?: Record<string, string>; signal?: AbortSignal };

export const get = <P extends With<'get'>>(path: P, extra?: Extra) => call('get', path, undefined, extra) as Promise<Answer<Of<P, 'get'>>>;
export const post = <P extends With<'post'>>(path: P, body: Body<Of<P, 'post'>>, extra?: Extra) => call('post', path, body, extra) as Promise<Answer<Of<P, 'post'>>>;
export const put = <P extends With<'put'>>(path: P, body: Body<Of<P, 'put'>>, extra?: Extra) => call('put', path, body, extra) as Promise<Answer<Of<P, 'put'>>>;
export const remove = <P extends With<'delete'>>(path: P, extra?: Extra) => call('delete', path, undefined, extra) as Promise<Answer<Of<P, 'delete'>>>;

/** The address of a path with its parts and the language filled in. */
export function address(path: string, extra: Extra = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(extra.path?.[name])));
  return `${filled}?${new URLSearchParams({ ...extra.query, lang: currentLanguage() })}`;
}

async function call(method: Method, path: string, body: unknown, extra: Extra = {}): Promise<unknown> {
  const response = await fetch(address(path, extra), {
    method: method.toUpperCase(),
    signal: extra.signal,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  }).catch((reason: unknown) => {
    if (reason instanceof DOMException && reason.name === 'AbortError') throw reason;
    throw new Refusal(0, 'silent', say('server-silent'), '');
  });
  mended('silent');
  const text = await response.text();
  let answer: unknown;
  try {
    answer = text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new Refusal(response.status, 'odd', say('server-odd', { status: response.status }), '');
  }
  if (response.ok) return answer;
  throw refusal(response.status, answer);
}

/** The error document of terminal and server. */
export function refusal(status: number, document: unknown): Refusal {
  const error = (document as { error?: { code?: unknown; message?: unknown; accepted?: unknown } } | undefined)?.error;
  const text = (value: unknown) => (typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : '');
  return new Refusal(status, text(error?.code), text(error?.message) || say('server-odd', { status }), text(error?.accepted));
}

/** Shows what went wrong as a toast; a request that was given up on purpose is nothing wrong. */
export function tell(reason: unknown): void {
  if (reason instanceof DOMException && reason.name === 'AbortError') return;
  if (reason instanceof Refusal) complain(reason.message, reason.accepted, reason.code);
  else {
    complain(say('page-fault'));
    console.error(reason);
  }
}
