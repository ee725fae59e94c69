import { isSignedIn, type Viewer } from '#machines/viewer.ts';

export type UserState = 'online' | 'sleeping';

/** What the tag manager hears. Nothing of it identifies a person. */
export type Tag =
  /** ANA-1 */
  | { readonly login_status: 'Y' | 'N'; readonly campus_name: string; readonly user_state: UserState }
  /** SHELL-6: another state of the same user. */
  | { readonly user_state: UserState }
  /** ANA-2; `timestamp` in ms since the epoch. */
  | { readonly event: 'login'; readonly timestamp: number };

declare global {
  interface Window {
    /** Where a tag manager, if the operator has one, finds what happened; it is an array until then. */
    dataLayer?: { push(tag: object): unknown };
  }
}

/** ANA-1: the campus that these pages belong to, in the words of the reports: the main one. */
const CAMPUS_NAME = '메인';

/** The root actor, as far as it is looked at here. */
export interface ViewerSource {
  getSnapshot(): ViewerSnapshot;
  subscribe(listener: (snapshot: ViewerSnapshot) => void): { unsubscribe(): void };
}
interface ViewerSnapshot {
  readonly context: { readonly viewer: Viewer };
  /** `presence` lives as long as the root actor. */
  readonly children: { readonly presence?: PresenceSource | undefined };
}
interface PresenceSource {
  getSnapshot(): { matches(state: 'sleeping'): boolean };
  subscribe(listener: () => void): { unsubscribe(): void };
}

export interface AnalyticsOptions {
  readonly push?: (tag: Tag) => void;
  /** ms since the epoch. */
  readonly now?: () => number;
}

/** Pushes who looks at the page, and their state, on each change of these, and a tag on each login (ANA-1, ANA-2, SHELL-6). Watches; decides nothing. Returns its end. */
export function observeAnalytics(system: ViewerSource, { push = pushToDataLayer, now = Date.now }: AnalyticsOptions = {}): () => void {
  let before: Viewer = { kind: 'unknown' };
  const { presence } = system.getSnapshot().children;
  const stateNow = (): UserState => (presence?.getSnapshot().matches('sleeping') ? 'sleeping' : 'online');
  let told: UserState | null = null;
  const look = ({ context: { viewer } }: ViewerSnapshot) => {
    if (viewer.kind === 'unknown' || isSameUser(viewer, before)) return;
    // A person known right after the page has loaded was signed in before.
    const isLogin = isSignedIn(viewer) && before.kind !== 'unknown' && userOf(viewer) !== userOf(before);
    before = viewer;
    told = stateNow();
    push({ login_status: isSignedIn(viewer) ? 'Y' : 'N', campus_name: CAMPUS_NAME, user_state: told });
    if (isLogin) push({ event: 'login', timestamp: now() });
  };
  const lookAtState = () => {
    // The tag manager hears nothing before the viewer is known.
    if (told === null || told === stateNow()) return;
    told = stateNow();
    push({ user_state: told });
  };
  const subscriptions = [system.subscribe(look), presence?.subscribe(lookAtState)];
  look(system.getSnapshot());
  return () => {
    for (const subscription of subscriptions) subscription?.unsubscribe();
  };
}

function pushToDataLayer(tag: Tag): void {
  window.dataLayer ??= [];
  window.dataLayer.push(tag);
}

const userOf = (viewer: Viewer): string | null => ('userId' in viewer ? viewer.userId : null);

/** A guest who links an account stays the same person and is another kind of user. */
const isSameUser = (one: Viewer, other: Viewer): boolean => one.kind === other.kind && userOf(one) === userOf(other);
