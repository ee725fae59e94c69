/** “mi***@gmail.com”, “김**”: enough for its owner to know an account by, and little for anyone else. */
export function maskedAccount(name: string): string {
  const at = name.lastIndexOf('@');
  if (at > 0) return `${[...name.slice(0, at)].slice(0, 2).join('')}***${name.slice(at)}`;
  return `${[...name][0] ?? ''}**`;
}
