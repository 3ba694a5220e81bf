// A state as text that fits into an address, and back. It does not know what the state means; views check what comes back.

/** The version of what is packed, in front of it. Links without one are older than versions, and read as the first. */
const VERSION = 1;

/** Whether a link was made by a later workbench. */
export const isLater = (text: string): boolean => Number(/^(\d{1,9})\./.exec(text)?.[1] ?? VERSION) > VERSION;

/** Deflated and in letters that an address can carry. */
export async function pack(state: unknown): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(state)), new CompressionStream('deflate-raw'));
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `${VERSION}.` + btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** A link may be cut or made by hand: anything that is no packed state gives `undefined`. */
export async function unpack(text: string): Promise<unknown> {
  try {
    if (isLater(text)) return undefined;
    const binary = atob(text.replace(/^\d+\./, '').replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const plain = await through(bytes, new DecompressionStream('deflate-raw'), 4 << 20);
    return JSON.parse(new TextDecoder().decode(plain)) as unknown;
  } catch {
    return undefined;
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: { readable: ReadableStream<Uint8Array>; writable: WritableStream<BufferSource> },
  most = Infinity,
): Promise<Uint8Array> {
  const writer = stream.writable.getWriter();
  const written = writer.write(bytes).then(() => writer.close());
  written.catch(() => undefined); // the reader below sees the same failure
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream.readable.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    // A few letters can inflate to gigabytes.
    if (length > most) throw new Error('too long');
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
