import { defineBindings } from '../bindings.ts';

/** Nothing is pressed in it: its window and the server do it all. */
export const providerTicket = defineBindings('providerTicket', { events: {} });
