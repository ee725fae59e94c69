import { defineBindings } from '../bindings.ts';

export const campusCheck = defineBindings('campusCheck', {
  events: { HOME_CHOSEN: ({ press }) => press(($) => $.common.home) },
});
