import { answered, on } from '#tests/support/faults.ts';
import { server } from '#tests/support/msw-server.ts';
import { SAMPLES } from '#tests/support/samples.ts';

interface Api {
  readonly valid?: string;
  readonly refresh?: () => Response | Promise<Response>;
  /** So many requests are there before the refresh is answered. */
  readonly atOnce?: number;
}

/** A server that takes one token at a time; a refresh gives the next one. Counts its requests. */
export function startApi({ valid = 'token-2', refresh, atOnce = 1 }: Api = {}) {
  const asked = { info: 0, refresh: 0 };
  const allAsked = gate();
  server.use(
    on('userInfo', ({ request }) => {
      asked.info += 1;
      if (asked.info === atOnce) allAsked.resolve();
      if (request.headers.get('Authorization') !== `Bearer ${valid}`) return answered('tokenExpired');
      return answered('ok', undefined, SAMPLES.userInfo.data);
    }),
    on('refreshAccessToken', async () => {
      asked.refresh += 1;
      await allAsked.promise;
      return refresh?.() ?? answered('ok', undefined, { access_token: valid });
    }),
  );
  return asked;
}

/** A promise and what ends it. */
export function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}
