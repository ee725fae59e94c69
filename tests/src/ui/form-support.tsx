import { screen } from '@testing-library/react';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { HiddenUsername } from '#src/ui/form/field.tsx';
import { useFieldValue } from '#src/ui/form/field-value.ts';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { type FormErrors, useForm } from '#src/ui/form/use-form.ts';

interface LoginValues extends Record<string, string> {
  email: string;
  password: string;
}

export function Login({
  onSubmit = () => {},
  busy = false,
  server,
  onDrawn,
}: {
  onSubmit?: (values: LoginValues) => void;
  busy?: boolean;
  server?: FormErrors<LoginValues>;
  onDrawn?: () => void;
}) {
  onDrawn?.();
  const form = useForm<LoginValues>({
    initial: { email: '', password: '' },
    validate: ({ email, password }) => ({
      email: email.includes('@') ? undefined : 'no address',
      password: password === '' ? 'no password' : undefined,
    }),
    onSubmit,
    busy,
    serverErrors: server,
  });
  return (
    <Form {...form.props}>
      <ErrorSummary title="Look at these" errors={form.errors} />
      <EmailField label="Email" {...form.text('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.text('password')} />
      <button type="submit">go</button>
    </Form>
  );
}

export const email = () => screen.getByLabelText<HTMLInputElement>('Email');
export const password = () => screen.getByLabelText<HTMLInputElement>('Password');
export const again = () => screen.getByLabelText<HTMLInputElement>('Again');

export function NewPassword({ onSubmit }: { onSubmit: () => void }) {
  const form = useForm({
    initial: { password: '', again: '', gender: '' },
    validate: ({ password, again, gender }) => ({
      password: password === '' ? 'no password' : undefined,
      again: again === password ? undefined : 'they differ',
      gender: gender === '' ? 'no gender' : undefined,
    }),
    onSubmit,
  });
  const gender = useFieldValue(form.value('gender'));
  return (
    <>
      <Form {...form.props}>
        <RadioCards
          legend="Gender"
          name="gender"
          value={gender === '' ? undefined : gender}
          onChange={(chosen) => form.set('gender', chosen)}
          error={form.text('gender').error}
          options={[{ value: 'F', label: 'Female', picture: null }]}
        />
        <HiddenUsername value="a@b.kr" />
        <PasswordField label="Password" autoComplete="new-password" {...form.text('password')} />
        <TextField label="Fixed" value="" onChange={() => {}} readOnly />
        <TextField label="Off" value="" onChange={() => {}} disabled />
        <Checkbox label="Remember" checked={false} onChange={() => {}} />
        <PasswordField label="Again" autoComplete="new-password" {...form.text('again')} />
      </Form>
      <Button type="submit" form={form.id} unavailable={form.valid ? undefined : 'not yet'} onUnavailableClick={form.revealErrors}>
        save
      </Button>
    </>
  );
}

/** As a password manager's script does: past React's own account of the value, and without an event. */
export function setSilently(input: HTMLInputElement, value: string | boolean) {
  const property = typeof value === 'boolean' ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, property)?.set?.call(input, value);
}
