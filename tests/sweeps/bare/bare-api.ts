import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { METHODS } from '#contract/methods.ts';
import { type Listener, listen } from '#server/listen.ts';

/*
 * An API as an operator may build it from the specification alone (API-26): it answers what sections 3 and 7 name and nothing more, takes no
 * field beyond the table of section 7, and knows none of our result codes but 404001. Beside the calls it serves the two addresses at which
 * provider windows begin (`/api/docs`), in front of a provider that signs everybody in without a question.
 */

/** Section 3, "User (from the server)": every field, and no other. */
interface User {
  user_id: string;
  ncknm: string;
  uvrs_id: string;
  uvrs_id_chng_dtm: string | null;
  auth_mthd: number;
  prfl_img_path: string | null;
  acnt_open_yn: string;
  uvrs_pont: number;
  bons_pont: number;
  gold: number;
  mrkt_infr_rcpt_agrm_yn: string;
}

/** A way into an account: an email, or what a provider calls the person. */
interface Identity {
  readonly authMthd: number;
  readonly subject: string;
  readonly user: User;
  pswd: string;
}

/** A request, whose fields the table below has been held against. */
interface Body {
  readonly authMthd: number;
  readonly authId: string;
  readonly ncknm: string;
  readonly pswd: string;
  readonly uvrsId: string;
  readonly mrktInfrRcptAgrmYn: string;
  readonly acntOpenYn: string;
  readonly code: string;
  readonly sqncNum: string;
  readonly authCode: string;
}

/** Section 7, "Payload". */
const CREDENTIALS = ['authMthd', 'authId', 'sqncNum', 'pswd', 'authCode'];
const PAYLOADS: Readonly<Record<string, readonly string[]>> = {
  'POST /auth/login/sns': ['authMthd', 'authId'],
  'POST /auth/login/email': ['authMthd', 'authId', 'pswd'],
  'POST /auth/login/sso': ['cmpsCode', 'authMthd', 'code'],
  'POST /auth/check/user': ['authMthd', 'authId'],
  'POST /auth/join': ['authMthd', 'authId', 'ncknm', 'gndr', 'pswd', 'uvrsId', 'mrktInfrRcptAgrmYn'],
  'POST /auth/check/validate/uvrs-id': ['uvrsId'],
  'POST /auth/check/validate/nickname': ['ncknm'],
  'POST /auth/account-link/join': ['authMthd', 'authId', 'ncknm', 'gndr', 'uvrsId', 'mrktInfrRcptAgrmYn'],
  'PUT /auth/change/nickname': ['ncknm'],
  'PUT /auth/link/account': CREDENTIALS,
  'PUT /auth/set-up/account': CREDENTIALS,
  'PUT /auth/password': CREDENTIALS,
  'POST /auth/occupancy/email-user': ['authWay'],
  'PUT /auth/occupancy/email': ['authWay', 'authCode'],
  'POST /oauth/code': ['clntId', 'redrUri'],
  'PUT /auth/change/uvrs-id': ['uvrsId'],
  'PUT /auth/change/account-open': ['acntOpenYn'],
};

const BASE = '/api/v1';
export const EMAIL_CODE = 'a1B2c3';
export const IMAGE_PATH = '/images/new.png';

class Refused extends Error {
  readonly status: 200 | 401 | 404 | 419;
  readonly code: number;
  constructor(status: 200 | 401 | 404 | 419, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** `siteUrl`: where the pages are, and with them the return addresses of the provider. */
export async function openBareApi(siteUrl: string) {
  const identities: Identity[] = [];
  const users = new Set<User>();
  const tokens = new Map<string, User>();
  const ended = new Map<string, User>();
  /** What check-user gave for a provider's code, and whose it is. */
  const subjects = new Map<string, string>();
  const requests: { readonly call: string; readonly body: Partial<Body> }[] = [];

  const newUser = (authMthd: number, { ncknm, uvrsId = '', mrktInfrRcptAgrmYn = 'N' }: Partial<Body>): User => {
    const user: User = {
      user_id: String(users.size + 1),
      ncknm: ncknm ?? `Guest ${users.size + 1}`,
      uvrs_id: uvrsId,
      uvrs_id_chng_dtm: null,
      auth_mthd: authMthd,
      prfl_img_path: null,
      acnt_open_yn: 'Y',
      uvrs_pont: 1,
      bons_pont: 2,
      gold: 3,
      mrkt_infr_rcpt_agrm_yn: mrktInfrRcptAgrmYn,
    };
    users.add(user);
    return user;
  };
  const signIn = (user: User, authMthd = user.auth_mthd) => {
    user.auth_mthd = authMthd;
    const access_token = randomUUID();
    tokens.set(access_token, user);
    return { user: { ...user, access_token } };
  };
  const identityOf = (authMthd: number, subject: string) => identities.find((one) => one.authMthd === authMthd && one.subject === subject);
  /** A provider's code, or the `authId` that check-user gave for it. */
  const subjectOf = (authId: string): string => subjects.get(authId) ?? authId;
  const requireUser = (authorization: string | undefined): User => {
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? '';
    if (ended.has(token)) throw new Refused(419, 419, 'The token has run out.');
    const user = tokens.get(token);
    if (user === undefined) throw new Refused(401, 401, 'Not signed in.');
    return user;
  };
  const providerLogin = (authMthd: number, authId: string) => {
    const found = identityOf(authMthd, subjectOf(authId));
    if (found === undefined) throw new Refused(404, 404001, 'No such account.');
    return signIn(found.user, authMthd);
  };
  const requireProof = (sqncNum: string) => {
    if (sqncNum !== '1') throw new Refused(200, 9, 'The email is not confirmed.');
  };
  const addIdentity = (user: User, { authMthd, authId, pswd = '' }: Partial<Body>) => {
    identities.push({ authMthd: authMthd ?? 0, subject: subjectOf(authId ?? ''), user, pswd });
    user.auth_mthd = authMthd ?? 0;
  };

  const CALLS: Readonly<Record<string, (body: Body, user: () => User) => object | undefined>> = {
    'POST /auth/login': () => signIn(newUser(0, {})),
    'POST /auth/login/sns': ({ authMthd, authId }) => providerLogin(authMthd, authId),
    'POST /auth/login/sso': ({ authMthd, code }) => providerLogin(authMthd, code),
    'POST /auth/login/email': ({ authMthd, authId, pswd }) => {
      const found = identityOf(authMthd, authId);
      if (found === undefined || found.pswd !== pswd) throw new Refused(200, 1, 'Wrong email or password.');
      return signIn(found.user, authMthd);
    },
    'GET /auth/info': (_, user) => ({ user: { ...user() } }),
    'POST /auth/check/user': ({ authMthd, authId }) => {
      const given = authMthd === 1 ? authId : randomUUID();
      subjects.set(given, authId);
      const ncknm = identityOf(authMthd, authId)?.user.ncknm;
      return { ...(ncknm !== undefined && { ncknm }), authId: given };
    },
    'GET /auth/logout': () => undefined,
    'POST /auth/join': (body) => {
      const user = newUser(body.authMthd, body);
      if (body.authMthd !== 0) addIdentity(user, body);
      return signIn(user);
    },
    'POST /auth/check/validate/uvrs-id': () => undefined,
    'POST /auth/check/validate/nickname': () => undefined,
    'POST /auth/account-link/join': (body) => {
      const user = newUser(body.authMthd, body);
      addIdentity(user, body);
      return signIn(user);
    },
    'PUT /auth/change/nickname': ({ ncknm }, user) => void Object.assign(user(), { ncknm }),
    'PUT /auth/change/uvrs-id': ({ uvrsId }, user) =>
      void Object.assign(user(), { uvrs_id: uvrsId, uvrs_id_chng_dtm: new Date().toISOString() }),
    'PUT /auth/change/account-open': ({ acntOpenYn }, user) => void Object.assign(user(), { acnt_open_yn: acntOpenYn }),
    'PUT /auth/link/account': (body, user) => {
      requireProof(body.sqncNum);
      return void addIdentity(user(), body);
    },
    'PUT /auth/set-up/account': (body, user) => void addIdentity(user(), body),
    'PUT /auth/password': ({ authMthd, authId, sqncNum, pswd }) => {
      requireProof(sqncNum);
      return void Object.assign(identityOf(authMthd, authId) ?? {}, { pswd });
    },
    'POST /auth/occupancy/email-user': () => undefined,
    'PUT /auth/occupancy/email': ({ authCode }) => {
      // To the letter: a client that changes what was typed is refused.
      if (authCode !== EMAIL_CODE) throw new Refused(200, 2, 'Wrong code.');
      return { sqncNum: 1 };
    },
    'GET /campus/list': () => ({ campusList: [{ cmps_code: 'ewha' }] }),
    'GET /auth/config': () => undefined,
    'POST /oauth/code': (_, user) => {
      user();
      return { code: 'a-partner-code' };
    },
  };

  const app = new Hono();
  app.use(
    cors({ origin: siteUrl, credentials: true, allowHeaders: ['*', 'Authorization', 'Content-Type', 'X-Requested-With', 'X-Auth-State'] }),
  );
  for (const [call, answer] of Object.entries(CALLS)) {
    const [method = '', path = ''] = call.split(' ');
    app.on(method, `${BASE}${path}`, async (c) => {
      const body = PAYLOADS[call] === undefined ? {} : await c.req.json();
      requests.push({ call, body });
      const wanted = [...(PAYLOADS[call] ?? [])].sort();
      if (JSON.stringify(Object.keys(body).sort()) !== JSON.stringify(wanted))
        throw new Refused(200, 3, `${call} takes ${wanted.join(', ')}.`);
      const data = answer(body, () => requireUser(c.req.header('authorization')));
      return c.json({ code: 0, ...(data !== undefined && { data }) });
    });
  }
  app.put(`${BASE}/auth/refresh/access-token`, (c) => {
    const token = c.req.header('authorization')?.slice('Bearer '.length) ?? '';
    const user = ended.get(token);
    requests.push({ call: 'PUT /auth/refresh/access-token', body: {} });
    if (user === undefined) throw new Refused(401, 401, 'Not signed in.');
    return c.json({ code: 0, data: signIn(user) });
  });
  app.put(`${BASE}/auth/change/profile`, async (c) => {
    // Read as text: jsdom has put a File of its own in the place of the one that Node's parser makes.
    if (!/name="prflImg"; filename="/.test(await c.req.text())) throw new Refused(200, 4, 'No image.');
    requireUser(c.req.header('authorization')).prfl_img_path = IMAGE_PATH;
    return c.json({ code: 0, data: { profileImagePath: IMAGE_PATH } });
  });

  const toProvider = (method: string, state: string) => `${origin()}/provider/authorize?${new URLSearchParams({ method, state })}`;
  app.get(`${BASE}/auth/provider/:method/start`, (c) => c.redirect(toProvider(c.req.param('method'), c.req.query('state') ?? '')));
  app.get(`${BASE}/auth/passni/yonsei/login`, (c) => c.redirect(toProvider('yonsei', c.req.query('state') ?? '')));
  app.get('/provider/authorize', (c) => {
    const { method = '', state = '' } = c.req.query();
    return c.redirect(`${siteUrl}/callback/${method}?${new URLSearchParams({ code: `code-of-${method}`, state })}`);
  });
  app.onError((error, c) => {
    if (!(error instanceof Refused)) throw error;
    return c.json({ code: error.code, message: error.message }, error.status as 200);
  });

  const listener: Listener = await listen({ host: '127.0.0.1', port: 0, variable: 'a test' });
  const origin = () => `http://127.0.0.1:${listener.port}`;
  listener.serve(app.fetch);
  return {
    base: `${origin()}${BASE}`,
    requests,
    callsOf: (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body),
    /** A person who has joined before, by an email or a provider. */
    addMember: (method: string, subject: string, { ncknm = 'Minji', pswd = '' } = {}): User => {
      const authMthd = METHODS.find(({ code }) => code === method)?.type ?? 0;
      const user = newUser(authMthd, { ncknm, uvrsId: 'minji_2024' });
      identities.push({ authMthd, subject, user, pswd });
      return user;
    },
    /** Every token runs out, and can be exchanged for a new one (419, REFR-1). */
    endTokens: () => {
      for (const [token, user] of tokens) ended.set(token, user);
      tokens.clear();
    },
    /** A token that the pages may find in the browser. */
    tokenOf: (user: User): string => signIn(user).user.access_token,
    close: () => listener.close(),
  };
}
export type BareApi = Awaited<ReturnType<typeof openBareApi>>;
