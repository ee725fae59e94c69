// Written by `npm run generate` from the files of src/i18n/locales/en.
/** Every namespace: English gives the keys their types, and the locale linter sees to it that the other languages have the same. */
export interface Texts {
  accountDeletion: typeof import('./locales/en/accountDeletion.json');
  agreement: typeof import('./locales/en/agreement.json');
  campusCheck: typeof import('./locales/en/campusCheck.json');
  common: typeof import('./locales/en/common.json');
  createCharacter: typeof import('./locales/en/createCharacter.json');
  documents: typeof import('./locales/en/documents.json');
  emailLogin: typeof import('./locales/en/emailLogin.json');
  emailVerification: typeof import('./locales/en/emailVerification.json');
  enteringWorld: typeof import('./locales/en/enteringWorld.json');
  failures: typeof import('./locales/en/failures.json');
  fields: typeof import('./locales/en/fields.json');
  footer: typeof import('./locales/en/footer.json');
  gateway: typeof import('./locales/en/gateway.json');
  header: typeof import('./locales/en/header.json');
  idChange: typeof import('./locales/en/idChange.json');
  imageChange: typeof import('./locales/en/imageChange.json');
  landing: typeof import('./locales/en/landing.json');
  linkAccount: typeof import('./locales/en/linkAccount.json');
  login: typeof import('./locales/en/login.json');
  logout: typeof import('./locales/en/logout.json');
  mailLink: typeof import('./locales/en/mailLink.json');
  maintenance: typeof import('./locales/en/maintenance.json');
  methods: typeof import('./locales/en/methods.json');
  myProfile: typeof import('./locales/en/myProfile.json');
  nicknameChange: typeof import('./locales/en/nicknameChange.json');
  nicknames: typeof import('./locales/en/nicknames.json');
  providerWindow: typeof import('./locales/en/providerWindow.json');
  school: typeof import('./locales/en/school.json');
  sections: typeof import('./locales/en/sections.json');
  session: typeof import('./locales/en/session.json');
  welcome: typeof import('./locales/en/welcome.json');
}
