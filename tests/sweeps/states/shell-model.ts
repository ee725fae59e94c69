import { defect } from '#machines/samples.ts';
import { shellModel } from '#machines/shell/qa/shell.model.ts';
import { defineModel } from '#statewalk/explore/model.ts';

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
