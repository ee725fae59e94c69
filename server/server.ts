import path from 'node:path';
import { Hono } from 'hono';
import { createApp } from './app.ts';
import { type CampusLook, readCampusLooks } from './campuses/campus-looks.ts';
import { SAMPLE_LOOKS } from './campuses/sample-looks.ts';
import { CloseStack } from './close-stack.ts';
import type { Config } from './config.ts';
import { openTime } from './db/database-time.ts';
import { loadSecret } from './db/migrate.ts';
import { type DatabaseWatch, type OpenDatabase, openDatabase } from './db/open.ts';
import { whileItRestarts } from './db/while-it-restarts.ts';
import type { Deps } from './deps.ts';
import { Readiness } from './health/readiness.ts';
import { createHealth, isHealthPath } from './health/routes.ts';
import { keepTidy } from './housekeeping.ts';
import { answerToError } from './http/error-answer.ts';
import { imageQueue } from './images/queue.ts';
import type { Listener } from './listen.ts';
import { openPorts } from './listeners.ts';
import { createLog, type Log } from './log/log.ts';
import { createOutbox, keepSending } from './mail/deliver.ts';
import { createInbox } from './mail/inbox.ts';
import { openMailer } from './mail/open-mailer.ts';
import { Metrics } from './metrics/metrics.ts';
import { createMetricsApp } from './metrics/metrics-app.ts';
import { forgetClient, readClients, registerClient, unsaidOf } from './oauth/clients.ts';
import { keepLogos } from './oauth/logos.ts';
import { createOpenidDoor } from './openid/door.ts';
import { sealSigningKeys } from './openid/keys.ts';
import { createLogoutOutbox } from './openid/logouts.ts';
import { issuerOf, OPENID_PATH } from './openid/openid-path.ts';
import { DEMO_CLIENTS, demoClients } from './partner/links.ts';
import { createPartner } from './partner/partner.ts';
import { Passwords } from './passwords.ts';
import { createProviders } from './providers/providers.ts';
import { createRevocationOutbox } from './providers/revocations.ts';
import { providersToPlay, settingsOfStandIns, standInSecrets } from './providers/stand-ins/stand-in-settings.ts';
import { createStandIns, type StandInOptions } from './providers/stand-ins/stand-ins.ts';
import { random } from './random.ts';
import { readSchools } from './schools/schools-file.ts';
import { keepBuildFiles } from './site/build-files.ts';
import { checkAllowList } from './site/maintenance.ts';
import { settingsOf } from './site/page-settings.ts';
import { withoutHstsOnHttp } from './site/security-headers.ts';
import { createSite } from './site/site.ts';
import { createWorld } from './world/world.ts';

export const ROOT = path.resolve(import.meta.dirname, '..');
export const DIST = path.join(ROOT, 'dist');

export interface StartOptions {
  readonly config: Config;
  /** ms since the epoch, in the place of the database's time; a test gives its own and moves it. */
  readonly clock?: () => number;
  readonly standIns?: StandInOptions;
  /** In the place of the configured one; closed with the rest. */
  readonly database?: OpenDatabase;
  /** The folder with the built front end. */
  readonly dist?: string;
  /** That is being built just now; resolves when it is not any more. */
  readonly built?: Promise<unknown> | undefined;
  /** In the place of what the configuration says. */
  readonly log?: Log;
  readonly metrics?: Metrics;
}

export interface RunningServer {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly docsUrl: string;
  /** `undefined` when SMTP_URL sends email to a real server. */
  readonly inboxUrl: string | undefined;
  readonly worldUrl: string;
  /** The stand-ins for providers; `undefined` when there are none. */
  readonly providersUrl: string | undefined;
  /** The stand-in for a partner of the gateway; `undefined` when there is none. */
  readonly partnerUrl: string | undefined;
  /** What clients of the OpenID door know it by; `undefined` where no partner is registered for it. */
  readonly issuer: string | undefined;
  /** Where Prometheus reads; `undefined` without METRICS_PORT. */
  readonly metricsUrl: string | undefined;
  readonly database: string;
  readonly mail: string;
  stop(): Promise<void>;
}

/**
 * Starts everything: the database, the site with the API, the mail catcher with its inbox, and the stand-ins for the 3D host, for
 * the providers and for a partner of the gateway.
 * @throws StartError with a reason for people; then nothing is left running
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const log = options.log ?? createLog(options.config.log);
  const stack = new CloseStack(log);
  try {
    return await start(options, log, stack);
  } catch (error) {
    await stack.close(0);
    throw error;
  }
}

async function start(options: StartOptions, log: Log, stack: CloseStack): Promise<RunningServer> {
  const { dist = DIST, metrics = new Metrics() } = options;
  await checkAllowList(options.config.maintenance);
  const registered = options.config.oauthClientsFile === undefined ? [] : await readClients(options.config.oauthClientsFile);
  for (const client of registered) {
    const unsaid = unsaidOf(client);
    if (unsaid.length > 0) log.warn('partnerLeavesUnsaid', { client: client.id, unsaid });
  }
  const campusLooks = await campusLooksOf(options.config);
  const { schoolsFile } = options.config;
  const schools = schoolsFile === undefined ? options.config.schools : await readSchools(schoolsFile);

  // Ports first: a taken one is found out in no time, and the addresses are part of what is served.
  const readiness = new Readiness();
  const health = createHealth(readiness);
  const early = (request: Request) => (isHealthPath(new URL(request.url).pathname) ? health.fetch(request) : undefined);
  const { listeners, urls } = await openPorts(options.config, stack, { log, early });

  const database = stack.add('database', options.database ?? (await openDatabase(options.config, watchOf(log, metrics))));
  const { db } = database;
  const { clock, beforeRequest } = stack.add('work', await whileItRestarts(() => openTime(database, options.clock)));
  const secret = await whileItRestarts(() => loadSecret(db, random));
  const secrets = standInSecrets(secret);
  // The stand-in's label is made up, so that no real one is ever in a file of ours.
  const { id, key = urls.partner === undefined ? undefined : secrets.partnerKey } = options.config.partner;
  const config: Config = { ...options.config, partner: { id, key }, campusLooks, schools };
  const clients = [...registered, ...(urls.partner === undefined ? [] : demoClients(urls.partner, secrets.partner))];
  await whileItRestarts(async () => {
    for (const client of clients) await registerClient(db, client);
    if (urls.partner === undefined) for (const id of DEMO_CLIENTS) await forgetClient(db, id);
  });

  const mailer = await openMailer(config, stack, { db, clock, log, metrics });

  const played = providersToPlay(config);
  const standIns = urls.providers === undefined ? {} : settingsOfStandIns(played, urls.providers, secrets);
  const providers = createProviders({ ...standIns, ...config.providers }, urls.site, clock);
  const outbox = stack.add('work', createOutbox({ db, clock, random, mailer, log }));
  const stopSending = keepSending(outbox);
  stack.add('work', { close: async () => stopSending() });
  const addresses = { siteUrl: urls.site, worldUrl: urls.world };
  const about = { db, secret, config, addresses, clock, random, log, metrics };
  const openid = clients.some((client) => client.tokenEndpointAuthMethod !== undefined) ? createOpenidDoor(about) : undefined;
  if (openid !== undefined) await whileItRestarts(() => sealSigningKeys(about));
  const deps: Deps = { ...about, outbox, passwords: new Passwords(), providers, openid };
  if (openid !== undefined) stack.add('work', createLogoutOutbox(about));
  stack.add('work', createRevocationOutbox(deps));
  if (config.providers.apple !== undefined && config.openidKeySecrets.length === 0) log.warn('appleTokensNotKept');
  const stopTidying = keepTidy(deps);
  stack.add('work', { close: stopTidying });
  stack.add('work', imageQueue);
  stack.add('work', keepLogos({ ...about, images: imageQueue }, registered));

  // Before the first page of this build is sent. The embedded database has one process: no other would ask.
  const buildFiles = config.databaseUrl === undefined ? undefined : stack.add('work', await keepBuildFiles(deps, dist, options.built));
  let isBuilding = options.built !== undefined;
  void options.built?.then(() => {
    isBuilding = false;
  });
  const { maintenance, externalSite, trustProxy, hstsSubdomains } = config;
  const { siteUrl, worldUrl } = addresses;
  const apiUrl = urls.local;
  const app = new Hono();
  app.use(withoutHstsOnHttp);
  // Files need no time, and are sent while the database is away.
  for (const path of ['/api/*', '/callback/*', `${OPENID_PATH}/*`]) app.use(path, beforeRequest);
  // Without this, Hono would print what it catches: a query's error with its parameters.
  const serve = (listener: Listener | undefined, served: Hono) => listener?.serve(served.onError(answerToError(deps)).fetch);
  app.route('/', createApp(deps));
  app.route(
    '/',
    createSite({
      dist,
      siteUrl,
      hstsSubdomains,
      settings: settingsOf(config, worldUrl),
      maintenance,
      externalSite,
      trustProxy,
      isBuilding: () => isBuilding,
      buildFiles,
    }),
  );
  serve(listeners.site, app);
  serve(listeners.inbox, createInbox(deps));
  serve(listeners.world, createWorld({ apiUrl, siteUrl, log }));
  if (listeners.metrics !== undefined) metrics.addProcess();
  serve(listeners.metrics, createMetricsApp(metrics));
  readiness.started(db);
  if (urls.providers !== undefined) {
    const cast = await createStandIns({
      ...options.standIns,
      codes: played,
      providersUrl: urls.providers,
      siteUrl,
      secrets,
      schools,
      apiUrl,
    });
    listeners.providers?.serve(cast.fetch);
  }
  if (urls.partner !== undefined) {
    serve(listeners.partner, createPartner({ apiUrl, siteUrl, partnerUrl: urls.partner, clientSecret: secrets.partner, log }));
  }

  return {
    siteUrl,
    apiUrl: `${siteUrl}/api/v1`,
    docsUrl: `${siteUrl}/api/docs`,
    inboxUrl: urls.inbox,
    worldUrl,
    providersUrl: urls.providers,
    partnerUrl: urls.partner,
    issuer: openid === undefined ? undefined : issuerOf(siteUrl),
    metricsUrl: urls.metrics,
    database: database.label,
    mail: config.smtpUrl === undefined ? 'caught, see the inbox' : `sent by ${new URL(config.smtpUrl).host}`,
    stop: () => {
      readiness.stopping();
      return stack.close();
    },
  };
}

/** Samples stand beside the stand-ins, and never in front of people. */
async function campusLooksOf({ campusesFile, standIns }: Config): Promise<readonly CampusLook[]> {
  if (campusesFile !== undefined) return readCampusLooks(campusesFile);
  return standIns ? SAMPLE_LOOKS : [];
}

const watchOf = (log: Log, metrics: Metrics): DatabaseWatch => ({
  onError: (error) => metrics.databaseFailed(error),
  onAway: (error) => log.error('databaseAway', { error }),
  onBack: (ms) => log.warn('databaseBack', { ms }),
  onFull: (error) => log.error('databaseFull', { error }),
});
