import { useSyncExternalStore } from 'react';

/** What stands in one field of a form. The field listens to it by itself, so that a letter draws that field anew and not the form around it. */
export interface FieldValue<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

const NO_SUBSCRIPTION = () => () => {};

/** The value that a control draws: the one it was given, or the newest of a form's field. */
export function useFieldValue<Value extends string | boolean>(value: Value | FieldValue<Value>): Value {
  const read = () => (typeof value === 'object' ? value.get() : value);
  return useSyncExternalStore(typeof value === 'object' ? value.subscribe : NO_SUBSCRIPTION, read, read);
}

export interface FieldValues<V> {
  read(): V;
  set<Name extends keyof V>(name: Name, value: V[Name]): void;
  of<Name extends keyof V>(name: Name): FieldValue<V[Name]>;
}

export function createFieldValues<V extends object>(initial: V): FieldValues<V> {
  let values = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const fields = new Map<keyof V, unknown>();
  const field = <Name extends keyof V>(name: Name): FieldValue<V[Name]> => ({ get: () => values[name], subscribe });
  for (const name of Object.keys(initial) as (keyof V)[]) fields.set(name, field(name));
  return {
    read: () => values,
    set: (name, value) => {
      values = { ...values, [name]: value };
      for (const listener of [...listeners]) listener();
    },
    // One object a field as long as the form lives: a memoized control is not drawn for a new one.
    of: (name) => fields.get(name) as ReturnType<typeof field<typeof name>>,
  };
}
