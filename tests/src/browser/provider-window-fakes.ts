import { createProviderRounds } from '#src/browser/provider-rounds.ts';
import type { WindowHost } from '#src/browser/provider-window.ts';
import { createMapStorage } from '#tests/support/map-storage.ts';

export const ORIGIN = 'https://app.madang.example';

export interface FakePopup {
  closed: boolean;
  focused: number;
  close(): void;
  focus(): void;
}

interface FakeChannel {
  readonly name: string;
  onmessage: ((event: { data: unknown }) => void) | null;
  readonly sent: unknown[];
  closed: boolean;
}

/** A browser's windows, messages and channels, with all calls of them. */
interface FakeBrowserOptions {
  blocks?: boolean;
  channels?: boolean;
  cookies?: boolean;
  /** Whether the browser keeps anything in its storage. */
  storage?: boolean;
  /** What `window.open` does in the place of opening the popup. */
  opens?: (url: string, window: object) => unknown;
}

export function createFakeBrowser({ blocks = false, channels = true, cookies = true, storage = true, opens }: FakeBrowserOptions = {}) {
  const listeners = new Set<(event: unknown) => void>();
  const signals = new Map<string, Set<(event: unknown) => void>>();
  const [local, tab] = [createMapStorage({ refuses: !storage }), createMapStorage({ refuses: !storage })];
  const rounds = createProviderRounds({ storage: local, findKeys: () => [...local.kept.keys()], now: () => Date.now() });
  /** What the storages held when the window was opened: a real one gets a copy of the tab's. */
  const whenOpened: { local: string[]; tab: string[] }[] = [];
  const opened: { url: URL; name: string; features: string }[] = [];
  const open: FakeChannel[] = [];
  let seed = 0;
  const popup: FakePopup = {
    closed: false,
    focused: 0,
    close: () => {
      popup.closed = true;
    },
    focus: () => {
      popup.focused += 1;
    },
  };
  const window = {
    origin: ORIGIN,
    screenX: 100,
    screenY: 50,
    outerWidth: 1440,
    outerHeight: 900,
    open: (url: string, name: string, features: string) => {
      if (blocks) return null;
      popup.closed = false;
      opened.push({ url: new URL(url, ORIGIN), name, features });
      whenOpened.push({ local: [...local.kept.keys()], tab: [...tab.kept.keys()] });
      if (opens !== undefined) return opens(url, window);
      return popup;
    },
    addEventListener: (type: string, listener: (event: unknown) => void, { signal }: { signal: AbortSignal }) => {
      const heard = type === 'message' ? listeners : (signals.get(type) ?? new Set());
      signals.set(type, heard);
      heard.add(listener);
      signal.addEventListener('abort', () => heard.delete(listener));
    },
  };
  const openChannel = (name: string) => {
    if (!channels) throw new DOMException('no channels here', 'SecurityError');
    const channel: FakeChannel = { name, onmessage: null, sent: [], closed: false };
    open.push(channel);
    return forwarding(channel);
  };
  const host = {
    window,
    openChannel,
    keepsCookies: () => cookies,
    rounds,
    tab,
    here: () => '/campus?from=school',
    locks: undefined,
    fillWithRandom: (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(++seed),
  } as unknown as WindowHost;

  return {
    host,
    popup,
    opened,
    rounds,
    local,
    tab,
    whenOpened,
    /** An event of the window that is no message, such as `storage` of a key, or `focus` when the tab wakes. */
    tell: (type: string, about: object = {}) => {
      for (const listener of [...(signals.get(type) ?? [])]) listener(about);
    },
    channels: open,
    /** How many listen for messages to the window. */
    listeners,
    /** The state of the newest attempt, as its address carries it. */
    state: (): string => opened.at(-1)?.url.searchParams.get('state') ?? '',
    /** A message to the window, as the return page sends it by default. */
    say: (data: unknown, { origin = ORIGIN, source = popup as unknown } = {}) => {
      for (const listener of [...listeners]) listener({ data, origin, source });
    },
    /** A message on every channel of this name, as a page without an opener sends it. */
    sayOn: (name: string, data: unknown) => {
      for (const channel of open) if (channel.name === name && !channel.closed) channel.onmessage?.({ data });
    },
  };
}

export type FakeBrowser = ReturnType<typeof createFakeBrowser>;

const forwarding = (channel: FakeChannel) => ({
  get onmessage() {
    return channel.onmessage;
  },
  set onmessage(listener) {
    channel.onmessage = listener;
  },
  postMessage: (data: unknown) => void channel.sent.push(data),
  close: () => {
    channel.closed = true;
  },
});
