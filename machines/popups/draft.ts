import type { AgreementItem } from '../../contract/agreement-items.ts';
import type { JoinData } from '../join-data.ts';

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
