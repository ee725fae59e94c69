import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { ListedSession } from '#machines/devices/devices.machine.ts';

const listed = (sessions: readonly ListedSession[]) => ({ sessionList: [...sessions] });

export const devices = defineBindings('devices', {
  ofData: ['listing'],
  events: {
    END_CHOSEN: ({ top, event }) => top.locator(`[data-session="${event.sessionId}"]`).click(),
    OTHERS_END_CHOSEN: ({ press }) => press(($) => $.devices.endOthers),
    CONFIRMED: ({ press }) => press(($) => $.devices.confirm),
    RETRIED: ({ press }) => press(($) => $.devices.retry),
  },
  notOffered: {
    // Only a session that is listed has a button, and one's own is ended by a logout.
    END_CHOSEN: ({ context }, { sessionId }) => !context.sessions.some((each) => each.sessionId === sessionId && !each.isCurrent),
    OTHERS_END_CHOSEN: ({ context }) => context.sessions.every(({ isCurrent }) => isCurrent),
    // The question stands above the list.
    CLOSED: (snapshot) => snapshot.hasTag('alert'),
  },
  ports: { listSessions: asks('listSessions', 'listSessions', listed), endSessions: asks('endSessions', 'endSessions', listed) },
});
