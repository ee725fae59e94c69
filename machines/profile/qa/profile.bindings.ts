import { defineBindings } from '#machines/bindings/define-bindings.ts';
import { whole } from '#machines/bindings/looks.ts';

export const profile = defineBindings('profile', {
  looks: (snapshot) => {
    const { guest, marketingChangeable, email } = snapshot.context;
    if (snapshot.value !== 'viewing') return [whole(snapshot)];
    return [
      `viewing as a ${guest ? 'guest' : 'member'}`,
      `marketing ${marketingChangeable ? 'by a switch' : 'elsewhere'}`,
      `${email === null ? 'without' : 'with'} an email`,
    ];
  },
  events: {
    NICKNAME_CHANGE_CHOSEN: ({ press }) => press(($) => $.myProfile.changeNickname),
    ID_CHANGE_CHOSEN: ({ top, say }) => top.getByRole('button', { name: say(($) => $.myProfile.changeId) }).click(),
    IMAGE_CHANGE_CHOSEN: ({ press }) => press(($) => $.myProfile.changeImage),
    LINK_CHOSEN: ({ press, snapshot: { context } }) => press(($) => (context.guest ? $.myProfile.authenticate : $.linkAccount.another)),
    EMAIL_CHANGE_CHOSEN: ({ press }) => press(($) => $.myProfile.changeEmail),
    PASSWORD_CHANGE_CHOSEN: ({ press }) => press(($) => $.myProfile.changePassword),
    OPENNESS_TOGGLED: ({ toggle }) => toggle('switch', ($) => $.myProfile.private),
    MARKETING_TOGGLED: ({ toggle }) => toggle('switch', ($) => $.myProfile.marketing),
    PASSKEYS_CHOSEN: ({ press }) => press(($) => $.passkeys.open),
    WAYS_CHOSEN: ({ press }) => press(($) => $.ways.open),
    SERVICES_CHOSEN: ({ press }) => press(($) => $.connectedServices.open),
    ACTIVITY_CHOSEN: ({ press }) => press(($) => $.activity.open),
    EXPORT_CHOSEN: ({ press }) => press(($) => $.dataExport.open),
    HAND_OVER_CHOSEN: ({ press }) => press(($) => $.handOverApproval.open),
    DEVICES_CHOSEN: ({ press }) => press(($) => $.devices.open),
  },
  notOffered: {
    // A guest's image is the default one.
    IMAGE_CHANGE_CHOSEN: ({ context }) => context.guest,
    // Only a login by email has a password.
    PASSWORD_CHANGE_CHOSEN: ({ context }) => context.email === null,
    EMAIL_CHANGE_CHOSEN: ({ context }) => context.email === null || !context.emailChangeable,
    MARKETING_TOGGLED: ({ context }) => !context.marketingChangeable,
    DEVICES_CHOSEN: ({ context }) => !context.sessionsListed,
    WAYS_CHOSEN: ({ context }) => !context.waysListed,
    SERVICES_CHOSEN: ({ context }) => !context.consentsListed,
    ACTIVITY_CHOSEN: ({ context }) => !context.activityListed,
    EXPORT_CHOSEN: ({ context }) => !context.dataExported,
    HAND_OVER_CHOSEN: ({ context }) => !context.handsOver,
    PASSKEYS_CHOSEN: ({ context }) => !context.passkeysOffered,
    // An alert or a sheet stands above the profile.
    CLOSED: (snapshot) =>
      snapshot.hasTag('alert') ||
      snapshot.matches('changingId') ||
      snapshot.matches('changingImage') ||
      snapshot.matches('showingDevices') ||
      snapshot.matches('showingPasskeys') ||
      snapshot.matches('showingWays') ||
      snapshot.matches('showingServices') ||
      snapshot.matches('showingExport') ||
      snapshot.matches('showingActivity') ||
      snapshot.matches('approvingHandOver'),
  },
  ports: 'What it reads a second time comes from the query cache, without a call.',
});
