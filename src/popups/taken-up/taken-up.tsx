import { useSelector } from '@xstate/react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { joiningMachine } from '#machines/joining/joining.machine.ts';
import type { Verification } from '#machines/verification.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';

/** The sign-up goes on where it was left: says where that was, and offers to start again (EMAIL-9). */
export function TakenUp({ joining }: { joining: ActorRefFrom<typeof joiningMachine> }) {
  const { t } = useTranslation();
  const { takenUp, step, linking } = useSelector(joining, (snapshot) => snapshot.context);
  if (!takenUp) return null;
  const at = {
    agreement: t(($) => $.agreement.title),
    createCharacter: t(($) => $.createCharacter.title),
    linkAccount: t(($) => $.linkAccount.joinTitle),
    linkByEmail: emailStep(t, linking),
  }[step ?? 'agreement'];
  return (
    <Stack gap={8}>
      <Notice>{t(($) => $.common.takenUp, { at })}</Notice>
      <Button variant="text" size="small" onClick={() => joining.send({ type: 'START_AGAIN_CHOSEN' })}>
        {t(($) => $.common.startAgain)}
      </Button>
    </Stack>
  );
}

function emailStep(t: TFunction, linking: Verification | null): string {
  if (linking === null) return t(($) => $.emailVerification.steps.email);
  const name =
    linking.proof !== null
      ? t(($) => $.emailVerification.steps.password)
      : linking.code !== null
        ? t(($) => $.emailVerification.steps.code)
        : t(($) => $.emailVerification.steps.email);
  // The name stays whole, and the dot does not begin a line.
  return `${name.replaceAll(' ', '\u00a0')}\u00a0· ${linking.email}`;
}
