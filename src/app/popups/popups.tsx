import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { LeftOutIfBroken } from '#src/ui/left-out.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { useApp } from '../app-context.tsx';
import { tellCrashed } from '../crashed.ts';
import { ChunkBoundary } from '../routes/chunk-boundary.tsx';
import { lazyComponent } from '../routes/lazy-chunk.ts';
import { WorldFrame } from '../routes/world-frame.tsx';
import { useIsTakenOver } from '../start/take-over.ts';
import { Surroundings, type SurroundingsProps } from '../surroundings.tsx';
import { useConfiguration } from '../use-system.ts';
import { useHasPopups } from './popups-place.tsx';
import { SignInPopups } from './sign-in-popups.tsx';

const PopupHost = lazyComponent(async () => (await import('./popup-host.tsx')).PopupHost);

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
  const { worldUrl } = useConfiguration();
  const isGateway = useSelector(useApp().system, ({ children }) => children.ssoGateway !== undefined);
  return (
    <>
      {hasPopups && (
        <ChunkBoundary of="popup">
          <Suspense fallback={null}>
            <PopupHost />
          </Suspense>
        </ChunkBoundary>
      )}
      {hasPopups && !isGateway && (
        <LeftOutIfBroken>
          <WorldFrame worldUrl={worldUrl} />
        </LeftOutIfBroken>
      )}
      <StatusSlot />
    </>
  );
}
