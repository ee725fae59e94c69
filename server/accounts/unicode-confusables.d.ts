/** The package has its types under a name that no compiler looks for. */
declare module 'unicode-confusables' {
  /** Each character in the place of its prototype in Unicode's `confusables.txt` (UTS #39), where it has one. */
  export function rectifyConfusion(text: string): string;
}
