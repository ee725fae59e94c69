import { configFromEnv } from './config-from-env.ts';
import { createLog, type Log } from './log/log.ts';
import { DIST, ROOT, startServer } from './server.ts';
import { buildSite } from './site/build.ts';
import { StartError } from './start-error.ts';

/** `npm start`: builds the front end while everything else starts, says where it all is, and stops at Ctrl-C. */
async function main(): Promise<void> {
  goOnWithoutOutput();
  const config = configFromEnv(process.env);
  const log = createLog(config.log);
  endOnUncaught(log);
  const build = process.env.SKIP_BUILD === '1' ? undefined : buildSite(ROOT, DIST);
  if (build !== undefined) console.info('Building the site where it is not current; some 15 seconds.');
  const starting = startServer({ config, log, built: build?.done });
  // From the start on: a signal while it starts must not leave the build behind, nor half a server.
  const isStopping = stopOnSignal(log, async () => {
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
        ...(server.issuer === undefined ? [] : [`  OpenID     ${server.issuer}  (the issuer for partners)`]),
        `  Email      ${server.mail}`,
        ...(server.inboxUrl === undefined ? [] : [`  Inbox      ${server.inboxUrl}`]),
        `  3D host    ${server.worldUrl}${config.worldUrl === undefined ? '  (a stand-in)' : ''}`,
        ...(server.providersUrl === undefined
          ? []
          : [`  Providers  ${server.providersUrl}  (stand-ins for social and university sign-in)`]),
        ...(server.metricsUrl === undefined ? [] : [`  Metrics    ${server.metricsUrl}`]),
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
function stopOnSignal(log: Log, stop: () => Promise<void>): () => boolean {
  let askedAt: number | undefined;
  const handle = () => {
    // A second Ctrl-C is from a person who does not want to wait; the same one may arrive twice, from the terminal and from npm.
    if (askedAt !== undefined) {
      if (performance.now() - askedAt > SAME_KEY_PRESS) process.exit(130);
      return;
    }
    askedAt = performance.now();
    console.info('\nStopping ...');
    stop().then(
      () => {
        console.info('Stopped.');
        process.exit(0);
      },
      (error: unknown) => {
        log.error('processFailed', { error });
        process.exit(1);
      },
    );
  };
  // SIGHUP: the terminal was closed.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, handle);
  return () => askedAt !== undefined;
}

/**
 * Lines without a reader are lost, and the server goes on: the reader is gone (EPIPE, as after `npm start | head`; EIO, a closed terminal),
 * or their disk is full (ENOSPC) until it has room again.
 */
function goOnWithoutOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

/** Node.js itself would print all that the error carries: a query's parameters, a row. */
function endOnUncaught(log: Log): void {
  const end = (error: unknown) => {
    log.error('processFailed', { error });
    process.exit(1);
  };
  process.on('uncaughtException', end);
  process.on('unhandledRejection', end);
}

main().catch((error: unknown) => {
  if (error instanceof StartError) console.error(error.message);
  else createLog().error('processFailed', { error });
  process.exit(1);
});
