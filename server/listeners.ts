import type { CloseStack, Stage } from './close-stack.ts';
import type { Config } from './config.ts';
import { BEHIND_PROXY, type Listener, type ListenOptions, listen, TIMEOUTS } from './listen.ts';
import { providersToPlay } from './providers/stand-ins/stand-in-settings.ts';

/** What each port is for; `undefined` where the configuration has no use for one. */
interface PerPort<Value> {
  readonly site: Value;
  readonly inbox: Value | undefined;
  readonly world: Value | undefined;
  readonly providers: Value | undefined;
  readonly partner: Value | undefined;
  readonly metrics: Value | undefined;
}

export interface Urls extends PerPort<string> {
  /** Also where another host stands in for none of ours. */
  readonly world: string;
  /** The site as this machine reaches it. */
  readonly local: string;
}

export interface Ports {
  readonly listeners: PerPort<Listener>;
  /** What people type to reach each. */
  readonly urls: Urls;
}

/**
 * Opens every port that the configuration asks for, and says how each is reached.
 * @throws StartError that names the variable of a port that is taken
 */
export async function openPorts(
  config: Config,
  stack: CloseStack,
  { log, early }: Required<Pick<ListenOptions, 'log' | 'early'>>,
): Promise<Ports> {
  const { host, metricsPort, metricsHost } = config;
  const open = async (variable: string, port: number, stage: Stage = 'requests', on = host) =>
    stack.add(stage, await listen({ host: on, port, variable }, { log }));
  const listeners = {
    site: stack.add(
      'requests',
      await listen({ host, port: config.port, variable: 'PORT' }, { early, log, timeouts: config.trustProxy ? BEHIND_PROXY : TIMEOUTS }),
    ),
    inbox: config.smtpUrl === undefined ? await open('INBOX_PORT', config.inboxPort) : undefined,
    world: config.worldUrl === undefined ? await open('WORLD_PORT', config.worldPort) : undefined,
    // Calls in flight ask the stand-ins, so these close after the site.
    providers: providersToPlay(config).length === 0 ? undefined : await open('PROVIDERS_PORT', config.providersPort, 'work'),
    partner: config.standIns ? await open('PARTNER_PORT', config.partnerPort) : undefined,
    metrics: metricsPort === undefined ? undefined : await open('METRICS_PORT', metricsPort, 'work', metricsHost),
  };
  const urlOf = (listener: Listener) => `http://${nameOf(host)}:${listener.port}`;
  const { site, inbox, world, providers, partner, metrics } = listeners;
  return {
    listeners,
    urls: {
      site: config.publicUrl ?? urlOf(site),
      local: `http://${connectableHost(host)}:${site.port}`,
      inbox: inbox && urlOf(inbox),
      world: config.worldUrl ?? (world === undefined ? '' : urlOf(world)),
      providers: providers && (config.providersUrl ?? urlOf(providers)),
      partner: partner && (config.partnerUrl ?? urlOf(partner)),
      metrics: metrics && `http://${connectableHost(metricsHost)}:${metrics.port}/metrics`,
    },
  };
}

/** What a person types for an address to listen on; cookies go by this name, whatever the port. */
const nameOf = (host: string): string => (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : connectableHost(host));

/** An address to connect to, for one to listen on, as it stands in a URL. */
export const connectableHost = (host: string): string => {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
};
