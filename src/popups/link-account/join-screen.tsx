import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { isOffered } from '#contract/methods.ts';
import type { JoinData } from '#machines/join-data.ts';
import type { linkAccountMachine } from '#machines/link-account/link-account.machine.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EditIcon } from '#src/ui/icons/icons.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { RefusedWays } from '../in-app-browser/refused-ways.tsx';
import { EmailWay } from '../provider/email-way.tsx';
import { ProviderWays } from '../provider/provider-ways.tsx';
import { AvatarChip } from './avatar-chip.tsx';
import styles from './link-account.module.css';

export interface JoinScreenProps {
  actor: ActorRefFrom<typeof linkAccountMachine>;
  joinData: JoinData;
}

/** A visitor sees the avatar that waits for them, and chooses how to go on. */
export function JoinScreen({ actor, joinData }: JoinScreenProps) {
  const { t } = useTranslation();
  const noteId = useId();
  const { enabledMethods, provider } = useSelector(actor, (snapshot) => snapshot.context);
  const joining = useSelector(actor, (snapshot) => snapshot.matches('joiningAsGuest'));

  return (
    <>
      {/* One way at a time: the others wait for the server’s answer. */}
      <Stack gap={20} inert={joining}>
        <AvatarChip
          avatar={{ gender: joinData.gender }}
          nickname={joinData.nickname}
          uvrsId={joinData.uvrsId}
          note={t(($) => $.linkAccount.avatarNote)}
          action={
            <Button
              variant="outline"
              size="small"
              icon={<EditIcon size={16} />}
              aria-label={t(($) => $.linkAccount.customiseAvatar)}
              onClick={() => actor.send({ type: 'CUSTOMISE_CHOSEN' })}
            >
              {t(($) => $.linkAccount.customise)}
            </Button>
          }
        />
        <ProviderWays
          enabledMethods={enabledMethods}
          wording="join"
          chosen={provider?.method ?? null}
          chosenSchool={provider?.school}
          onChoose={(method, school) => actor.send({ type: 'METHOD_CHOSEN', method, school })}
          onFindSchool={() => actor.send({ type: 'SCHOOL_SEARCH_CHOSEN' })}
        />
        {isOffered('email', enabledMethods) && <EmailWay wording="join" onClick={() => actor.send({ type: 'EMAIL_CHOSEN' })} />}
      </Stack>
      {isOffered('guest', enabledMethods) && (
        <Stack gap={4}>
          <Button variant="text" busy={joining} aria-describedby={noteId} onClick={() => actor.send({ type: 'GUEST_CHOSEN' })}>
            {t(($) => $.methods.guest.join)}
          </Button>
          <p id={noteId} className={styles.note}>
            <Sentences>{t(($) => $.linkAccount.guestNote)}</Sentences>
          </p>
        </Stack>
      )}
      <RefusedWays enabledMethods={enabledMethods} wording="join" inert={joining} />
    </>
  );
}
