// Written by `npm run generate` from the files of src/i18n/texts.
import type { TextsOf } from './texts-of.ts';

/** Every file of texts. */
export interface Texts {
  accountDeletion: TextsOf<typeof import('./texts/accountDeletion.json')>;
  activity: TextsOf<typeof import('./texts/activity.json')>;
  agreement: TextsOf<typeof import('./texts/agreement.json')>;
  campusCheck: TextsOf<typeof import('./texts/campusCheck.json')>;
  common: TextsOf<typeof import('./texts/common.json')>;
  confirmIdentity: TextsOf<typeof import('./texts/confirmIdentity.json')>;
  connectedServices: TextsOf<typeof import('./texts/connectedServices.json')>;
  createCharacter: TextsOf<typeof import('./texts/createCharacter.json')>;
  dataExport: TextsOf<typeof import('./texts/dataExport.json')>;
  devices: TextsOf<typeof import('./texts/devices.json')>;
  documents: TextsOf<typeof import('./texts/documents.json')>;
  emailLogin: TextsOf<typeof import('./texts/emailLogin.json')>;
  emailVerification: TextsOf<typeof import('./texts/emailVerification.json')>;
  enteringWorld: TextsOf<typeof import('./texts/enteringWorld.json')>;
  failures: TextsOf<typeof import('./texts/failures.json')>;
  fields: TextsOf<typeof import('./texts/fields.json')>;
  footer: TextsOf<typeof import('./texts/footer.json')>;
  gateway: TextsOf<typeof import('./texts/gateway.json')>;
  handOver: TextsOf<typeof import('./texts/handOver.json')>;
  handOverApproval: TextsOf<typeof import('./texts/handOverApproval.json')>;
  header: TextsOf<typeof import('./texts/header.json')>;
  idChange: TextsOf<typeof import('./texts/idChange.json')>;
  imageChange: TextsOf<typeof import('./texts/imageChange.json')>;
  inAppBrowser: TextsOf<typeof import('./texts/inAppBrowser.json')>;
  landing: TextsOf<typeof import('./texts/landing.json')>;
  lastWayNotice: TextsOf<typeof import('./texts/lastWayNotice.json')>;
  linkAccount: TextsOf<typeof import('./texts/linkAccount.json')>;
  login: TextsOf<typeof import('./texts/login.json')>;
  logout: TextsOf<typeof import('./texts/logout.json')>;
  mailLink: TextsOf<typeof import('./texts/mailLink.json')>;
  maintenance: TextsOf<typeof import('./texts/maintenance.json')>;
  methods: TextsOf<typeof import('./texts/methods.json')>;
  myProfile: TextsOf<typeof import('./texts/myProfile.json')>;
  nicknameChange: TextsOf<typeof import('./texts/nicknameChange.json')>;
  nicknames: TextsOf<typeof import('./texts/nicknames.json')>;
  passkeyLogin: TextsOf<typeof import('./texts/passkeyLogin.json')>;
  passkeyOffer: TextsOf<typeof import('./texts/passkeyOffer.json')>;
  passkeys: TextsOf<typeof import('./texts/passkeys.json')>;
  providerWindow: TextsOf<typeof import('./texts/providerWindow.json')>;
  school: TextsOf<typeof import('./texts/school.json')>;
  schoolSearch: TextsOf<typeof import('./texts/schoolSearch.json')>;
  sections: TextsOf<typeof import('./texts/sections.json')>;
  session: TextsOf<typeof import('./texts/session.json')>;
  sharedSession: TextsOf<typeof import('./texts/sharedSession.json')>;
  successes: TextsOf<typeof import('./texts/successes.json')>;
  ways: TextsOf<typeof import('./texts/ways.json')>;
  welcome: TextsOf<typeof import('./texts/welcome.json')>;
}
