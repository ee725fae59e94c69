/** The acts that an owner proves again to be the owner for (CONFIRM-1), by the names of their calls. */
export const CONFIRMED_ACTS = [
  'endSessions',
  'deleteAccount',
  'addPasskey',
  'removePasskey',
  'setUpAccount',
  'removeWay',
  'changeEmail',
  'exportData',
] as const;
export type ConfirmedAct = (typeof CONFIRMED_ACTS)[number];
