import { eventName } from '../explore/chart.ts';

const OWN_EVENTS: Readonly<Record<string, string>> = {
  'xstate.init': 'starts',
  'xstate.stop': 'is stopped',
  'xstate.promise.resolve': 'resolves',
  'xstate.promise.reject': 'rejects',
};

/** An event type as people read it, XState's own ones included. */
export const eventText = (type: string): string => OWN_EVENTS[type] ?? eventName(type);
