import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { NICKNAME_MAX } from '#contract/limits.ts';
import { checkNickname, type NicknameAlphabet } from '#contract/values/nickname.ts';
import type { Failure } from '#machines/failures.ts';
import type { nicknameChangeMachine } from '#machines/nickname-change/nickname-change.machine.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { useLastTyped } from '#src/ui/form/last-typed.ts';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { nicknameIssueText } from '../field-issues.ts';
import { dotted } from '../state-name.ts';
import { useSuccess } from '../success/use-success.ts';
import { NicknameAlert } from './nickname-alert.tsx';

export interface NicknameChangeProps {
  actor: ActorRefFrom<typeof nicknameChangeMachine>;
  /** The nickname that the person has now. */
  current: string;
  alphabet: NicknameAlphabet;
}

/** An alert says the rest. */
const isAboutTheNickname = (failure: Failure | null): failure is Failure =>
  failure?.code === 'nicknameTaken' || failure?.code === 'nicknameInvalid';

/** PROF-2: saved only if it is valid and another one than now. */
export function NicknameChange({ actor, current, alphabet }: NicknameChangeProps) {
  const { t } = useTranslation();
  useSuccess(actor);
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const alerting = useSelector(actor, (snapshot) => snapshot.hasTag('alert'));
  const nickname = useSelector(actor, (snapshot) => snapshot.context.nickname);
  // The one before the change: once it is saved, `current` is what was typed.
  const [before] = useState(current);
  const serverErrors = useMemo(() => (isAboutTheNickname(failure) ? { nickname: failureText(t, failure) } : {}), [failure, t]);

  const issueOf = (raw: string): string | undefined => {
    const checked = checkNickname(raw, alphabet);
    if (!checked.ok) return nicknameIssueText(t, checked.issue);
    return checked.value === before ? t(($) => $.nicknameChange.same) : undefined;
  };
  const form = useForm({
    initial: { nickname },
    validate: ({ nickname }) => ({ nickname: issueOf(nickname) }),
    onSubmit: ({ nickname }) => {
      const checked = checkNickname(nickname, alphabet);
      if (checked.ok) actor.send({ type: 'NICKNAME_SUBMITTED', nickname: checked.value });
    },
    busy,
    serverErrors,
  });
  useLastTyped('nickname', form.value('nickname'));

  return (
    <>
      <Dialog
        title={t(($) => $.nicknameChange.title)}
        flow="nicknameChange"
        state={state}
        busy={busy}
        initialFocus="field"
        onBack={() => actor.send({ type: 'BACK' })}
        onClose={() => actor.send({ type: 'CLOSED' })}
        footer={
          <Button
            type="submit"
            form={form.id}
            busy={busy}
            unavailable={form.valid ? undefined : t(($) => $.nicknameChange.unmet)}
            onUnavailableClick={form.revealErrors}
          >
            {t(($) => $.common.save)}
          </Button>
        }
      >
        <Lead>{t(($) => $.nicknameChange.current)}</Lead>
        <Form {...form.props}>
          <TextField
            {...form.text('nickname')}
            label={t(($) => $.nicknameChange.label)}
            hint={t(($) => $.fields.nickname.hint)}
            placeholder={before}
            counterMax={NICKNAME_MAX}
            autoComplete="nickname"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            required
          />
        </Form>
      </Dialog>
      {alerting && failure !== null && (
        <NicknameAlert state={state} failure={failure} onConfirm={() => actor.send({ type: 'ALERT_CONFIRMED' })} />
      )}
    </>
  );
}
