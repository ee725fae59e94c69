import { DOCUMENTS } from '#contract/documents.ts';
import { spacePlace } from '#machines/place.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { defect, GUEST, MEMBER, unreachable } from '#machines/samples.ts';
import { shellModel } from '#machines/shell/qa/shell.model.ts';
import { VISITOR } from '#machines/viewer.ts';
import { defineModel } from '#statewalk/explore/model.ts';

const space = spacePlace('ewha');
if (space === null) throw new Error('the sample is not a place');

/**
 * What the machine of the popups shows by itself: its popups without a flow of their own, its alert, and the documents. The popups
 * that are flows show what their own machines say.
 */
export const popupsModel = defineModel({
  machine: popupsMachine,
  inputs: { plain: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: [0, 1] } },
  events: [
    { type: 'VIEWER_CHANGED', viewer: VISITOR },
    { type: 'VIEWER_CHANGED', viewer: GUEST },
    { type: 'VIEWER_CHANGED', viewer: MEMBER },
    { type: 'OPEN', popup: 'welcome' },
    { type: 'OPEN', popup: 'agreement' },
    { type: 'OPEN', popup: 'myProfile' },
    { type: 'PLACE_REQUESTED', place: '/myroom' },
    { type: 'PLACE_REQUESTED', place: space },
    ...DOCUMENTS.map((document) => ({ type: 'DOCUMENT_OPENED', document }) as const),
  ],
  outcomes: {
    readDueItems: [{ done: [] }],
    refreshToken: [{ done: { signedIn: true } }, { error: unreachable }],
    enterWorld: [{ error: defect }],
  },
  distinguish: ({ context }) => [context.viewer.kind, context.place],
  unanswered: {},
  invariants: [],
});

const { gateway, campus } = shellModel.inputs;
const { ssoGateway = [], campusCheck = [], refreshToken = [] } = shellModel.outcomes;
if (gateway === undefined || campus === undefined) throw new Error('the shell’s model has lost an entry');

/** What the shell shows by itself: that the gateway is passed, the way to a campus, and that a flow has crashed. */
export const shellPagesModel = defineModel({
  ...shellModel,
  inputs: { gateway, campus },
  events: [],
  outcomes: { ssoGateway, campusCheck, refreshToken, popups: [{ error: defect }] },
});
