import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { Checked } from '#contract/values/checked.ts';
import { checkNickname, type NicknameAlphabet } from '#contract/values/nickname.ts';
import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import type { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';
import type { Gender } from '#machines/join-data.ts';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { useFieldValue } from '#src/ui/form/field-value.ts';
import { Form } from '#src/ui/form/form.tsx';
import { useLastTyped } from '#src/ui/form/last-typed.ts';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { Lead } from '#src/ui/layout/card.tsx';
import { nicknameIssueText } from '../field-issues.ts';
import { dotted } from '../state-name.ts';
import { NicknameField } from './nickname-field.tsx';
import { UvrsIdField } from './uvrs-id-field.tsx';

export interface CreateCharacterProps {
  actor: ActorRefFrom<typeof createCharacterMachine>;
  /** Which characters a nickname may have (LANG-2). */
  alphabet: NicknameAlphabet;
  /** Stands above the rest: the sign-up goes on where it was left. */
  takenUp?: ReactNode;
}

const acceptedValue = (checked: Checked<string>): string | null => (checked.ok ? checked.value : null);

/** A look, a nickname and an ID; the server verifies the last two (CHAR-1, CHAR-2). */
export function CreateCharacter({ actor, alphabet, takenUp }: CreateCharacterProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const mayGoOn = useSelector(actor, (snapshot) => snapshot.can({ type: 'NEXT' }));
  const { nickname, uvrsId, gender, isProposed } = actor.getSnapshot().context;

  const form = useForm<{ gender: Gender | ''; nickname: string; uvrsId: string }>({
    initial: { gender: gender ?? '', nickname, uvrsId },
    validate: (values) => {
      const name = checkNickname(values.nickname, alphabet);
      const id = checkUvrsId(values.uvrsId);
      return {
        gender: values.gender === '' ? t(($) => $.fields.gender.issues.empty) : undefined,
        nickname: name.ok ? undefined : nicknameIssueText(t, name.issue),
        uvrsId: id.ok ? undefined : t(($) => $.fields.uvrsId.issues[id.issue]),
      };
    },
    onSubmit: () => actor.send({ type: 'NEXT' }),
  });
  const chosenGender = useFieldValue(form.value('gender'));
  useLastTyped('nickname', form.value('nickname'));
  useLastTyped('uvrsId', form.value('uvrsId'));
  const { read } = form;
  // What a reload interrupted amid typing is valid for no check yet.
  useEffect(() => {
    const typed = read();
    if (typed.nickname !== '' && !checkNickname(typed.nickname, alphabet).ok) actor.send({ type: 'NICKNAME_EDITED', nickname: null });
    if (typed.uvrsId !== '' && !checkUvrsId(typed.uvrsId).ok) actor.send({ type: 'UVRS_ID_EDITED', uvrsId: null });
  }, [actor, alphabet, read]);

  return (
    <Dialog
      title={t(($) => $.createCharacter.title)}
      flow="createCharacter"
      state={state}
      onClose={() => actor.send({ type: 'CLOSED' })}
      onBack={() => actor.send({ type: 'BACK' })}
      footer={
        <Button
          type="submit"
          form={form.id}
          unavailable={mayGoOn ? undefined : t(($) => $.createCharacter.unmet)}
          onUnavailableClick={() => {
            form.revealErrors();
            actor.send({ type: 'NICKNAME_LEFT' });
            actor.send({ type: 'UVRS_ID_LEFT' });
          }}
        >
          {t(($) => $.createCharacter.next)}
        </Button>
      }
    >
      {takenUp}
      <Lead>{isProposed ? t(($) => $.createCharacter.proposedLead) : t(($) => $.createCharacter.lead)}</Lead>
      <Form {...form.props}>
        <ErrorSummary title={t(($) => $.common.errorSummary, { count: form.errors.length })} errors={form.errors} />
        <RadioCards<Gender>
          legend={t(($) => $.fields.gender.label)}
          name="gender"
          value={chosenGender === '' ? undefined : chosenGender}
          onChange={(chosen) => {
            form.set('gender', chosen);
            actor.send({ type: 'GENDER_CHOSEN', gender: chosen });
          }}
          error={form.text('gender').error}
          options={[
            { value: 'F', label: t(($) => $.fields.gender.female), picture: <Avatar gender="F" size={96} /> },
            { value: 'M', label: t(($) => $.fields.gender.male), picture: <Avatar gender="M" size={96} /> },
          ]}
        />
        <NicknameField
          actor={actor}
          binding={form.text('nickname')}
          accept={(raw) => acceptedValue(checkNickname(raw, alphabet))}
          onSuggested={(suggested) => form.set('nickname', suggested)}
        />
        <UvrsIdField actor={actor} binding={form.text('uvrsId')} accept={(raw) => acceptedValue(checkUvrsId(raw))} />
      </Form>
    </Dialog>
  );
}
