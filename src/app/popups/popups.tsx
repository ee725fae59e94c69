import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { shellMachine } from '#machines/shell/shell.machine.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { isSignedIn } from '#machines/viewer.ts';
import { loadBranch } from '#src/i18n/i18n.ts';
import { HelpContact } from '#src/popups/help/help-contact.ts';
import { LeftOutIfBroken } from '#src/ui/left-out.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { useApp } from '../app-context.tsx';
import { tellCrashed } from '../crashed.ts';
import { ChunkBoundary } from '../routes/chunk-boundary.tsx';
import { lazyComponent } from '../routes/lazy-chunk.ts';
import { WorldFrame } from '../routes/world-frame.tsx';
import { useIsTakenOver } from '../start/take-over.ts';
import { Surroundings, type SurroundingsProps } from '../surroundings.tsx';
import { useConfiguration, usePopups } from '../use-system.ts';
import { useHasPopups } from './popups-place.tsx';
import { SignInPopups } from './sign-in-popups.tsx';
import { WaitingPopup } from './waiting-popup.tsx';

const PopupHost = lazyComponent(async () => (await import('./popup-host.tsx')).PopupHost);

/** What is open to a person who is signed in alone, with its words. */
const AccountPopups = lazyComponent(
  async () => (await Promise.all([import('./account-popups.tsx'), loadBranch('account')]))[0].AccountPopups,
);

/** Has the person an account here, or is something of one still open? */
const hasAccountPopups = ({ context, children }: SnapshotFrom<typeof shellMachine>): boolean =>
  isSignedIn(context.viewer) || (children.accountDeletion ?? children.passkeyOffer ?? children.handOverApproval) !== undefined;

/** Ids that React makes in this root must not be those of the page. */
export const POPUPS_PREFIX = 'popup';

export interface PopupsProps extends Pick<SurroundingsProps, 'i18n' | 'services' | 'system'> {
  /** The gateway at this address, for whose partner the person signs in. */
  gateway: GatewayType | undefined;
}

/**
 * The root of all that stands above a page, `#popups` beside `#root`: a foreign node anywhere in the page cannot have React draw the form anew in
 * which a person types (DOOR-4).
 */
export function Popups({ gateway, ...surroundings }: PopupsProps) {
  return (
    <Surroundings {...surroundings} onCrash={tellCrashed}>
      <Standing gateway={gateway} />
    </Surroundings>
  );
}

function Standing({ gateway }: Pick<PopupsProps, 'gateway'>) {
  const hasPopups = useHasPopups();
  const live = useIsTakenOver();
  return (
    <>
      <SignInPopups shown={!live || hasPopups} gateway={gateway} />
      {live && <Above hasPopups={hasPopups} />}
    </>
  );
}

/** The popups that come with a chunk of their own, the 3D host's frame, and what is said. */
function Above({ hasPopups }: { hasPopups: boolean }) {
  const configuration = useConfiguration();
  const { worldUrl } = configuration;
  const { system } = useApp();
  const isGateway = useSelector(system, ({ children }) => children.ssoGateway !== undefined);
  const hasAccount = useSelector(system, hasAccountPopups);
  const showsOwn = useSelector(usePopups(), ({ value: { popup } }) => popup === 'myProfile' || popup === 'nicknameChange');
  return (
    <>
      {hasPopups && (
        <ChunkBoundary of="popup">
          <HelpContact value={configuration}>
            <Suspense fallback={<WaitingPopup />}>
              <PopupHost />
            </Suspense>
            {(hasAccount || showsOwn) && (
              <Suspense fallback={null}>
                <AccountPopups />
              </Suspense>
            )}
          </HelpContact>
        </ChunkBoundary>
      )}
      {hasPopups && !isGateway && (
        <LeftOutIfBroken>
          <WorldFrame worldUrl={worldUrl} />
        </LeftOutIfBroken>
      )}
      <StatusSlot hasHeader={!isGateway} />
    </>
  );
}
