import { METHODS } from '#contract/methods.ts';

/** The ways to sign in, as the documents of the API name them (METHOD-1). */
export const METHOD_ROWS = METHODS.map(({ type, code, name, enabled, sso, platform, generic }) => ({
  type,
  code,
  name,
  notes: [
    ...(generic ? ['every school of a federation: only where `/auth/config` has `schools`'] : sso ? ['university single sign-on'] : []),
    ...(platform === undefined ? [] : [platform]),
    ...(enabled ? [] : ['disabled']),
  ].join(', '),
}));

/** `authMthd`: 0 guest, 2 mobile (disabled), 22 cju (university single sign-on, edelweis) */
export const methodsInWords = (): string =>
  METHOD_ROWS.map(({ type, code, notes }) => `${type} ${code}${notes === '' ? '' : ` (${notes})`}`).join(', ');
