// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/button/button.tsx';
import { AgreeAll } from '../../src/ui/form/agree-all.tsx';
import { Checkbox } from '../../src/ui/form/checkbox.tsx';
import { CodeField } from '../../src/ui/form/code-field.tsx';
import { EmailField } from '../../src/ui/form/email-field.tsx';
import { ErrorSummary } from '../../src/ui/form/error-summary.tsx';
import { HiddenUsername } from '../../src/ui/form/field.tsx';
import { useFieldValue } from '../../src/ui/form/field-value.ts';
import { Form } from '../../src/ui/form/form.tsx';
import { PasswordField } from '../../src/ui/form/password-field.tsx';
import { RadioCards } from '../../src/ui/form/radio-cards.tsx';
import { RuleList } from '../../src/ui/form/rule-list.tsx';
import { Select } from '../../src/ui/form/select.tsx';
import { Switch } from '../../src/ui/form/switch.tsx';
import { TextField } from '../../src/ui/form/text-field.tsx';
import { type FormErrors, useForm } from '../../src/ui/form/use-form.ts';
import { renderUi } from './render.tsx';

interface LoginValues extends Record<string, string> {
  email: string;
  password: string;
}

function Login({
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

const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const password = () => screen.getByLabelText<HTMLInputElement>('Password');

describe('useForm', () => {
  it('a submit with errors goes to the first wrong field, tells what is wrong there, and sums up two', async () => {
    const onSubmit = vi.fn();
    renderUi(<Login onSubmit={onSubmit} />);
    await userEvent.click(screen.getByText('go'));
    expect(onSubmit).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(email());
    expect(email().getAttribute('aria-invalid')).toBe('true');
    const message = document.getElementById(email().getAttribute('aria-describedby') ?? '');
    expect(message?.textContent).toBe('no address');
    expect(screen.getByRole('alert').textContent).toContain('Look at these');
    await userEvent.click(screen.getByRole('link', { name: 'no password' }));
    expect(document.activeElement).toBe(password());
  });

  it('a letter draws its field alone; the form is drawn anew when what it says of its fields changes', async () => {
    const drawn = vi.fn();
    renderUi(<Login onDrawn={drawn} />);
    // React draws once more after a change, to see that there is none.
    await userEvent.type(email(), 'minji@sc');
    const before = drawn.mock.calls.length;
    await userEvent.type(email(), 'hool.ac.kr');
    expect(email().value).toBe('minji@school.ac.kr');
    expect(drawn.mock.calls.length).toBe(before);
    await userEvent.type(password(), 'secret');
    await userEvent.clear(email());
    await userEvent.type(email(), 'minji');
    await userEvent.tab();
    expect(screen.getByText('no address')).toBeDefined();
    expect(drawn.mock.calls.length).toBeGreaterThan(before);
  });

  it('[LOGIN-2] lowercases the email, and Enter submits valid values', async () => {
    const onSubmit = vi.fn();
    renderUi(<Login onSubmit={onSubmit} />);
    await userEvent.type(email(), 'MinJi@Campus.ac.kr');
    await userEvent.type(password(), 'abc123!!{Enter}');
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ email: 'minji@campus.ac.kr', password: 'abc123!!' });
  });

  it('says nothing about a field that was only passed through, and speaks once an edited one is left', async () => {
    renderUi(<Login />);
    await userEvent.click(email());
    await userEvent.tab();
    expect(email().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(email(), 'x');
    await userEvent.tab();
    expect(email().getAttribute('aria-invalid')).toBe('true');
  });

  it('a failure of the server stands at its field until that field is edited, and no input is lost', async () => {
    const { rerender } = renderUi(<Login />);
    await userEvent.type(email(), 'a@b.kr');
    await userEvent.type(password(), 'secret');
    rerender(<Login server={{ email: 'taken' }} />);
    expect(screen.getByText('taken')).toBeDefined();
    expect(document.activeElement).toBe(email());
    expect(password().value).toBe('secret');
    await userEvent.type(email(), 'r');
    expect(screen.queryByText('taken')).toBeNull();
  });

  it('ignores a submit while busy, and the Enter that ends a composition', async () => {
    const onSubmit = vi.fn();
    const { rerender } = renderUi(<Login onSubmit={onSubmit} />);
    await userEvent.type(email(), 'a@b.kr');
    await userEvent.type(password(), 'secret');
    const form = email().form;
    if (form === null) throw new Error('no form');
    expect(fireEvent.keyDown(email(), { key: 'Enter', isComposing: true })).toBe(false);
    expect(fireEvent.keyDown(email(), { key: 'Enter', keyCode: 229 })).toBe(false);
    fireEvent.compositionStart(email());
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
    fireEvent.compositionEnd(email());
    rerender(<Login onSubmit={onSubmit} busy />);
    fireEvent.submit(form);
    expect(onSubmit).not.toHaveBeenCalled();
    rerender(<Login onSubmit={onSubmit} />);
    fireEvent.submit(form);
    expect(onSubmit).toHaveBeenCalledOnce();
  });
});

function NewPassword({ onSubmit }: { onSubmit: () => void }) {
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

describe('Enter', () => {
  const again = () => screen.getByLabelText<HTMLInputElement>('Again');
  const complaints = () => document.querySelectorAll('[aria-invalid]').length;
  /** @returns whether the browser goes on and sends the form. */
  const enter = (field: HTMLInputElement, init: object = {}) => fireEvent.keyDown(field, { key: 'Enter', ...init });

  it('[LOGIN-2] goes to the next empty field, and from the last one to the first; nothing turns red', async () => {
    renderUi(<Login />);
    email().focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(password());
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(email());
    expect(complaints()).toBe(0);
  });

  it('passes over what is fixed, off, hidden or no field, and goes to a choice that was not made', async () => {
    const onSubmit = vi.fn();
    renderUi(<NewPassword onSubmit={onSubmit} />);
    await userEvent.type(password(), 'maple');
    expect(enter(password())).toBe(false);
    expect(document.activeElement).toBe(again());
    await userEvent.type(again(), 'maple');
    expect(enter(again())).toBe(false);
    expect(document.activeElement).toBe(screen.getByLabelText('Female'));
    expect(complaints()).toBe(0);
    await userEvent.click(screen.getByLabelText('Female'));
    expect(enter(again())).toBe(true);
  });

  it('stays in a field that alone is empty, while the form cannot be sent without it', async () => {
    const onSubmit = vi.fn();
    renderUi(<NewPassword onSubmit={onSubmit} />);
    await userEvent.click(screen.getByLabelText('Female'));
    await userEvent.type(password(), 'maple');
    again().focus();
    expect(enter(again())).toBe(false);
    expect(document.activeElement).toBe(again());
    expect(complaints()).toBe(0);
  });

  it('knows what a password manager put into the page past React', () => {
    renderUi(<Login />);
    password().value = 'filled in';
    expect(enter(email())).toBe(true);
    email().value = 'a@b.kr';
    expect(enter(password())).toBe(true);
  });

  it('does nothing amid a composition or on a button, and moves once while it is held down', async () => {
    renderUi(<Login />);
    email().focus();
    expect(enter(email(), { isComposing: true })).toBe(false);
    fireEvent.compositionStart(email());
    expect(enter(email())).toBe(false);
    fireEvent.compositionEnd(email());
    expect(document.activeElement).toBe(email());
    expect(enter(screen.getByRole<HTMLInputElement>('button', { name: '비밀번호 표시' }))).toBe(true);
    expect(enter(email(), { repeat: true })).toBe(false);
    expect(document.activeElement).toBe(email());
  });
});

describe('a field complains', () => {
  const again = () => screen.getByLabelText<HTMLInputElement>('Again');

  it('[VAL-4] once it was left: that the passwords differ waits until the second one was', async () => {
    renderUi(<NewPassword onSubmit={() => {}} />);
    await userEvent.type(password(), 'maple');
    await userEvent.type(again(), 'ma');
    expect(again().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(again().getAttribute('aria-invalid')).toBe('true');
  });

  it('not after it was emptied: it is as new, until it is left with something typed', async () => {
    renderUi(<NewPassword onSubmit={() => {}} />);
    await userEvent.type(password(), 'maple');
    await userEvent.type(again(), 'ma');
    await userEvent.tab();
    await userEvent.clear(again());
    expect(again().getAttribute('aria-invalid')).toBeNull();
    await userEvent.type(again(), 'x');
    expect(again().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(again().getAttribute('aria-invalid')).toBe('true');
  });

  it('at a press on the button, empty or not', async () => {
    renderUi(<NewPassword onSubmit={() => {}} />);
    await userEvent.click(screen.getByText('save'));
    expect(password().getAttribute('aria-invalid')).toBe('true');
  });
});

function Id({ seen }: { seen: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <TextField
      label="ID"
      value={value}
      counterMax={20}
      onChange={(next) => {
        seen(next);
        setValue(next);
      }}
      transform={(text) => text.toLowerCase()}
    />
  );
}

describe('fields', () => {
  it('shape a value as it is typed, keep the caret, and leave a composition alone', () => {
    const seen = vi.fn();
    renderUi(<Id seen={seen} />);
    const input = screen.getByLabelText<HTMLInputElement>('ID');
    input.focus();
    fireEvent.input(input, { target: { value: 'abC' } });
    input.setSelectionRange(1, 1);
    fireEvent.input(input, { target: { value: 'aXbc', selectionStart: 2, selectionEnd: 2 } });
    expect(input.value).toBe('axbc');
    expect(input.selectionStart).toBe(2);
    fireEvent.compositionStart(input);
    fireEvent.input(input, { target: { value: 'AXB' }, isComposing: true });
    expect(seen).toHaveBeenLastCalledWith('AXB');
    fireEvent.compositionEnd(input);
    expect(seen).toHaveBeenLastCalledWith('axb');
    expect(screen.getByText('3/20')).toBeDefined();
  });

  it('[EMAIL-5] the code is one input for 6 characters; gaps of a pasted one are dropped', async () => {
    function Code() {
      const [value, setValue] = useState('');
      return <CodeField label="Code" value={value} onChange={setValue} />;
    }
    renderUi(<Code />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    expect(input.autocomplete).toBe('one-time-code');
    await userEvent.click(input);
    await userEvent.paste(' 48a1-9z77');
    expect(input.value).toBe('48a19z');
    expect([...document.querySelectorAll('ol li')].map((cell) => cell.textContent)).toEqual([...'48a19z']);
  });

  it('a password can be shown and hidden, and Caps Lock is pointed out', async () => {
    renderUi(<PasswordField label="Password" autoComplete="new-password" value="abc" onChange={() => {}} />);
    expect(password().type).toBe('password');
    expect(password().getAttribute('passwordrules')).toContain('maxlength: 15');
    await userEvent.click(screen.getByRole('button', { name: '비밀번호 표시 (Password)' }));
    expect(password().type).toBe('text');
    expect(screen.getByRole('button', { name: '비밀번호 숨기기 (Password)' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByText('Caps Lock이 켜져 있어요.')).toBeNull();
    fireEvent.keyDown(password(), { key: 'A', modifierCapsLock: true });
    expect(screen.getByText('Caps Lock이 켜져 있어요.').closest('[role=status]')).not.toBeNull();
  });

  it('[VAL-4] the rules of a password say in words which hold', () => {
    renderUi(
      <RuleList
        rules={[
          { id: 'length', label: '8–15', met: true },
          { id: 'digit', label: 'digit', met: false },
        ]}
      />,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['충족: 8–15', '아직 필요해요: digit']);
  });

  it('[AGR-2] agree-all is mixed when some are ticked, and toggles all', async () => {
    const all = vi.fn();
    const one = vi.fn();
    const items = [
      { name: 'terms', label: 'Terms', required: true },
      { name: 'age', label: 'Age', required: true },
    ] as const;
    const sheet = (terms: boolean, age: boolean) => (
      <AgreeAll legend="Agreements" allLabel="All" items={items} checked={{ terms, age }} onChange={one} onChangeAll={all} />
    );
    const { rerender } = renderUi(sheet(true, false));
    const box = screen.getByLabelText<HTMLInputElement>('All');
    expect([box.checked, box.indeterminate]).toEqual([false, true]);
    await userEvent.click(box);
    expect(all).toHaveBeenLastCalledWith(true);
    rerender(sheet(true, true));
    expect([box.checked, box.indeterminate]).toEqual([true, false]);
    await userEvent.click(box);
    expect(all).toHaveBeenLastCalledWith(false);
    await userEvent.click(screen.getByLabelText(/Age/));
    expect(one).toHaveBeenCalledWith('age', false);
  });

  it('[CHAR-2] pictures are radio buttons; an error marks their group', async () => {
    const choose = vi.fn();
    renderUi(
      <RadioCards
        legend="Gender"
        name="gender"
        value={undefined}
        onChange={choose}
        error="choose one"
        options={[
          { value: 'F', label: 'Female', picture: null },
          { value: 'M', label: 'Male', picture: null },
        ]}
      />,
    );
    expect(screen.getByRole('radiogroup', { name: 'Gender' }).getAttribute('aria-invalid')).toBe('true');
    await userEvent.click(screen.getByLabelText('Male'));
    expect(choose).toHaveBeenCalledWith('M');
  });

  it('a select gives back only what it offers, and a busy switch keeps its place', async () => {
    const choose = vi.fn();
    const toggle = vi.fn();
    renderUi(
      <>
        <Select label="School" placeholder="Choose" value="" onChange={choose} options={[{ value: '21', label: 'Sookmyung' }]} />
        <Switch label="Private" checked={false} busy onChange={toggle} />
      </>,
    );
    await userEvent.selectOptions(screen.getByLabelText('School'), 'Sookmyung');
    expect(choose).toHaveBeenCalledExactlyOnceWith('21');
    await userEvent.click(screen.getByRole('switch'));
    expect(toggle).not.toHaveBeenCalled();
  });
});
