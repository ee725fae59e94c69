import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isOffered, type MethodCode, methodByCode } from '#contract/methods.ts';
import type { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { mayPostpone } from '#machines/link-account/link-account.setup.ts';
import { goneWayOf, type KnownUser } from '#src/api/user.ts';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { RefusedWays } from '../in-app-browser/refused-ways.tsx';
import { EmailWay } from '../provider/email-way.tsx';
import { ProviderWays } from '../provider/provider-ways.tsx';
import { StandingBadge } from '../standing-badge.tsx';
import { AvatarChip } from './avatar-chip.tsx';
import { Benefits } from './benefits.tsx';
import styles from './link-account.module.css';

export type LinkedUser = Pick<
  KnownUser,
  'user_id' | 'ncknm' | 'gndr' | 'uvrs_id' | 'prfl_img_path' | 'auth_mthd' | 'auth_mthds' | 'auth_cmps_codes' | 'gone_auth_mthd'
>;

export interface LinkScreenProps {
  actor: ActorRefFrom<typeof linkAccountMachine>;
  user: LinkedUser | null;
}

/** A signed-in person sees what an account of their own brings, and the ways to link one (POP-4 for guests). */
export function LinkScreen({ actor, user }: LinkScreenProps) {
  const { t } = useTranslation();
  const { viewer, enabledMethods, provider, mustLink, pushed } = useSelector(actor, (snapshot) => snapshot.context);
  const isGuest = viewer.kind === 'guest';
  /** The way of the current login is there already (JOIN-1), and so is each that the server names (JOIN-5), unless its account is gone (WAY-2). */
  const unavailable = (method: MethodCode) => {
    const { type } = methodByCode(method);
    if (user !== null && goneWayOf(user) === method) return t(($) => $.linkAccount.gone);
    if ('authMethod' in viewer && viewer.authMethod === type) return t(($) => $.linkAccount.current);
    return user?.auth_mthds?.includes(type) ? t(($) => $.linkAccount.alreadyLinked) : undefined;
  };

  return (
    <>
      {user !== null && (
        <AvatarChip
          avatar={{ gender: user.gndr, src: user.prfl_img_path ?? undefined }}
          nickname={user.ncknm}
          uvrsId={user.uvrs_id}
          note={t(($) => $.methods.guest.name)}
          action={<StandingBadge user={user} />}
        />
      )}
      {/* A guest's badge says what they are. */}
      {!isGuest && <Lead>{t(($) => $.linkAccount.memberLead)}</Lead>}
      {mustLink && <Notice>{t(($) => $.linkAccount.mustLink)}</Notice>}
      {isGuest && !mustLink && <Benefits />}
      <ProviderWays
        enabledMethods={enabledMethods}
        wording="link"
        chosen={provider?.method ?? null}
        unavailable={unavailable}
        chosenSchool={provider?.school}
        onChoose={(method, school) => actor.send({ type: 'METHOD_CHOSEN', method, school })}
        onFindSchool={() => actor.send({ type: 'SCHOOL_SEARCH_CHOSEN' })}
      />
      <Stack gap={8}>
        {isOffered('email', enabledMethods) && (
          <EmailWay wording="link" unavailable={unavailable('email')} reasonVisible onClick={() => actor.send({ type: 'EMAIL_CHOSEN' })} />
        )}
        {isGuest && !mustLink && (
          <Button variant="text" onClick={() => actor.send({ type: 'CLOSED' })}>
            {t(($) => $.linkAccount.later)}
          </Button>
        )}
        {mayPostpone({ viewer, pushed, mustLink }) && (
          <p className={styles.postpone}>
            <TextButton onClick={() => actor.send({ type: 'POSTPONED' })}>{t(($) => $.linkAccount.postpone)}</TextButton>
          </p>
        )}
      </Stack>
      <RefusedWays enabledMethods={enabledMethods} wording="link" without={(method) => unavailable(method) !== undefined} />
    </>
  );
}
