/** Tells those who listen of each login with a password in this page (PASSKEY-2). */
export interface PasswordLogins {
  note(): void;
  subscribe(listener: () => void): () => void;
}

export function createPasswordLogins(): PasswordLogins {
  const listeners = new Set<() => void>();
  return {
    note: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
