// @vitest-environment jsdom
import './setup.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { BASE_LOOK } from '#src/ui/avatar/look.ts';
import { ProviderGlyph } from '#src/ui/brand/provider-glyphs.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { LinkButton } from '#src/ui/button/link-button.tsx';
import { ProviderButton } from '#src/ui/button/provider-button.tsx';
import { CheckIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Sentences } from '#src/ui/layout/sentences.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import { Countdown, minutesAndSeconds } from '#src/ui/progress/countdown.tsx';
import { Spinner } from '#src/ui/progress/spinner.tsx';
import { Stepper } from '#src/ui/progress/stepper.tsx';
import { StatusSlot } from '#src/ui/status/status-slot.tsx';
import { createStatusStore, statusStore, TOAST_TIME } from '#src/ui/status/status-store.ts';
import { renderUi } from './render.tsx';

describe('buttons', () => {
  it('one that is unavailable keeps the focus, tells why, and does nothing but what it is given for that', async () => {
    const click = vi.fn();
    const instead = vi.fn();
    const submit = vi.fn((event: Event) => event.preventDefault());
    renderUi(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" onClick={click} unavailable="Enter the code first" onUnavailableClick={instead}>
          Confirm
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Confirm' });
    await userEvent.click(button);
    expect(document.activeElement).toBe(button);
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Enter the code first');
    expect([click.mock.calls.length, submit.mock.calls.length, instead.mock.calls.length]).toEqual([0, 0, 1]);
  });

  it('a busy one keeps its label, says that it is busy, and swallows clicks', async () => {
    const click = vi.fn();
    renderUi(
      <Button busy onClick={click}>
        Save
      </Button>,
    );
    const button = screen.getByRole('button', { name: /Save/ });
    await userEvent.click(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(click).not.toHaveBeenCalled();
  });

  it('[JOIN-1] a provider that cannot be used shows its reason and is not opened', async () => {
    const open = vi.fn();
    renderUi(
      <>
        <ProviderButton provider="kakao" label="Kakao" onClick={open} unavailable="You are signed in this way" />
        <ProviderButton provider="naver" label="Naver" onClick={open} />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Kakao/ }));
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByText('You are signed in this way')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Naver' }));
    expect(open).toHaveBeenCalledOnce();
  });

  it('[LAND-6] an external link opens a new tab without a handle on ours, and says so', () => {
    renderUi(
      <LinkButton href="https://example.com/" external>
        FAQ
      </LinkButton>,
    );
    const link = screen.getByRole<HTMLAnchorElement>('link');
    expect(link.target).toBe('_blank');
    expect(link.rel).toContain('noopener');
    expect(link.textContent).toContain('새 탭에서 열려요');
  });
});

describe('Menu', () => {
  it('[HEAD-2] is walked with arrows, Home, End and letters, and gives the focus back before an item acts', async () => {
    const select = vi.fn(() => expect(document.activeElement?.textContent).toBe('Minji'));
    renderUi(
      <Menu
        items={[
          { id: 'settings', label: 'Settings', onSelect: select },
          { id: 'logout', label: 'Log out', onSelect: () => {} },
        ]}
      >
        Minji
      </Menu>,
    );
    screen.getByText('Minji').focus();
    await userEvent.keyboard('{ArrowDown}');
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('Settings');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Log out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Settings');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Log out');
    await userEvent.keyboard('{Home}{End}s');
    expect(focused()).toBe('Settings');
    await userEvent.click(screen.getByText('Settings'));
    expect(select).toHaveBeenCalledOnce();
  });
});

describe('Countdown', () => {
  it('[EMAIL-2] shows an hour as 60:00 and counts up to whole seconds', () => {
    expect([3600, 3582, 59.2, 0, -5].map(minutesAndSeconds)).toEqual(['60:00', '59:42', '01:00', '00:00', '00:00']);
  });

  it('[EMAIL-3] is silent each second, and speaks at 10, 5 and 1 minutes and at the end, once', () => {
    const announcements = { 600: 'ten', 300: 'five', 60: 'one', 0: 'over' };
    const at = (remaining: number) => (
      <>
        <Countdown remaining={remaining} label="Left" announcements={announcements} />
        <StatusSlot />
      </>
    );
    const { rerender } = renderUi(at(601));
    expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
    const said = () =>
      screen
        .getAllByRole('status')
        .map((slot) => slot.textContent)
        .join('');
    rerender(at(600));
    expect(said()).toBe('ten');
    // A tab that slept through two of them says only what is true now.
    rerender(at(45));
    expect(said()).toBe('one');
    rerender(at(0));
    expect(said()).toBe('over');
  });
});

describe('toasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('two at most, each for 5 seconds, held while they are read', () => {
    const store = createStatusStore();
    const texts = () => store.get().toasts.map((toast) => toast.text);
    store.toast('a');
    store.toast('b');
    store.toast('c');
    expect(texts()).toEqual(['b', 'c']);
    vi.advanceTimersByTime(TOAST_TIME - 1);
    store.pause();
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['b', 'c']);
    store.resume();
    vi.advanceTimersByTime(TOAST_TIME);
    expect(texts()).toEqual([]);
  });

  it('[EMAIL-8] one of a step goes when the step is left, unless the same transition has said it', () => {
    const store = createStatusStore();
    const texts = () => store.get().toasts.map((toast) => toast.text);
    store.toast('copied');
    store.toast('sent', 'success', { ofStep: true });
    store.leaveStep();
    expect(texts()).toEqual(['copied', 'sent']);
    vi.advanceTimersByTime(1);
    store.leaveStep();
    expect(texts()).toEqual(['copied']);
  });

  it('[ROUTE-7] [CAMPUS-1] words that come before there is a page to read them on wait for that, and have all of their time then', () => {
    const store = createStatusStore();
    const show = store.hold();
    store.toast('we took you home');
    store.announce('home');
    vi.advanceTimersByTime(60_000);
    expect(store.get()).toMatchObject({ held: true, toasts: [{ text: 'we took you home' }], announcement: { text: 'home' } });
    show();
    vi.advanceTimersByTime(TOAST_TIME - 1);
    expect(store.get()).toMatchObject({ held: false, toasts: [{ text: 'we took you home' }], announcement: { text: 'home' } });
    vi.advanceTimersByTime(1);
    expect(store.get()).toMatchObject({ toasts: [], announcement: undefined });
  });

  it('[EMAIL-8] words about a step that is left before there is a page are not said', () => {
    const store = createStatusStore();
    const show = store.hold();
    store.toast('sent', 'success', { ofStep: true });
    vi.advanceTimersByTime(1);
    store.leaveStep();
    show();
    expect(store.get().toasts).toEqual([]);
  });

  it('words that wait for a page are neither shown nor heard', () => {
    const show = statusStore.hold();
    renderUi(<StatusSlot />);
    act(() => {
      statusStore.toast('we took you home');
      statusStore.announce('home');
    });
    expect(document.querySelector('[data-status-slot]')?.textContent).toBe('');
    act(show);
    expect(document.querySelector('[data-status-slot]')?.textContent).toBe('we took you homehome');
    act(() => void vi.advanceTimersByTime(TOAST_TIME));
  });

  it('the same announcement is made twice if asked for twice', () => {
    const store = createStatusStore();
    store.announce('new name');
    const first = store.get().announcement;
    store.announce('new name');
    expect(store.get().announcement?.id).not.toBe(first?.id);
  });
});

describe('Avatar', () => {
  it('[AVATAR-1] shows the image, the base image when it fails to load, and a default without gender', () => {
    const { container, rerender } = renderUi(<Avatar src="/p.png" gender="F" label="Minji" />);
    const image = container.querySelector('img');
    expect(screen.getByRole('img', { name: 'Minji' })).toBeDefined();
    if (image === null) throw new Error('no image');
    act(() => void fireEvent.error(image));
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('linearGradient')).not.toBeNull();
    rerender(<Avatar src="/new.png" gender="F" label="Minji" />);
    expect(container.querySelector('img')).not.toBeNull();
    rerender(<Avatar />);
    expect(container.querySelector('img, linearGradient')).toBeNull();
  });

  it.each(['F', 'M'] as const)('[AVATAR-1] [SEEN-3] everybody who chose %s looks as it did in the choice', (gender) => {
    const { container } = renderUi(<Avatar gender={gender} />);
    const drawn = [...container.querySelectorAll('path')].map((each) => each.getAttribute('fill'));
    expect(drawn).toContain(BASE_LOOK[gender].top);
    expect(drawn).toContain(BASE_LOOK[gender].hairColour);
    expect(BASE_LOOK.F).not.toEqual(BASE_LOOK.M);
  });
});

it('[EMAIL-1] the stepper tells which step is the present one', () => {
  renderUi(<Stepper steps={['Email', 'Code', 'Password']} current={1} label="Step 2 of 3" />);
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null]);
});

describe('Sentences', () => {
  const shown = (text: string) => {
    const { container } = renderUi(<Sentences>{text}</Sentences>);
    return { text: container.textContent, parts: [...container.querySelectorAll('[class]')].map((part) => part.textContent) };
  };

  it.each([
    ['저장하지 못했어요. 잠시 후 다시 시도해 주세요.', ['저장하지 못했어요.', '잠시 후 다시 시도해 주세요.']],
    ['保存できませんでした。時間をおいて再度お試しください。', ['保存できませんでした。', '時間をおいて再度お試しください。']],
    ['Lost? Try again! It helps.', ['Lost?', 'Try again!', 'It helps.']],
    ['You agree that Madang Inc. may write. 30 days, then no more.', ['You agree that Madang Inc. may write.', '30 days, then no more.']],
  ])('parts "%s" where a line may break first, and changes no letter of it', (text, parts) => {
    expect(shown(text)).toEqual({ text, parts });
  });

  it('draws each as it is told', () => {
    const { container } = renderUi(<Sentences draw={(sentence) => <b>{sentence}</b>}>Done. Log in?</Sentences>);
    expect([...container.querySelectorAll('b')].map((part) => part.textContent)).toEqual(['Done.', 'Log in?']);
    expect(container.textContent).toBe('Done. Log in?');
  });

  it('are what a lead is made of', () => {
    const { container } = renderUi(<Lead>This is it. Now you.</Lead>);
    expect([...container.querySelectorAll('p [class]')].map((part) => part.textContent)).toEqual(['This is it.', 'Now you.']);
  });

  it.each(['One sentence.', 'Like name@school.com', '1.5 / 3.0 MB', '終わりました。'])('leaves "%s" whole', (text) => {
    expect(shown(text)).toEqual({ text, parts: [] });
  });
});

test('icons, spinners and provider marks are measured in the letters beside them', () => {
  const { container } = renderUi(
    <>
      <CheckIcon size={16} />
      <Spinner size={20} />
      <ProviderGlyph provider="naver" />
    </>,
  );
  const sizes = [...container.querySelectorAll('svg')].map((svg) => [svg.getAttribute('width'), svg.getAttribute('height')]);
  expect(sizes).toEqual([
    ['1rem', '1rem'],
    ['1.25rem', '1.25rem'],
    ['1.25rem', '1.25rem'],
  ]);
});
