import type accountDeletion from './locales/en/accountDeletion.json';
import type agreement from './locales/en/agreement.json';
import type campusCheck from './locales/en/campusCheck.json';
import type common from './locales/en/common.json';
import type createCharacter from './locales/en/createCharacter.json';
import type documents from './locales/en/documents.json';
import type emailLogin from './locales/en/emailLogin.json';
import type emailVerification from './locales/en/emailVerification.json';
import type enteringWorld from './locales/en/enteringWorld.json';
import type failures from './locales/en/failures.json';
import type fields from './locales/en/fields.json';
import type footer from './locales/en/footer.json';
import type gateway from './locales/en/gateway.json';
import type header from './locales/en/header.json';
import type idChange from './locales/en/idChange.json';
import type imageChange from './locales/en/imageChange.json';
import type landing from './locales/en/landing.json';
import type linkAccount from './locales/en/linkAccount.json';
import type login from './locales/en/login.json';
import type logout from './locales/en/logout.json';
import type mailLink from './locales/en/mailLink.json';
import type maintenance from './locales/en/maintenance.json';
import type methods from './locales/en/methods.json';
import type myProfile from './locales/en/myProfile.json';
import type nicknameChange from './locales/en/nicknameChange.json';
import type nicknames from './locales/en/nicknames.json';
import type providerWindow from './locales/en/providerWindow.json';
import type school from './locales/en/school.json';
import type sections from './locales/en/sections.json';
import type session from './locales/en/session.json';
import type welcome from './locales/en/welcome.json';

/**
 * Every namespace, listed here and nowhere else: a new one is a JSON file in each language and a line above and below.
 * English gives the keys their types; the locale linter sees to it that the other languages have the same.
 */
export interface Texts {
  accountDeletion: typeof accountDeletion;
  agreement: typeof agreement;
  campusCheck: typeof campusCheck;
  common: typeof common;
  createCharacter: typeof createCharacter;
  documents: typeof documents;
  emailLogin: typeof emailLogin;
  emailVerification: typeof emailVerification;
  enteringWorld: typeof enteringWorld;
  failures: typeof failures;
  fields: typeof fields;
  footer: typeof footer;
  gateway: typeof gateway;
  header: typeof header;
  idChange: typeof idChange;
  imageChange: typeof imageChange;
  landing: typeof landing;
  linkAccount: typeof linkAccount;
  login: typeof login;
  logout: typeof logout;
  mailLink: typeof mailLink;
  maintenance: typeof maintenance;
  methods: typeof methods;
  myProfile: typeof myProfile;
  nicknameChange: typeof nicknameChange;
  nicknames: typeof nicknames;
  providerWindow: typeof providerWindow;
  school: typeof school;
  sections: typeof sections;
  session: typeof session;
  welcome: typeof welcome;
}
