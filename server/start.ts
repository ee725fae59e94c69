import { configFromEnv } from './config.ts';
import { DIST, ROOT, startServer } from './server.ts';
import { buildSite } from './site/build.ts';
import { StartError } from './start-error.ts';

/** `npm start`: builds the front end while everything else starts, says where it all is, and stops at Ctrl-C. */
async function main(): Promise<void> {
  const config = configFromEnv(process.env);
  const build = process.env.SKIP_BUILD === '1' ? undefined : buildSite(ROOT, DIST);
  const starting = startServer({ config });
  // From the start on: a signal while it starts must not leave the build behind, nor half a server.
  const isStopping = stopOnSignal(async () => {
    await build?.stop();
    await starting.then(
      (server) => server.stop(),
      () => {},
    );
  });
  try {
    const server = await starting;
    if ((await build?.done) === 'failed') console.error('The front end could not be built; see above. The API works all the same.');
    if (isStopping()) return;
    console.info(
      [
        '',
        'Madang is ready.',
        `  Site       ${server.siteUrl}`,
        `  API        ${server.apiUrl}  (described at ${server.docsUrl})`,
        `  Email      ${server.mail}`,
        ...(server.inboxUrl === undefined ? [] : [`  Inbox      ${server.inboxUrl}`]),
        `  3D host    ${server.worldUrl}${config.worldUrl === undefined ? '  (a stand-in)' : ''}`,
        ...(server.providersUrl === undefined
          ? []
          : [`  Providers  ${server.providersUrl}  (stand-ins for social and university sign-in)`]),
        ...(server.partnerUrl === undefined ? [] : [`  Partner    ${server.partnerUrl}  (a stand-in)`]),
        `  Database   ${server.database}`,
        'Ctrl-C stops it.',
      ].join('\n'),
    );
  } catch (error) {
    await build?.stop();
    throw error;
  }
}

/** ms */
const SAME_KEY_PRESS = 500;

/** Returns whether a signal has come. */
function stopOnSignal(stop: () => Promise<void>): () => boolean {
  let askedAt: number | undefined;
  const handle = () => {
    // A second Ctrl-C is from somebody who does not want to wait; the same one may arrive twice, from the terminal and from npm.
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_KEY_PRESS) process.exit(130);
      return;
    }
    askedAt = Date.now();
    console.info('\nStopping ...');
    stop().then(
      () => {
        console.info('Stopped.');
        process.exit(0);
      },
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', handle);
  process.on('SIGTERM', handle);
  return () => askedAt !== undefined;
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
});
