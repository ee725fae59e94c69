import type { Edge } from '../explore/edge.ts';
import { outermost } from '../explore/outermost.ts';
import type { Say } from './bindings.ts';
import { type Screens, wantedOf } from './screens.ts';

/** The messages that a screen has to show after a step, each with the state that shows it. */
export const messagesOn =
  (screens: Screens, flow: string, say: Say) =>
  ({ after }: Edge): readonly string[] =>
    wantedOf(screens, flow, after, say).texts.map((text) => `${outermost(after)}: ${text}`);
