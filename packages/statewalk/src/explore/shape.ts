/** Which values data may have, as far as its type says. */
export type Shape =
  /** One of these. */
  | { readonly kind: 'values'; readonly values: readonly (string | number | bigint | boolean | null | undefined)[] }
  /** One of very many; each knows the property that it is for. */
  | { readonly kind: 'text' | 'number'; readonly of: string }
  | { readonly kind: 'bigint' | 'date' | 'error' }
  | { readonly kind: 'list'; readonly of: Shape }
  | { readonly kind: 'tuple'; readonly of: readonly Shape[] }
  | { readonly kind: 'object'; readonly of: readonly Property[] }
  | { readonly kind: 'map' | 'set' | 'record' }
  /** One of these shapes. */
  | { readonly kind: 'oneOf'; readonly of: readonly Shape[] }
  /** The type does not say. */
  | { readonly kind: 'anything' };

export interface Property {
  readonly name: string;
  readonly shape: Shape;
  readonly isOptional: boolean;
}

/** What the types of a machine say of the data that it is given. */
export interface MachineShapes {
  /** Data of each event, keyed by its type, the type included; more than one where the type has variants. */
  readonly events: ReadonlyMap<string, readonly Shape[]>;
  /** `undefined`: not known. */
  readonly input: Shape | undefined;
  /** Keyed by the name of the logic in `setup`. */
  readonly actors: ReadonlyMap<string, ActorShapes>;
  /** The text of the file that makes the machine: its helpers compare with values, too. */
  readonly code: string;
}

export interface ActorShapes {
  /** What it ends with; `undefined`: not known. */
  readonly output: Shape | undefined;
  /** A snapshot of it while it runs. */
  readonly snapshot: Shape | undefined;
}

export const NO_SHAPES: MachineShapes = { events: new Map(), input: undefined, actors: new Map(), code: '' };

/** Are all of its values known? Else samples of it are guesses. */
export function isClosed(shape: Shape): boolean {
  switch (shape.kind) {
    case 'values':
      return true;
    case 'object':
      return shape.of.every((each) => isClosed(each.shape));
    case 'oneOf':
    case 'tuple':
      return shape.of.every(isClosed);
    default:
      return false;
  }
}
