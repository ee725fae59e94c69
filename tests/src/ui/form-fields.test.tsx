// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { AgreeAll } from '#src/ui/form/agree-all.tsx';
import { Checkbox } from '#src/ui/form/checkbox.tsx';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { RuleList } from '#src/ui/form/rule-list.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { Switch } from '#src/ui/form/switch.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { password, setSilently } from './form-support.tsx';
import { renderUi } from './render.tsx';

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

/** What comes late, as the name of the button beside it, draws the fields anew. */
function Late({ seen, late }: { seen: (name: string, value: string | boolean) => void; late: boolean }) {
  const [values, setValues] = useState({ email: '', code: '', stays: false });
  const change = (name: keyof typeof values) => (value: string | boolean) => {
    seen(name, value);
    setValues((old) => ({ ...old, [name]: value }));
  };
  const hint = late ? 'late' : 'early';
  return (
    <>
      <TextField
        label="Email"
        hint={hint}
        autoComplete={late ? 'username webauthn' : 'username'}
        value={values.email}
        onChange={change('email')}
      />
      <CodeField label="Code" hint={hint} value={values.code} onChange={change('code')} />
      <Checkbox label="Stay" name="stays" detail={hint} checked={values.stays} onChange={change('stays')} />
    </>
  );
}

describe('fields', () => {
  it('[LOGIN-2] [DOOR-4] keep what was put there without an event when something late draws them anew, and tell it once', () => {
    const seen = vi.fn();
    const { rerender } = renderUi(<Late seen={seen} late={false} />);
    const email = screen.getByLabelText<HTMLInputElement>('Email');
    const code = screen.getByLabelText<HTMLInputElement>('Code');
    const stays = screen.getByLabelText<HTMLInputElement>('Stay');
    setSilently(email, 'a@b.kr');
    setSilently(code, 'ABC');
    setSilently(stays, true);
    rerender(<Late seen={seen} late />);
    expect([email.value, code.value, stays.checked]).toEqual(['a@b.kr', 'ABC', true]);
    expect(seen.mock.calls).toEqual([
      ['email', 'a@b.kr'],
      ['code', 'ABC'],
      ['stays', true],
    ]);
    rerender(<Late seen={seen} late={false} />);
    expect([email.value, code.value, stays.checked]).toEqual(['a@b.kr', 'ABC', true]);
    expect(seen).toHaveBeenCalledTimes(3);
  });

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
    await userEvent.paste(' 48a1-9z');
    expect(input.value).toBe('48a19z');
    expect([...document.querySelectorAll('ol li')].map((cell) => cell.textContent)).toEqual([...'48a19z']);
  });

  it('[EMAIL-5] a wrong code that is pressed is selected, so that what is typed replaces it', async () => {
    function Code() {
      const [value, setValue] = useState('48A19Z');
      return <CodeField label="Code" value={value} error={value === '48A19Z' ? 'Wrong' : undefined} onChange={setValue} />;
    }
    renderUi(<Code />);
    const input = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.click(input);
    await userEvent.keyboard('7');
    expect(input.value).toBe('7');
    await userEvent.click(input);
    await userEvent.keyboard('8');
    expect(input.value).toBe('78');
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
