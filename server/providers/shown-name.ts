/** What of the names that a provider may send stands for the account: the first that is a text. Longer than any email is none. */
export const shownName = (...names: readonly unknown[]): string | undefined =>
  names.find((name): name is string => typeof name === 'string' && name.trim() !== '' && name.length <= 254)?.trim();
