// Written by `npm run generate` from the files of src/i18n/texts.
/** A file of texts in one language: where it has `{ ko: '로그인', en: 'Log in', ja: 'ログイン' }`, a text. */
type TextsOf<File> = { readonly [Key in keyof File]: File[Key] extends { en: string } ? string : TextsOf<File[Key]> };

/** Every file of texts. */
export interface Texts {
  accountDeletion: TextsOf<typeof import('./texts/account/accountDeletion.json')>;
  activity: TextsOf<typeof import('./texts/account/activity.json')>;
  connectedServices: TextsOf<typeof import('./texts/account/connectedServices.json')>;
  dataExport: TextsOf<typeof import('./texts/account/dataExport.json')>;
  devices: TextsOf<typeof import('./texts/account/devices.json')>;
  handOverApproval: TextsOf<typeof import('./texts/account/handOverApproval.json')>;
  idChange: TextsOf<typeof import('./texts/account/idChange.json')>;
  lastWayNotice: TextsOf<typeof import('./texts/account/lastWayNotice.json')>;
  myProfile: TextsOf<typeof import('./texts/account/myProfile.json')>;
  nicknameChange: TextsOf<typeof import('./texts/account/nicknameChange.json')>;
  passkeyOffer: TextsOf<typeof import('./texts/account/passkeyOffer.json')>;
  passkeys: TextsOf<typeof import('./texts/account/passkeys.json')>;
  ways: TextsOf<typeof import('./texts/account/ways.json')>;
  agreement: TextsOf<typeof import('./texts/agreement.json')>;
  campusCheck: TextsOf<typeof import('./texts/campusCheck.json')>;
  common: TextsOf<typeof import('./texts/common.json')>;
  confirmIdentity: TextsOf<typeof import('./texts/confirmIdentity.json')>;
  createCharacter: TextsOf<typeof import('./texts/createCharacter.json')>;
  documents: TextsOf<typeof import('./texts/documents.json')>;
  landing: TextsOf<typeof import('./texts/documents/landing.json')>;
  school: TextsOf<typeof import('./texts/documents/school.json')>;
  sections: TextsOf<typeof import('./texts/documents/sections.json')>;
  spaces: TextsOf<typeof import('./texts/documents/spaces.json')>;
  emailLogin: TextsOf<typeof import('./texts/emailLogin.json')>;
  emailVerification: TextsOf<typeof import('./texts/emailVerification.json')>;
  enteringWorld: TextsOf<typeof import('./texts/enteringWorld.json')>;
  failures: TextsOf<typeof import('./texts/failures.json')>;
  fields: TextsOf<typeof import('./texts/fields.json')>;
  footer: TextsOf<typeof import('./texts/footer.json')>;
  gateway: TextsOf<typeof import('./texts/gateway.json')>;
  handOver: TextsOf<typeof import('./texts/handOver.json')>;
  header: TextsOf<typeof import('./texts/header.json')>;
  imageChange: TextsOf<typeof import('./texts/imageChange.json')>;
  inAppBrowser: TextsOf<typeof import('./texts/inAppBrowser.json')>;
  linkAccount: TextsOf<typeof import('./texts/linkAccount.json')>;
  login: TextsOf<typeof import('./texts/login.json')>;
  logout: TextsOf<typeof import('./texts/logout.json')>;
  mailLink: TextsOf<typeof import('./texts/mailLink.json')>;
  maintenance: TextsOf<typeof import('./texts/maintenance.json')>;
  methods: TextsOf<typeof import('./texts/methods.json')>;
  nicknames: TextsOf<typeof import('./texts/nicknames.json')>;
  passkeyLogin: TextsOf<typeof import('./texts/passkeyLogin.json')>;
  providerWindow: TextsOf<typeof import('./texts/providerWindow.json')>;
  schoolSearch: TextsOf<typeof import('./texts/schoolSearch.json')>;
  session: TextsOf<typeof import('./texts/session.json')>;
  sharedSession: TextsOf<typeof import('./texts/sharedSession.json')>;
  standing: TextsOf<typeof import('./texts/standing.json')>;
  successes: TextsOf<typeof import('./texts/successes.json')>;
  welcome: TextsOf<typeof import('./texts/welcome.json')>;
}
