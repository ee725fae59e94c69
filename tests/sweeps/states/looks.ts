import type { AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { ALL_BINDINGS } from '#machines/all-bindings.ts';
import { type Look, whole } from '#machines/bindings/looks.ts';
import { catalogue } from '#machines/catalogue.ts';
import type { ssoGatewayMachine } from '#machines/sso-gateway/sso-gateway.machine.ts';
import { lookOf } from '#src/pages/gateway/looks.ts';
import { nodesOf } from '#statewalk/explore/xstate-internals.ts';

/** Every other machine of the catalogue has a screen. */
export const WITHOUT_SCREEN = [
  // Server calls of the flows that join, which say what comes of them.
  'signUp',
  // Goes on behind whatever is open.
  'tokenRefresh',
  'refreshQueue',
  // Only the server and other tabs hear of it.
  'presence',
  // Stands behind the form of an email login: the browser shows what it offers.
  'passkeyAutofill',
  // Runs after the dialog of the image change was left; a toast says the rest.
  'newImage',
] as const satisfies readonly (keyof typeof catalogue)[];
export type FlowWithScreen = Exclude<keyof typeof catalogue, (typeof WITHOUT_SCREEN)[number]>;
export const hasScreen = (id: string): id is FlowWithScreen => id in catalogue && !WITHOUT_SCREEN.some((each) => each === id);

/** The alert has said it when the window closes. */
const gateway = (snapshot: SnapshotFrom<typeof ssoGatewayMachine>): Look => [
  snapshot.value === 'closing' ? snapshot.value : whole(snapshot),
  `${snapshot.context.type} ${lookOf(snapshot.value)?.title}`,
];

/** These stand around others, whose popups or pages are their own. */
export const AROUND: readonly FlowWithScreen[] = ['joining', 'popups', 'shell'];

/** The flow that shows while a machine is in this state, and its id there. */
export const flowIn = (snapshot: AnyMachineSnapshot): { readonly flow: FlowWithScreen; readonly id: string } | undefined =>
  nodesOf(snapshot)
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ src, id }) => (typeof src === 'string' && hasScreen(src) ? [{ flow: src, id }] : []))[0];

export function lookOfState(flow: FlowWithScreen, snapshot: AnyMachineSnapshot): Look {
  if (!AROUND.includes(flow) && flowIn(snapshot) !== undefined) return [];
  // Its title stands with the page.
  if (flow === 'ssoGateway') return gateway(snapshot);
  return ALL_BINDINGS[flow].looks?.(snapshot as never) ?? [whole(snapshot)];
}
