import { failing } from '#machines/failure-of.ts';
import { EMAIL } from '#machines/samples.ts';
import type { WaysOutput } from '#machines/ways/ways.machine.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { ProfileState, profileMachine } from '../profile.machine.ts';

/** Where each event leads. */
export const profileExpectations: Expectations<typeof profileMachine> = {
  startsIn: { plain: 'reading', interrupted: 'reading' },
  expectations: {
    profile: { CLOSED: 'closed' },
    reading: {
      NICKNAME_CHANGE_CHOSEN: 'leavingForNickname',
      LINK_CHOSEN: 'leavingForLink',
      'readProfile is done': (_, { context }) => (context.typedId === null ? 'viewing' : 'changingId'),
      'readProfile fails': withFailure('alertingInfo', 'infoFailed'),
    },
    alertingInfo: { ALERT_CONFIRMED: 'closed' },
    viewing: {
      NICKNAME_CHANGE_CHOSEN: 'leavingForNickname',
      ID_CHANGE_CHOSEN: 'changingId',
      IMAGE_CHANGE_CHOSEN: (_, { context }) => (context.guest ? SAME_STATE : 'changingImage'),
      EMAIL_CHANGE_CHOSEN: (_, { context }) => (context.email !== null && context.emailChangeable ? 'leavingForEmail' : SAME_STATE),
      PASSWORD_CHANGE_CHOSEN: (_, { context }) => (context.email === null ? SAME_STATE : 'leavingForPassword'),
      MARKETING_TOGGLED: (_, { context }) => (context.marketingChangeable ? 'changingMarketing' : SAME_STATE),
      LINK_CHOSEN: 'leavingForLink',
      OPENNESS_TOGGLED: 'changingOpenness',
      PASSKEYS_CHOSEN: (_, { context }) => (context.passkeysOffered ? 'showingPasskeys' : SAME_STATE),
      WAYS_CHOSEN: (_, { context }) => (context.waysListed ? 'showingWays' : SAME_STATE),
      SERVICES_CHOSEN: (_, { context }) => (context.consentsListed ? 'showingServices' : SAME_STATE),
      ACTIVITY_CHOSEN: (_, { context }) => (context.activityListed ? 'showingActivity' : SAME_STATE),
      EXPORT_CHOSEN: (_, { context }) => (context.dataExported ? 'showingExport' : SAME_STATE),
      HAND_OVER_CHOSEN: (_, { context }) => (context.handsOver ? 'approvingHandOver' : SAME_STATE),
      DEVICES_CHOSEN: (_, { context }) => (context.sessionsListed ? 'showingDevices' : SAME_STATE),
    },
    // A new ID is read anew; a new image comes by itself.
    changingId: { 'idChange is done': 'reading', 'idChange fails': 'viewing' },
    changingImage: { 'imageChange is done': 'viewing', 'imageChange fails': 'viewing' },
    changingOpenness: {
      'changeOpenness is done': 'viewing',
      'changeOpenness fails': failing('alertingOpennessFailed', 'accountOpenChangeFailed'),
    },
    alertingOpennessFailed: { ALERT_CONFIRMED: 'viewing' },
    changingMarketing: {
      'changeMarketing is done': 'alertingMarketing',
      'changeMarketing fails': failing('alertingMarketingFailed', 'marketingChangeFailed'),
    },
    alertingMarketing: { ALERT_CONFIRMED: 'viewing' },
    alertingMarketingFailed: { ALERT_CONFIRMED: 'viewing' },
    showingPasskeys: { 'passkeys is done': 'viewing', 'passkeys fails': 'viewing' },
    showingWays: {
      'ways is done': ({ output }) => ((output as WaysOutput).outcome === 'loggedOut' ? 'closed' : 'reading'),
      'ways fails': 'viewing',
    },
    showingServices: { 'connectedServices is done': 'viewing', 'connectedServices fails': 'viewing' },
    showingActivity: { 'activity is done': 'viewing', 'activity fails': 'viewing' },
    showingExport: { 'dataExport is done': 'viewing', 'dataExport fails': 'viewing' },
    approvingHandOver: { 'handOverApproval is done': 'viewing', 'handOverApproval fails': 'viewing' },
    showingDevices: { 'devices is done': 'viewing', 'devices fails': 'viewing' },
  },
  outputs: {
    leavingForNickname: { outcome: 'nicknameChange' },
    leavingForLink: { outcome: 'linkAccount' },
    leavingForEmail: { outcome: 'emailChange' },
    leavingForPassword: { outcome: 'passwordChange', email: EMAIL },
    closed: { outcome: 'closed' },
  },
  contextAfter: {
    // The server's answer, whatever the request.
    'readProfile is done': ({ output }) => ({ ...(output as ProfileState) }),
    'changeOpenness is done': ({ output }) => ({ open: (output as { open: boolean }).open }),
    'changeMarketing is done': ({ output }) => ({ marketing: (output as { marketing: boolean }).marketing }),
  },
};
