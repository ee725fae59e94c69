/** The part that we use; the package brings no types. */
declare module 'fs-native-extensions' {
  /** Locks the whole file behind `fd` without waiting; `false` when another open file has the lock. Throws an error with a `code` for the rest. */
  export function tryLock(fd: number): boolean;
}
