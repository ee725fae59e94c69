/** What a check of `contract/values` answers for a value that passes, as it is kept. */
export const accepted = (value: string) => ({ ok: true, value });

/** The same for a value that does not. */
export const rejected = (issue: string) => ({ ok: false, issue });
