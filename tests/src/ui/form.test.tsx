// @vitest-environment jsdom
import './setup.ts';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { again, email, Login, NewPassword, password } from './form-support.tsx';
import { renderUi } from './render.tsx';

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

describe('a field complains', () => {
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
