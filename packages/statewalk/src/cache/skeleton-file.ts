import type { Skeleton } from './skeleton.ts';

/** Written before the numbers, as JSON; the numbers of all skeletons follow, each four bytes. */
type Head = readonly (Omit<Skeleton, 'begins' | 'edges' | 'marks'> & { readonly lengths: readonly [number, number, number] })[];

const WORD = Int32Array.BYTES_PER_ELEMENT;

/** Skeletons of a machine, one for each input, as bytes. */
export function write(all: readonly Skeleton[]): Buffer {
  const head: Head = all.map(({ begins, edges, marks, ...rest }) => ({ ...rest, lengths: [begins.length, edges.length, marks.length] }));
  const json = Buffer.from(JSON.stringify(head));
  const padding = (WORD - (json.length % WORD)) % WORD;
  const length = Buffer.alloc(WORD);
  length.writeInt32LE(json.length + padding);
  const numbers = all.flatMap(({ begins, edges, marks }) => [begins, edges, marks]);
  const bytes = numbers.map(({ buffer, byteOffset, byteLength }) => Buffer.from(buffer, byteOffset, byteLength));
  return Buffer.concat([length, json, Buffer.alloc(padding, ' '), ...bytes]);
}

/** @throws what is thrown for bytes that are no skeletons */
export function read(file: Buffer): readonly Skeleton[] {
  // Numbers lie where a processor can read them in one piece.
  const bytes = new Uint8Array(file).buffer;
  const length = file.readInt32LE();
  const head = JSON.parse(file.toString('utf8', WORD, WORD + length)) as Head;
  let at = WORD + length;
  const take = (count: number): Int32Array => {
    const taken = new Int32Array(bytes, at, count);
    at += count * WORD;
    return taken;
  };
  return head.map(({ lengths: [begins, edges, marks], ...rest }) => ({
    ...rest,
    begins: take(begins),
    edges: take(edges),
    marks: take(marks),
  }));
}
