import { tellPopupsCrashed } from '../routes/crashed.ts';
import { useIsTakenOver } from '../start/take-over.ts';
import { Surroundings, type SurroundingsProps } from '../surroundings.tsx';
import { useHasPopups } from './popups-place.tsx';
import { SignInPopups } from './sign-in-popups.tsx';

/** Ids that React makes in this root must not be those of the other. */
export const POPUPS_PREFIX = 'popup';

/**
 * The root of the popups of signing in, `#popups` beside `#root`: a foreign node anywhere in the page cannot have React draw the form anew in which a
 * person types (DOOR-4).
 */
export function Popups(surroundings: Pick<SurroundingsProps, 'i18n' | 'services' | 'system'>) {
  return (
    <Surroundings {...surroundings} onCrash={tellPopupsCrashed}>
      <Standing />
    </Surroundings>
  );
}

function Standing() {
  const hasPopups = useHasPopups();
  const live = useIsTakenOver();
  return <SignInPopups shown={!live || hasPopups} />;
}
