/** What came of checking something that a person typed: the value as it is sent, or why it cannot be. */
export type Checked<Issue extends string> = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly issue: Issue };

export const accepted = (value: string): { readonly ok: true; readonly value: string } => ({ ok: true, value });
export const rejected = <Issue extends string>(issue: Issue): { readonly ok: false; readonly issue: Issue } => ({ ok: false, issue });

/** Characters as people see them, for text in composed form (NFC) and without joiners. */
export const lengthOf = (text: string): number => [...text].length;
