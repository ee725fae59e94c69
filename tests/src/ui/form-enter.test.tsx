// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { again, email, Login, NewPassword, password } from './form-support.tsx';
import { renderUi } from './render.tsx';

describe('Enter', () => {
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
