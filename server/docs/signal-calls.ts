import { API_BASE } from '#contract/calls.ts';
import { APPLE_NOTICE_PATH, KAKAO_UNLINK_PATH } from '../providers/signal-paths.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a provider calls from its server, to say what has become of one of its people (WAY-1, WAY-2). */
export interface SignalCall {
  readonly operationId: string;
  readonly method: 'GET' | 'POST';
  /** Below `API_BASE`. */
  readonly path: string;
  readonly summary: string;
  /** How the provider shows who it is, as OpenAPI's `security` does; empty: by a signature in the body. */
  readonly security: readonly Json[];
  /** JSON Schema of what it says, and where that stands. */
  readonly says: { readonly in: 'query' | 'form' | 'json'; readonly schema: { readonly properties: Readonly<Record<string, Json>> } };
  /** What it is told when it is refused (`error`), by status; it sends the same again. */
  readonly refusals: Readonly<Record<number, readonly string[]>>;
}

const KAKAO_SCHEME = 'kakaoAdminKey';

export const SIGNAL_SCHEMES: Readonly<Record<string, Json>> = {
  [KAKAO_SCHEME]: { type: 'apiKey', in: 'header', name: 'Authorization', description: '`KakaoAK` and the admin key of the application.' },
};

const saying = <Properties extends Readonly<Record<string, Json>>>(properties: Properties) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});

const kakaoSays = saying({
  app_id: { type: 'string', description: 'Kakao’s number of the application; not read.' },
  user_id: { type: 'string', pattern: '^\\d{1,20}$', description: 'Kakao’s number of the person.' },
  referrer_type: {
    type: 'string',
    description:
      '`UNLINK_FROM_APPS` and `UNLINK_FROM_ADMIN`: access was withdrawn. `ACCOUNT_DELETE` and `FORCED_ACCOUNT_DELETE`: the account there is gone. Any other changes nothing.',
  },
});

const below = (path: string): string => path.slice(API_BASE.length);

const kakao = {
  path: below(KAKAO_UNLINK_PATH),
  summary: 'Kakao says that a person has unlinked Madang or deleted the account there; there with `PROVIDER_KAKAO_ADMIN_KEY` alone',
  security: [{ [KAKAO_SCHEME]: [] }],
  refusals: { 400: ['invalid_request'], 401: ['invalid_client'] },
} as const;

export const SIGNAL_CALLS: readonly SignalCall[] = [
  {
    operationId: 'takeAppleNotice',
    method: 'POST',
    path: below(APPLE_NOTICE_PATH),
    summary: 'Apple says that a person has withdrawn access or deleted the account there; there where Apple is configured',
    security: [],
    says: {
      in: 'json',
      schema: saying({
        payload: {
          type: 'string',
          description:
            'A JWS by Apple’s keys, with our client id as `aud`: its `events` has `type` (`consent-revoked`, `account-delete`; any other changes nothing), `sub` and `event_time`.',
        },
      }),
    },
    refusals: { 400: ['invalid_request'], 401: ['invalid_notice'], 503: ['temporarily_unavailable'] },
  },
  { ...kakao, operationId: 'takeKakaoUnlink', method: 'GET', says: { in: 'query', schema: kakaoSays } },
  { ...kakao, operationId: 'takeKakaoUnlinkForm', method: 'POST', says: { in: 'form', schema: kakaoSays } },
];
