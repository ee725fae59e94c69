import type { StateValueFrom } from 'xstate';
import type { catalogue } from '#machines/catalogue.ts';

type FlowId = keyof typeof catalogue;

/** The path of each state that a value can name: `codeSent.entry.entering` of `{ codeSent: { entry: 'entering' } }`. */
type Leaf<Value> = Value extends string
  ? Value
  : {
      [Name in keyof Value & string]: Value[Name] extends infer Child | undefined ? Name | `${Name}.${Leaf<NonNullable<Child>>}` : Name;
    }[keyof Value & string];

/** Screens that stand where no machine of their flow shows. */
interface OwnScreens {
  readonly shell: 'crashed' | 'chunkFailed';
  readonly ssoGateway: 'gatewayPassed';
  readonly siteMenu: 'open';
}

/** What `data-flow` says. */
export type ShownFlow = FlowId | keyof OwnScreens;

/** What `data-state` says of a flow (`dotted`): a state of its machine, or of one of its regions. */
export type StateName<Flow extends ShownFlow> =
  | (Flow extends FlowId ? Leaf<StateValueFrom<(typeof catalogue)[Flow]['machine']>> : never)
  | (Flow extends keyof OwnScreens ? OwnScreens[Flow] : never);
