import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PASSKEY_NAME_MAX } from '#contract/limits.ts';
import { lengthOf } from '#contract/values/checked.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { dotted } from '../state-name.ts';
import type { PasskeysProps } from './passkeys-props.ts';

/** PASSKEY-3: what the person calls a passkey. */
export function NameForm({ actor }: PasskeysProps) {
  const { t } = useTranslation();
  const state = useSelector(actor, (snapshot) => dotted(snapshot.value));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const name = useSelector(actor, (snapshot) => snapshot.context.name);
  const failure = useSelector(actor, (snapshot) => snapshot.context.failure);
  const serverErrors = useMemo(() => (failure === null ? {} : { name: failureText(t, failure) }), [failure, t]);
  const cancel = () => actor.send({ type: 'CANCELLED' });
  const isName = (raw: string) => raw.trim() !== '' && lengthOf(raw.trim()) <= PASSKEY_NAME_MAX;
  const form = useForm({
    initial: { name },
    validate: (values) => ({ name: isName(values.name) ? undefined : t(($) => $.passkeys.nameUnmet) }),
    onSubmit: (values) => actor.send({ type: 'NAME_SUBMITTED', name: values.name.trim() }),
    busy,
    serverErrors,
  });
  return (
    <Dialog
      title={t(($) => $.passkeys.nameTitle)}
      flow="passkeys"
      state={state}
      busy={busy}
      initialFocus="field"
      onClose={busy ? undefined : cancel}
      footer={
        <Button
          type="submit"
          form={form.id}
          busy={busy}
          unavailable={form.valid ? undefined : t(($) => $.passkeys.nameUnmet)}
          onUnavailableClick={form.revealErrors}
        >
          {t(($) => $.passkeys.save)}
        </Button>
      }
    >
      <Form {...form.props}>
        <TextField {...form.text('name')} label={t(($) => $.passkeys.name)} counterMax={PASSKEY_NAME_MAX} autoComplete="off" required />
      </Form>
    </Dialog>
  );
}
