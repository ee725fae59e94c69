export interface Finding {
  readonly rule: string;
  /** A language and a path of a text, `ko login.title`; a path; or a file and a line. */
  readonly where: string;
  readonly says: string;
}
