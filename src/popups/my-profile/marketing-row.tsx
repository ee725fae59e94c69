import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { longDate } from '#contract/long-date.ts';
import type { profileMachine } from '#machines/profile/profile.machine.ts';
import type { KnownUser } from '#src/api/user.ts';
import { Switch } from '#src/ui/form/switch.tsx';
import { ExternalIcon, MailIcon } from '#src/ui/icons/icons.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import styles from './my-profile.module.css';

export interface MarketingRowProps {
  actor: ActorRefFrom<typeof profileMachine>;
  user: Pick<KnownUser, 'mrkt_infr_rcpt_agrm_yn' | 'agrm'>;
  /** Where the consent is withdrawn if the API does not record it. */
  inquiryUrl: string;
}

/** AGR-5: whether and when marketing messages were agreed to. A switch where the API records agreements, otherwise the way to withdraw. */
export function MarketingRow({ actor, user, inquiryUrl }: MarketingRowProps) {
  const { t, i18n } = useTranslation();
  const known = useSelector(actor, ({ value }) => value !== 'reading' && value !== 'alertingInfo');
  const kept = useSelector(actor, (snapshot) => snapshot.context);
  // What is known of the user shows until the flow has read it.
  const agreed = known ? kept.marketing : user.mrkt_infr_rcpt_agrm_yn === 'Y';
  const changeable = known ? kept.marketingChangeable : user.agrm !== undefined;
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const since = user.agrm?.find(({ item, agrm_yn }) => item === 'marketing' && agrm_yn === 'Y')?.agrm_dtm;
  const words = !agreed
    ? t(($) => $.myProfile.marketingOff)
    : since === undefined || busy
      ? t(($) => $.myProfile.marketingOn)
      : t(($) => $.myProfile.marketingSince, { date: longDate(i18n.language, new Date(since)) });

  if (changeable) {
    return (
      <li className={styles.setting}>
        <MailIcon size={20} />
        <Switch
          label={t(($) => $.myProfile.marketing)}
          description={words}
          checked={agreed}
          busy={busy}
          onChange={() => actor.send({ type: 'MARKETING_TOGGLED' })}
        />
      </li>
    );
  }
  return (
    <li>
      <a className={styles.row} href={inquiryUrl} target="_blank" rel="noopener noreferrer">
        <MailIcon size={20} />
        <span>
          {t(($) => $.myProfile.marketing)}
          <span className={styles.note}>
            {words} {agreed ? t(($) => $.myProfile.marketingWithdraw) : t(($) => $.myProfile.marketingAsk)}
          </span>{' '}
          <VisuallyHidden>({t(($) => $.common.newTab)})</VisuallyHidden>
        </span>
        <ExternalIcon size={18} />
      </a>
    </li>
  );
}
