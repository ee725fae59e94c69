import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EnvReader } from '../env-reader.ts';

/** What Apple gives an operator to sign client secrets with (Sign in with Apple, "Creating a client secret"). */
export interface AppleKey {
  /** Ten capital letters and digits, as is `keyId`. */
  readonly teamId: string;
  readonly keyId: string;
  /** EC, on the curve P-256. */
  readonly privateKey: KeyObject;
}

export const APPLE_KEY_PARTS = ['TEAM_ID', 'KEY_ID', 'PRIVATE_KEY', 'PRIVATE_KEY_FILE'] as const;
type Part = (typeof APPLE_KEY_PARTS)[number];

const variable = (part: Part): string => `PROVIDER_APPLE_${part}`;

/** Apple's key, from the environment or a file; `undefined` where no part of it is set, or where it cannot be used, which is noted then. */
export function readAppleKey(read: EnvReader): AppleKey | undefined {
  if (APPLE_KEY_PARTS.every((part) => read.text(variable(part)) === undefined)) return undefined;
  const [teamId, keyId] = [readId(read, 'TEAM_ID'), readId(read, 'KEY_ID')];
  const privateKey = readPrivateKey(read);
  return teamId === undefined || keyId === undefined || privateKey === undefined ? undefined : { teamId, keyId, privateKey };
}

function readId(read: EnvReader, part: 'TEAM_ID' | 'KEY_ID'): string | undefined {
  const id = read.text(variable(part));
  if (id !== undefined && /^[A-Z0-9]{10}$/.test(id)) return id;
  const found = id === undefined ? 'is not set' : `is "${id}"`;
  read.mistake(`${variable(part)} ${found}, but must be the ten letters and digits that Apple shows beside the key.`);
  return undefined;
}

/** The mistakes never quote the key. */
function readPrivateKey(read: EnvReader): KeyObject | undefined {
  const file = read.text(variable('PRIVATE_KEY_FILE'));
  const given = read.text(variable('PRIVATE_KEY'));
  if ((file === undefined) === (given === undefined)) {
    read.mistake(`Set either ${variable('PRIVATE_KEY')} or ${variable('PRIVATE_KEY_FILE')}: the key that Apple gives as a .p8 file.`);
    return undefined;
  }
  const source = variable(file === undefined ? 'PRIVATE_KEY' : 'PRIVATE_KEY_FILE');
  try {
    // An environment file keeps a key of several lines in one.
    const pem = file === undefined ? (given ?? '').replaceAll('\\n', '\n') : readFileSync(file, 'utf8');
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ec' && key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return key;
    read.mistake(`${source} is a key of another kind: Apple's are EC keys on the curve P-256.`);
  } catch (error) {
    const isMissing = error instanceof Error && 'syscall' in error;
    read.mistake(
      isMissing
        ? `${source} cannot be read: ${error.message}.`
        : `${source} is no private key: it must begin with -----BEGIN PRIVATE KEY-----, as Apple's .p8 file does.`,
    );
  }
  return undefined;
}
