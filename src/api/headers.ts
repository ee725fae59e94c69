export interface HeaderValues {
  readonly token: string | null;
  readonly language: string;
  readonly json: boolean;
}

/** What every request says (section 6: the stored token is added to each). The custom header is one that no cross-site form can send. */
export const requestHeaders = ({ token, language, json }: HeaderValues): Record<string, string> => ({
  Accept: 'application/json',
  'Accept-Language': language,
  'X-Requested-With': 'madang',
  ...(token !== null && { Authorization: `Bearer ${token}` }),
  ...(json && { 'Content-Type': 'application/json' }),
});
