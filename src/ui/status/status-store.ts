export type ToastTone = 'success' | 'info' | 'warning';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: ToastTone;
  /** It is about a step of a flow, or about a login: it goes with that step, or when a dialog opens or closes (EMAIL-8); else its time alone ends it. */
  readonly ofStep: boolean;
  /** It is read out at once, as an alert: what a person asked for is done (PROF-2, PROF-5). Else when nothing else is being read. */
  readonly alert: boolean;
}

export interface Status {
  /** Shown and read out; the oldest first, at most two. */
  readonly toasts: readonly Toast[];
  /** Read out only. */
  readonly announcement: { readonly id: number; readonly text: string } | undefined;
  /** Neither is shown or said yet, and no time of theirs passes: no page stands to read them on. */
  readonly held: boolean;
}

/** How long a toast stays, in ms, unless the pointer is on it (use-hold.ts). */
export const TOAST_TIME = 5000;
/** How long words for screen readers alone stay in the page, in ms: later a person would find there what no longer holds. */
export const ANNOUNCEMENT_TIME = 5000;
const TOASTS_MAX = 2;

/**
 * What the product says in passing: toasts, and words for screen readers alone. Never for an error that asks for an action.
 * A module of its own because a dialog that opens over the page takes the words with it (see StatusSlot).
 */
export function createStatusStore() {
  let status: Status = { toasts: [], announcement: undefined, held: false };
  let nextId = 1;
  const listeners = new Set<() => void>();
  /** Those of the transition that is being drawn: it may be the very one that leaves the step before. */
  let fresh: ReadonlySet<number> = new Set();
  let endOfAnnouncement: ReturnType<typeof setTimeout> | undefined;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();

  const change = (next: Status) => {
    status = next;
    for (const listener of listeners) listener();
  };
  const stop = (id: number) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  };
  const dismiss = (id: number) => {
    stop(id);
    change({ ...status, toasts: status.toasts.filter((toast) => toast.id !== id) });
  };
  const count = (id: number) => {
    stop(id);
    if (status.held) return;
    timers.set(
      id,
      setTimeout(() => dismiss(id), TOAST_TIME),
    );
  };

  const countAnnouncement = () => {
    clearTimeout(endOfAnnouncement);
    if (status.held) return;
    endOfAnnouncement = setTimeout(() => change({ ...status, announcement: undefined }), ANNOUNCEMENT_TIME);
  };
  const countAll = () => {
    for (const toast of status.toasts) count(toast.id);
  };

  return {
    get: () => status,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    toast(text: string, tone: ToastTone = 'success', { ofStep = false, alert = false } = {}) {
      const toast = { id: nextId++, text, tone, ofStep, alert };
      fresh = new Set([...fresh, toast.id]);
      // React draws what a transition leads to before the next task.
      setTimeout(() => {
        fresh = new Set();
      });
      const kept = status.toasts.slice(1 - TOASTS_MAX);
      for (const dropped of status.toasts) if (!kept.includes(dropped)) stop(dropped.id);
      change({ ...status, toasts: [...kept, toast] });
      count(toast.id);
    },
    /** Says `text` once to screen readers, politely. It says the same text twice, too. */
    announce(text: string) {
      change({ ...status, announcement: { id: nextId++, text } });
      countAnnouncement();
    },
    dismiss,
    /** Until a page stands. @returns what shows all that was said meanwhile, whose time begins then */
    hold() {
      change({ ...status, held: true });
      return () => {
        change({ ...status, held: false });
        countAll();
        if (status.announcement !== undefined) countAnnouncement();
      };
    },
    /** A flow left its step, or a dialog opened or closed: words about the step before go; words of the same transition stay. */
    leaveStep() {
      for (const { id, ofStep } of status.toasts) if (ofStep && !fresh.has(id)) dismiss(id);
    },
    /** Keeps every toast while a person reads it; `resume` starts their time anew. */
    pause() {
      for (const toast of status.toasts) stop(toast.id);
    },
    resume: countAll,
  };
}

export type StatusStore = ReturnType<typeof createStatusStore>;

/** The product's one store. */
export const statusStore: StatusStore = createStatusStore();

export const showToast = statusStore.toast;
/** What a person asked for is done, and nothing has to be confirmed. */
export const showSuccess = (text: string): void => showToast(text, 'success', { alert: true });
export const announce = statusStore.announce;
