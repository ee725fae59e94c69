import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import { type YesOrNo, yesOrNo } from '#src/api/yes-or-no.ts';
import { Switch } from '#src/ui/form/switch.tsx';
import { LockIcon, UnlockIcon } from '#src/ui/icons/icons.tsx';
import styles from './my-profile.module.css';
import { isPrivate } from './openness.ts';

export interface OpennessSwitchProps {
  actor: ActorRefFrom<typeof profileMachine>;
  /** What is known of the user; it shows until the flow has read it. */
  known: YesOrNo;
}

/** PROF-5: switched on, the account is private. It moves at once, and back if the server does not take it. */
export function OpennessSwitch({ actor, known }: OpennessSwitchProps) {
  const { t } = useTranslation();
  const checked = useSelector(actor, ({ value, context }) =>
    isPrivate(value === 'reading' || value === 'alertingInfo' ? known : yesOrNo(context.open)),
  );
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const Mark = checked ? LockIcon : UnlockIcon;
  return (
    <li className={styles.setting}>
      <Mark size={20} />
      <Switch
        label={t(($) => $.myProfile.private)}
        description={checked ? t(($) => $.myProfile.privateOn) : t(($) => $.myProfile.privateOff)}
        checked={checked}
        busy={busy}
        onChange={() => actor.send({ type: 'OPENNESS_TOGGLED' })}
      />
    </li>
  );
}
