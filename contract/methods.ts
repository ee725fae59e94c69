/** Ways to sign in (METHOD-1): the type number of section 3 goes over the wire as `authMthd`. */
export type MethodCode =
  | 'guest'
  | 'email'
  | 'mobile'
  | 'google'
  | 'kakao'
  | 'naver'
  | 'facebook'
  | 'apple'
  | 'sookmyung'
  | 'cju'
  | 'yonsei'
  | 'ewha'
  | 'federation';

export interface Method {
  readonly type: number;
  readonly code: MethodCode;
  /** The provider's or school's own name, as it stands in every language's texts under `methods`. */
  readonly name: string;
  readonly enabled: boolean;
  /** University single sign-on. */
  readonly sso: boolean;
  /** Which learning platform a school's sign-in belongs to. */
  readonly platform?: 'edelweis' | 'learnus';
  /** One way for all schools of a federation: which of them it is goes with it, and it is offered only where the API announces schools (CAMPUS-3, API-26). */
  readonly generic?: true;
}

export const METHODS: readonly Method[] = [
  { type: 0, code: 'guest', name: 'Guest', enabled: true, sso: false },
  { type: 1, code: 'email', name: 'Email', enabled: true, sso: false },
  { type: 2, code: 'mobile', name: 'Mobile', enabled: false, sso: false },
  { type: 3, code: 'google', name: 'Google', enabled: true, sso: false },
  { type: 4, code: 'kakao', name: 'Kakao', enabled: true, sso: false },
  { type: 5, code: 'naver', name: 'Naver', enabled: true, sso: false },
  { type: 6, code: 'facebook', name: 'Facebook', enabled: true, sso: false },
  { type: 7, code: 'apple', name: 'Apple', enabled: true, sso: false },
  { type: 21, code: 'sookmyung', name: 'Sookmyung', enabled: true, sso: true },
  { type: 22, code: 'cju', name: 'Chungju', enabled: true, sso: true, platform: 'edelweis' },
  { type: 23, code: 'yonsei', name: 'Yonsei', enabled: true, sso: true, platform: 'learnus' },
  { type: 24, code: 'ewha', name: 'Ewha', enabled: true, sso: true },
  { type: 25, code: 'federation', name: 'Federation', enabled: true, sso: true, generic: true },
];

export const methodByCode = (code: MethodCode): Method => {
  const found = METHODS.find((method) => method.code === code);
  if (found === undefined) throw new Error(`no method is called "${code}"`);
  return found;
};

/** `undefined` for a number that no method has. */
export const methodByType = (type: number): Method | undefined => METHODS.find((method) => method.type === type);

/** METHOD-2: a method that is switched off, here or by the server, is offered nowhere. */
export const isOffered = (code: MethodCode, enabledTypes: readonly number[]): boolean => {
  const method = methodByCode(code);
  return method.enabled && enabledTypes.includes(method.type);
};

/** The universities that have a method of their own. */
export const UNIVERSITY_CODES: readonly MethodCode[] = METHODS.filter(({ sso, generic }) => sso && generic !== true).map(
  ({ code }) => code,
);

/** A method that serves only beside an announcement of the API (API-26). */
export const isGeneric = (type: number): boolean => methodByType(type)?.generic === true;

const WITHOUT_PROVIDER: readonly MethodCode[] = ['guest', 'email', 'mobile'];

/** A way to sign in that goes through a provider's pages; guest and email have flows of their own. */
export const isProvider = ({ code }: Method): boolean => !WITHOUT_PROVIDER.includes(code);

export const PROVIDER_METHODS: readonly Method[] = METHODS.filter(isProvider);
