import type { SnapshotFrom } from 'xstate';
import type { AgreementItem } from '../agreement/agreement-items.ts';
import type { JoinData } from '../join-data.ts';
import type { layersMachine } from './layers.machine.ts';

/**
 * What survives a reload in the middle of a wizard (EMAIL-9): where the person was, and what was accepted so far.
 * Never a password, and never a code.
 */
export interface Draft {
  readonly popup: 'agreement' | 'createCharacter' | 'linkAccount' | 'linkByEmail' | 'passwordReset';
  readonly ticked: readonly AgreementItem[];
  readonly joinData: JoinData | null;
  readonly email: string;
  readonly code: { readonly expiresAt: number; readonly resendAt: number } | null;
  readonly proof: string | null;
}

/** The draft of what is open now; null where nothing has to be carried over a reload. */
export function draftOf(layers: SnapshotFrom<typeof layersMachine>): Draft | null {
  const { context, children } = layers;
  const empty = { ticked: [], joinData: context.joinData, email: '', code: null, proof: null };
  switch (layers.value.popup) {
    case 'agreement': {
      const agreement = children.agreement?.getSnapshot().context;
      return agreement === undefined ? null : { ...empty, popup: 'agreement', ticked: agreement.ticked };
    }
    case 'linkAccount':
      return context.joinData === null ? null : { ...empty, popup: 'linkAccount' };
    case 'createCharacter': {
      const character = children.createCharacter?.getSnapshot().context;
      if (character === undefined || context.joinData === null) return null;
      const { nickname, uvrsId, gender } = character;
      return {
        ...empty,
        popup: 'createCharacter',
        joinData: { ...context.joinData, nickname, uvrsId, gender: gender ?? context.joinData.gender },
      };
    }
    case 'linkByEmail':
    case 'passwordReset': {
      const popup = layers.value.popup;
      const verification = children[popup]?.getSnapshot().context;
      if (verification === undefined) return null;
      return { ...empty, popup, email: verification.email, code: verification.code, proof: verification.proof };
    }
    // Until the person has arrived, what the last reload interrupted waits for them.
    case 'checkingTexts':
    case 'agreementRenewal':
      return context.draft;
    default:
      return null;
  }
}
