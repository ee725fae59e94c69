import type { CDPSession } from 'playwright-core';
import type { Person } from '../support/open-app.ts';

/** A passkey as the protocol of Chromium's developer tools tells it; bytes are base64. */
export interface VirtualPasskey {
  readonly credentialId: string;
  readonly isResidentCredential: boolean;
  readonly rpId?: string;
  readonly privateKey: string;
  readonly userHandle?: string;
  readonly signCount: number;
}

/** Chromium's own authenticator in the place of a fingerprint: it answers at once, also behind the email field. */
export interface VirtualAuthenticator {
  passkeys(): Promise<readonly VirtualPasskey[]>;
  add(passkey: VirtualPasskey): Promise<void>;
  clear(): Promise<void>;
  /** Whether its person touches it when they are asked. */
  setPresent(isPresent: boolean): Promise<void>;
}

export async function addAuthenticator({ context, page }: Pick<Person, 'context' | 'page'>): Promise<VirtualAuthenticator> {
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    passkeys: async () => (await session.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
    add: async (credential) => {
      await session.send('WebAuthn.addCredential', { authenticatorId, credential });
    },
    clear: async () => {
      await session.send('WebAuthn.clearCredentials', { authenticatorId });
    },
    setPresent: async (enabled) => {
      await session.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });
    },
  };
}
