import { Agreement, Terms } from './sheets/agreement.tsx';
import { Alert, Uploading } from './sheets/asides.tsx';
import { Character } from './sheets/character.tsx';
import { Code, Password } from './sheets/email.tsx';
import { EmailLogin, Login } from './sheets/login.tsx';
import { Profile } from './sheets/profile.tsx';

export const SHEETS = {
  login: Login,
  emailLogin: EmailLogin,
  code: Code,
  password: Password,
  agreement: Agreement,
  terms: Terms,
  character: Character,
  profile: Profile,
  alert: Alert,
  uploading: Uploading,
};
export type SheetName = keyof typeof SHEETS;
