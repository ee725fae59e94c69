import type { PasskeySupport } from '#machines/passkey-autofill/passkey-autofill.machine.ts';
import { thisBrowser } from '../outside.ts';

/** What of the browser it takes; a test gives its own. */
export interface PasskeyHost {
  readonly isSecureContext: boolean;
  readonly hostname: string;
  readonly isInApp: boolean;
  /** Undefined where the browser has no passkeys. */
  readonly credential: typeof PublicKeyCredential | undefined;
}

const browserHost = (): PasskeyHost => ({
  isSecureContext: window.isSecureContext,
  hostname: window.location.hostname,
  isInApp: thisBrowser() !== null,
  credential: typeof PublicKeyCredential === 'undefined' || !('credentials' in navigator) ? undefined : PublicKeyCredential,
});

const isWithin = (hostname: string, rpId: string): boolean => hostname === rpId || hostname.endsWith(`.${rpId}`);

/**
 * Whether passkeys of this RP ID can be used on this page (PASSKEY-5). The browser's own JSON methods are the youngest that they take (Chrome 129,
 * Safari 18.4, Firefox 119).
 * @param rpId undefined: the API has no passkeys
 */
export function hasPasskeys(
  rpId: string | undefined,
  { isSecureContext, hostname, isInApp, credential }: PasskeyHost = browserHost(),
): boolean {
  return (
    rpId !== undefined &&
    isSecureContext &&
    !isInApp &&
    isWithin(hostname, rpId) &&
    typeof credential?.parseRequestOptionsFromJSON === 'function' &&
    typeof credential.parseCreationOptionsFromJSON === 'function'
  );
}

/** PASSKEY-1: in the email field where the browser can, else by a button. */
export async function readPasskeySupport(rpId: string | undefined, host: PasskeyHost = browserHost()): Promise<PasskeySupport> {
  if (!hasPasskeys(rpId, host)) return 'none';
  const isConditional = (await host.credential?.isConditionalMediationAvailable?.().catch(() => false)) === true;
  return isConditional ? 'conditional' : 'button';
}

/** Whether the browser can make one without a dialog (PASSKEY-2); one that does not say so cannot. */
export async function createsSilently({ credential }: Pick<PasskeyHost, 'credential'> = browserHost()): Promise<boolean> {
  const capabilities = await credential?.getClientCapabilities?.().catch(() => undefined);
  return capabilities?.conditionalCreate === true;
}
