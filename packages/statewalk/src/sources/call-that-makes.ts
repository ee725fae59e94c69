import { parsed } from './parsed.ts';
import { type Written, writtenIn } from './written.ts';

/** How a machine is known: names under which its file exports it, and its ID. */
export interface KnownBy {
  readonly names: readonly string[];
  readonly id: string;
}

/** The call that makes a machine of a file: the only one there, the one whose variable has such a name, or the only one with that ID. */
export function callThatMakes(file: string, { names, id }: KnownBy): Written | undefined {
  const calls = writtenIn(file);
  if (calls.length < 2) return calls[0];
  const text = parsed(file)?.text ?? '';
  const hasId = ({ start, end }: Written) => [`'${id}'`, `"${id}"`].some((literal) => text.slice(start, end).includes(`id: ${literal}`));
  const named = calls.filter(({ name }) => name !== undefined && names.includes(name));
  const found = named.length > 0 ? named : calls.filter(hasId);
  return found.length === 1 ? found[0] : undefined;
}
