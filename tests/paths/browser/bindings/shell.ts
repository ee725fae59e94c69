import { unbound } from '../bindings.ts';

export const shell = unbound(
  'It decides which page stands; its two pages have no control of its own, and the routes and start tests show it.',
);
