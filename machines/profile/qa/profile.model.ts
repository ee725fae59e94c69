import { activityModel } from '#machines/activity/qa/activity.model.ts';
import { connectedServicesModel } from '#machines/connected-services/qa/connected-services.model.ts';
import { dataExportModel } from '#machines/data-export/qa/data-export.model.ts';
import { devicesModel } from '#machines/devices/qa/devices.model.ts';
import { endsOf } from '#machines/ends.ts';
import { handOverApprovalModel } from '#machines/hand-over-approval/qa/hand-over-approval.model.ts';
import { idChangeModel } from '#machines/id-change/qa/id-change.model.ts';
import { imageChangeModel } from '#machines/image-change/qa/image-change.model.ts';
import { passkeysModel } from '#machines/passkeys/qa/passkeys.model.ts';
import { answerLost, codeAfter, EMAIL, endedWell, failed, outputOf, refusedInWords, unreachable } from '#machines/samples.ts';
import { waysModel } from '#machines/ways/qa/ways.model.ts';
import type { WaysOutput } from '#machines/ways/ways.machine.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import { profileMachine } from '../profile.machine.ts';
import { profileExpectations } from './profile.expectations.ts';

const PRIVATE = {
  uvrsId: 'minji_01',
  daysLeft: 0,
  open: false,
  guest: false,
  email: EMAIL,
  emailChangeable: true,
  marketing: true,
  marketingChangeable: true,
  sessionsListed: true,
  waysListed: true,
  consentsListed: true,
  activityListed: true,
  dataExported: true,
  handsOver: true,
  passkeysOffered: true,
};
const OPEN = {
  uvrsId: 'minji_01',
  daysLeft: 12,
  open: true,
  guest: false,
  email: null,
  emailChangeable: true,
  marketing: false,
  marketingChangeable: false,
  sessionsListed: false,
  waysListed: false,
  consentsListed: false,
  activityListed: false,
  dataExported: false,
  handsOver: false,
  passkeysOffered: false,
};
const GUEST = {
  uvrsId: '',
  daysLeft: 0,
  open: true,
  guest: true,
  email: null,
  emailChangeable: false,
  marketing: false,
  marketingChangeable: true,
  sessionsListed: false,
  waysListed: false,
  consentsListed: false,
  activityListed: false,
  dataExported: false,
  handsOver: false,
  passkeysOffered: false,
};
const CHOICES = [
  'NICKNAME_CHANGE_CHOSEN',
  'ID_CHANGE_CHOSEN',
  'IMAGE_CHANGE_CHOSEN',
  'LINK_CHOSEN',
  'PASSWORD_CHANGE_CHOSEN',
  'EMAIL_CHANGE_CHOSEN',
  'OPENNESS_TOGGLED',
  'MARKETING_TOGGLED',
  'DEVICES_CHOSEN',
  'PASSKEYS_CHOSEN',
  'WAYS_CHOSEN',
  'SERVICES_CHOSEN',
  'ACTIVITY_CHOSEN',
  'EXPORT_CHOSEN',
  'HAND_OVER_CHOSEN',
] as const;

export const profileModel = defineModel({
  machine: profileMachine,
  ...profileExpectations,
  inputs: { plain: { typedId: null, cameFrom: null }, interrupted: { typedId: 'minji_0', cameFrom: null } },
  events: [...CHOICES.map((type) => ({ type })), { type: 'ALERT_CONFIRMED' }, { type: 'CLOSED' }],
  outcomes: {
    readProfile: [{ done: PRIVATE }, { done: OPEN }, { done: GUEST }, { error: refusedInWords }, { error: unreachable }],
    changeOpenness: [
      { done: { open: true } },
      { done: { open: false } },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    changeMarketing: [
      { done: { marketing: true } },
      { done: { marketing: false } },
      { error: refusedInWords },
      { error: answerLost },
      { error: unreachable },
    ],
    idChange: endsOf(idChangeModel),
    imageChange: endsOf(imageChangeModel),
    devices: endsOf(devicesModel),
    passkeys: endsOf(passkeysModel),
    ways: endsOf(waysModel),
    connectedServices: endsOf(connectedServicesModel),
    activity: endsOf(activityModel),
    dataExport: endsOf(dataExportModel),
    handOverApproval: endsOf(handOverApprovalModel),
  },
  distinguish: ({ context }) => context,
  // An alert, or what is open above the profile, comes first; one change at a time.
  unanswered: {
    reading: [
      'ID_CHANGE_CHOSEN',
      'IMAGE_CHANGE_CHOSEN',
      'PASSWORD_CHANGE_CHOSEN',
      'EMAIL_CHANGE_CHOSEN',
      'OPENNESS_TOGGLED',
      'MARKETING_TOGGLED',
      'ALERT_CONFIRMED',
      'DEVICES_CHOSEN',
      'PASSKEYS_CHOSEN',
      'WAYS_CHOSEN',
      'SERVICES_CHOSEN',
      'ACTIVITY_CHOSEN',
      'EXPORT_CHOSEN',
      'HAND_OVER_CHOSEN',
    ],
    viewing: ['ALERT_CONFIRMED'],
    changingId: [...CHOICES, 'ALERT_CONFIRMED'],
    changingImage: [...CHOICES, 'ALERT_CONFIRMED'],
    changingOpenness: [...CHOICES, 'ALERT_CONFIRMED'],
    changingMarketing: [...CHOICES, 'ALERT_CONFIRMED'],
    alertingInfo: [...CHOICES],
    alertingOpennessFailed: [...CHOICES],
    alertingMarketing: [...CHOICES],
    alertingMarketingFailed: [...CHOICES],
    showingDevices: [...CHOICES, 'ALERT_CONFIRMED'],
    showingPasskeys: [...CHOICES, 'ALERT_CONFIRMED'],
    showingWays: [...CHOICES, 'ALERT_CONFIRMED'],
    showingServices: [...CHOICES, 'ALERT_CONFIRMED'],
    showingActivity: [...CHOICES, 'ALERT_CONFIRMED'],
    showingExport: [...CHOICES, 'ALERT_CONFIRMED'],
    approvingHandOver: [...CHOICES, 'ALERT_CONFIRMED'],
  },
  invariants: [
    {
      title: 'the openness shows its new value at once (PROF-5)',
      holds: (after, event, before) =>
        event.type !== 'OPENNESS_TOGGLED' || !before.matches('viewing') || after.context.open === !before.context.open,
    },
    {
      title: 'the openness that is shown goes back when the server refuses, and an alert says so (PROF-5, ERR-26)',
      holds: (after, event, before) =>
        !failed(event, 'changeOpenness') ||
        (after.matches('alertingOpennessFailed') &&
          after.context.open === !before.context.open &&
          after.context.failure?.code === codeAfter(event, 'accountOpenChangeFailed')),
    },
    {
      title: 'a changed openness waits for nothing but the word of the server (PROF-5)',
      holds: (after, event, before) =>
        !before.matches('changingOpenness') ||
        !after.matches('viewing') ||
        (endedWell(event, 'changeOpenness') && after.context.failure === null),
    },
    {
      title:
        'the consent to marketing shows its new value at once, where the API records it, and nothing changes elsewhere (AGR-5, API-26)',
      holds: (after, event, before) =>
        event.type !== 'MARKETING_TOGGLED' ||
        !before.matches('viewing') ||
        after.context.marketing === (before.context.marketingChangeable ? !before.context.marketing : before.context.marketing),
    },
    {
      title: 'the consent that is shown goes back when the server refuses, and an alert says so (AGR-5)',
      holds: (after, event, before) =>
        !failed(event, 'changeMarketing') ||
        (after.matches('alertingMarketingFailed') &&
          after.context.marketing === !before.context.marketing &&
          after.context.failure?.code === codeAfter(event, 'marketingChangeFailed')),
    },
    {
      title: 'a changed consent is said only on the word of the server (AGR-5)',
      holds: (after, event, before) =>
        !after.matches('alertingMarketing') || before.matches('alertingMarketing') || endedWell(event, 'changeMarketing'),
    },
    {
      title: 'an ID is changed by what the server last said of it (PROF-3)',
      holds: ({ children, context }) => {
        const idChange = children.idChange?.getSnapshot().context;
        return idChange === undefined || (idChange.current === context.uvrsId && idChange.daysLeft === context.daysLeft);
      },
    },
    {
      title: 'a new ID that was typed before a reload stands in its field again, once (ERR-37)',
      holds: ({ children, context }, event, before) => {
        const idChange = children.idChange?.getSnapshot().context;
        const opens = idChange !== undefined && before.children.idChange === undefined;
        return (!opens || idChange.typed === (before.context.typedId ?? '')) && (!endedWell(event, 'idChange') || context.typedId === null);
      },
    },
    {
      title: 'after an ID was changed the profile is read anew (PROF-3)',
      holds: (after, event) => !endedWell(event, 'idChange') || after.matches('reading'),
    },
    {
      title: 'a guest changes no image: the server would refuse it (ROLE-1)',
      holds: (after) => !after.matches('changingImage') || !after.context.guest,
    },
    {
      title: 'where the account is logged in is shown only where the API lists it (DEVICE-1, API-26)',
      holds: (after) => !after.matches('showingDevices') || after.context.sessionsListed,
    },
    {
      title: 'ways, partners and what happened are each shown only where the API lists them (WAY-1, PARTNER-5, DEVICE-4, API-26)',
      holds: (after) =>
        (!after.matches('showingWays') || after.context.waysListed) &&
        (!after.matches('showingServices') || after.context.consentsListed) &&
        (!after.matches('showingActivity') || after.context.activityListed) &&
        (!after.matches('showingExport') || after.context.dataExported),
    },
    {
      title: 'after a way was removed the profile is read anew, and where that ended the session it closes (WAY-2)',
      holds: (after, event) =>
        !endedWell(event, 'ways') || after.matches((outputOf(event) as WaysOutput).outcome === 'loggedOut' ? 'closed' : 'reading'),
    },
    {
      title: 'another screen is let in only where the API hands over (HAND-1, API-26)',
      holds: (after) => !after.matches('approvingHandOver') || after.context.handsOver,
    },
    {
      title: 'passkeys are shown only where the API has them and the browser can use them (PASSKEY-5, API-26)',
      holds: (after) => !after.matches('showingPasskeys') || after.context.passkeysOffered,
    },
    {
      title: 'only a password that signs in with an email is changed, and by that email (JOIN-5, RESET-2)',
      holds: (after, _event, before) =>
        !after.matches('leavingForPassword') ||
        (before.context.email !== null && after.output?.outcome === 'passwordChange' && after.output.email === before.context.email),
    },
    {
      title: 'an email is changed only where the account has one, and where the API changes it (EMAIL-10, API-26)',
      holds: (after, _event, before) =>
        !after.matches('leavingForEmail') || (before.context.email !== null && before.context.emailChangeable),
    },
    {
      title: 'information that cannot be loaded is said, then the profile closes (ERR-6)',
      holds: (after, event) =>
        !failed(event, 'readProfile') || (after.matches('alertingInfo') && after.context.failure?.code === 'infoFailed'),
    },
  ],
});
