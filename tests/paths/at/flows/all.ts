import type { FlowHere } from '../flow-at.ts';
import { agreement } from './agreement.ts';
import { createCharacter } from './create-character.ts';
import { emailLogin } from './email-login.ts';
import { idChange } from './id-change.ts';
import { logout } from './logout.ts';
import { nicknameChange } from './nickname-change.ts';

export const FLOWS_HERE: readonly FlowHere[] = [emailLogin, agreement, createCharacter, nicknameChange, idChange, logout];

/** Why no path of these runs on a started server. */
export const NOT_ENTERED: Readonly<Record<string, string>> = {};
