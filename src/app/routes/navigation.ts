/** What the router can do for a flow. */
export interface Navigation {
  goHome(): Promise<void>;
  /** Closed popups have left the history: going back in it later would undo a departure that has begun (POP-5). */
  settled(): Promise<void>;
}
