/** A file of texts in one language: where it has `{ ko: '로그인', en: 'Log in', ja: 'ログイン' }`, a text. */
export type TextsOf<File> = { readonly [Key in keyof File]: File[Key] extends { en: string } ? string : TextsOf<File[Key]> };
