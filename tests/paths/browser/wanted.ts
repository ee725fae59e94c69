import type { AnyMachineSnapshot } from 'xstate';
import { failuresOf, failureWord } from '#machines/bindings/looks.ts';
import { type FailureCode, NICKNAME_REFUSALS } from '#machines/failures.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import type { Say } from '#statewalk/browser/bindings.ts';
import type { Wanted } from '#statewalk/browser/screens.ts';
import { dotted } from '#statewalk/state-name.ts';
import { type FlowWithScreen, flowIn, lookOfState } from '#tests/sweeps/states/looks.ts';
import { shownAs } from '#tests/sweeps/states/shown-states.ts';

/** What has to be seen of a flow that goes on. */
export function wantedOf(flow: FlowWithScreen, snapshot: AnyMachineSnapshot, say: Say): Wanted {
  const texts = textsOf(flow, snapshot, say);
  if (lookOfState(flow, snapshot).length > 0) return { shown: shownAs({ flow, snapshot }), texts };
  const shown = flowWithin(flow, snapshot);
  return { shown, texts, ...(shown === null && { why: NO_LOOK }) };
}

const NO_LOOK = '"looks" of its bindings give this state none';

/** Failures that a field says, and of which no look of its own is drawn: it looks as with another. */
const AT_FIELDS: { readonly [F in FlowWithScreen]?: Readonly<Record<string, readonly FailureCode[]>> } = {
  nicknameChange: { entering: NICKNAME_REFUSALS },
};

/** The messages about failures. */
function textsOf(flow: FlowWithScreen, snapshot: AnyMachineSnapshot, say: Say): string[] {
  const look = lookOfState(flow, snapshot).join(', ');
  const atField = AT_FIELDS[flow]?.[dotted(snapshot.value)] ?? [];
  const said = failuresOf(snapshot).filter((failure) => look.includes(failureWord(failure)) || atField.includes(failure.code));
  return said.map((failure) => failureText(say as never, failure));
}

/** What shows in a state that has no look of its own: nothing, unless flows within show it. A screen that `looks` of the bindings leave out is a fault. */
function flowWithin(flow: FlowWithScreen, snapshot: AnyMachineSnapshot): Wanted['shown'] {
  const { value, context } = snapshot;
  switch (flow) {
    case 'popups': {
      // A provider that has answered already: its own flow, which stands above the choice, shows.
      if (context.resumed !== null) return undefined;
      const own = flowIn(snapshot)?.flow;
      // The door of a campus and the way used last lead to their provider at once.
      if (own === 'login' && context.startsWith !== null) return undefined;
      // Its own paths show what it shows.
      return own === 'joining' ? undefined : own;
    }
    case 'joining':
      return context.provider !== null ? undefined : flowIn(snapshot)?.flow;
    case 'profile':
      return flowIn(snapshot)?.flow;
    case 'login':
    case 'linkAccount':
      return value === 'withProvider' ? `${flow} ${value}` : undefined;
    default:
      return flowIn(snapshot) === undefined ? null : undefined;
  }
}
