// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { SCHOOLS_SHOWN } from '#contract/limits.ts';
import { PortError } from '#machines/failures.ts';
import { loginMachine } from '#machines/login/login.machine.ts';
import { providerLoginMachine } from '#machines/provider-login/provider-login.machine.ts';
import { type CheckedUser, providerTicketMachine } from '#machines/provider-ticket/provider-ticket.machine.ts';
import { SCHOOLS } from '#machines/samples.ts';
import type { School } from '#machines/school.ts';
import { schoolSearchMachine } from '#machines/school-search/school-search.machine.ts';
import { Login } from '#src/popups/login/login.tsx';
import { type AnnouncedSchools, AnnouncedSchoolsContext } from '#src/popups/school-search/announced-schools.ts';
import { fakeProvider } from '../fake-provider.ts';
import { EVERY_METHOD, pending } from '../login-support.ts';
import { button, deferred, renderScreen, shownState } from '../render-screen.tsx';

const answerLater = (): Promise<CheckedUser> => pending();
const MANY: AnnouncedSchools = { count: 3000, few: [] };

interface Device {
  readonly last?: string | null;
  readonly lists?: readonly (() => Promise<readonly School[]>)[];
}

function open({ last = null, lists = [async () => SCHOOLS] }: Device = {}, enabledMethods = EVERY_METHOD) {
  const provider = fakeProvider();
  const kept: string[] = [];
  const answers = [...lists];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        recallLastWay: fromCallback(() => undefined),
        schoolSearch: schoolSearchMachine.provide({
          actors: {
            listSchools: fromPromise<readonly School[], void>(() => (answers.shift() ?? pending)()),
            schoolMemory: fromCallback<{ type: 'SCHOOL_KEPT'; code: string }>(({ sendBack, receive }) => {
              sendBack({ type: 'LAST_SCHOOL_KNOWN', code: last });
              receive(({ code }) => kept.push(code));
            }),
          },
        }),
        providerLogin: providerLoginMachine.provide({
          actors: {
            providerTicket: providerTicketMachine.provide({
              actors: { providerWindow: provider.providerWindow, checkProvider: fromPromise(answerLater) },
            }),
          },
        }),
      },
    }),
    { input: { enabledMethods, resumed: null } },
  ).start();
  return { actor, provider, kept };
}

const show = (actor: ReturnType<typeof open>['actor'], announced: AnnouncedSchools | null = MANY, language: 'ko' | 'en' | 'ja' = 'en') =>
  renderScreen(
    <AnnouncedSchoolsContext value={announced}>
      <Login actor={actor} helpLink={<a href="https://support.madang.example/inquiry">Ask us</a>} />
    </AnnouncedSchoolsContext>,
    language,
  );

const openSearch = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Find your school' }));
  await screen.findByRole('searchbox');
};
const search = () => screen.getByRole('searchbox');
const found = () => [...document.querySelectorAll<HTMLElement>('[data-school]')].map(({ dataset }) => dataset.school);

describe('the school list of the login', () => {
  it('[CAMPUS-3] [API-26] is as it always was where the API announces no schools', async () => {
    const { actor } = open(
      {},
      EVERY_METHOD.filter((type) => type !== 25),
    );
    await show(actor, null);
    expect(screen.getAllByRole('option', { hidden: true })).toHaveLength(5);
    expect(actor.getSnapshot().can({ type: 'SCHOOL_SEARCH_CHOSEN' })).toBe(false);
  });

  it('[CAMPUS-3] with up to seven in all names each in the list, and a press goes to the school by the generic method', async () => {
    const { actor, provider } = open();
    await show(actor, { count: 2, few: SCHOOLS });
    expect(screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'Choose your school',
      'Sookmyung Women’s University',
      'Chungju National University',
      'Yonsei University',
      'Ewha Womans University',
      'Hanbit University',
      '湊大学',
    ]);
    fireEvent.change(screen.getByLabelText('School account'), { target: { value: 'hanbit' } });
    await userEvent.click(button('Continue with Hanbit University'));
    expect(provider.opened).toMatchObject([{ method: 'federation', school: { code: 'hanbit' }, during: 'click' }]);
    expect(screen.getByRole('heading').textContent).toBe('Continue in the Hanbit University window');
  });

  it.each([
    [3, 'combobox', 'School account'],
    [4, 'button', 'Find your school'],
  ] as const)('[CAMPUS-3] with four universities and %i schools it is a %s', async (count, role, name) => {
    const { actor } = open();
    await show(actor, { count, few: Array.from({ length: count }, (_, index) => ({ ...SCHOOLS[0], code: `school-${index}` })) });
    expect(screen.getByRole(role, { name })).toBeDefined();
  });
});

describe('the search for a school', () => {
  it('[CAMPUS-3] [SOC-1] narrows with each letter, and a press opens the window in that very click', async () => {
    const { actor, provider, kept } = open();
    await show(actor);
    await openSearch();
    expect(shownState()).toBe('schoolSearch choosing');
    expect(document.activeElement).toBe(search());
    expect(found()).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha', 'hanbit', 'minato']);
    await userEvent.type(search(), 'univ');
    expect(found()).not.toContain('minato');
    await userEvent.clear(search());
    await userEvent.type(search(), 'ㅎㅂ');
    expect(found()).toEqual(['hanbit']);
    await userEvent.click(button('Hanbit University'));
    expect(provider.opened).toMatchObject([
      { method: 'federation', purpose: 'login', school: { code: 'hanbit', name: 'Hanbit University' }, during: 'click' },
    ]);
    expect(kept).toEqual(['hanbit']);
    expect(shownState()).toBe('providerWindow open.waiting');
  });

  it('[CAMPUS-3] finds with what the keyboard has not finished', async () => {
    const { actor } = open();
    await show(actor, MANY, 'ko');
    await userEvent.click(screen.getByRole('button', { name: '내 학교 찾기' }));
    const input = await screen.findByRole('searchbox');
    fireEvent.compositionStart(input);
    for (const [typed, code] of [
      ['ㅇ', 'ewha'],
      ['여', 'yonsei'],
      ['연', 'yonsei'],
      ['연ㅅ', 'yonsei'],
    ] as const) {
      fireEvent.input(input, { target: { value: typed }, isComposing: true });
      expect(found(), typed).toContain(code);
    }
    expect(found()).toEqual(['yonsei']);
  });

  it('[CAMPUS-3] a university with a way of its own goes that way', async () => {
    const { actor, provider, kept } = open();
    await show(actor);
    await openSearch();
    await userEvent.type(search(), 'minji@yonsei.ac.kr');
    await userEvent.keyboard('{Enter}');
    expect(provider.opened).toEqual([{ method: 'yonsei', purpose: 'login', during: 'submit' }]);
    expect(kept).toEqual(['yonsei']);
  });

  it('[CAMPUS-3] Enter chooses none of several, and leads to the first of them', async () => {
    const { actor, provider } = open();
    await show(actor);
    await openSearch();
    await userEvent.keyboard('{Enter}');
    expect(provider.opened).toEqual([]);
    expect(document.activeElement?.getAttribute('data-school')).toBe(found()[0]);
    expect(shownState()).toBe('schoolSearch choosing');
  });

  it('[CAMPUS-3] Enter before the list has come leads to it when it is there', async () => {
    const list = deferred<readonly School[]>();
    const { actor } = open({ lists: [() => list.promise] });
    await show(actor);
    await openSearch();
    await userEvent.type(search(), '{Enter}');
    expect(document.activeElement).toBe(search());
    await act(async () => list.resolve(SCHOOLS));
    expect(document.activeElement?.getAttribute('data-school')).toBe(found()[0]);
  });

  it('[CAMPUS-3] after that Enter a person who types on stays in the box', async () => {
    const list = deferred<readonly School[]>();
    const { actor } = open({ lists: [() => list.promise] });
    await show(actor);
    await openSearch();
    await userEvent.type(search(), '{Enter}u');
    await act(async () => list.resolve(SCHOOLS));
    expect(document.activeElement).toBe(search());
  });

  it('[CAMPUS-3] the school chosen last stands first and says so', async () => {
    const { actor } = open({ last: 'minato' });
    await show(actor);
    await openSearch();
    expect(found()[0]).toBe('minato');
    expect(button(/湊大学/).textContent).toBe('湊大学Last chosen');
  });

  it('[CAMPUS-3] where none is found it says what to type, the other ways and whom to ask', async () => {
    const { actor } = open();
    await show(actor);
    await openSearch();
    await userEvent.type(search(), 'Atlantis');
    expect(screen.getByText(/No school matches “Atlantis”/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Ask us' })).toBeDefined();
    await userEvent.click(button('Continue another way'));
    expect(shownState()).toBe('login choosing');
    expect(button('Login with Kakao')).toBeDefined();
  });

  it('[CAMPUS-3] a list that cannot be read is said beside the search, the universities can be chosen, and it is read again', async () => {
    const { actor } = open({
      lists: [() => Promise.reject(new PortError({ serverMessage: 'Closed for the night.' })), async () => SCHOOLS],
    });
    await show(actor);
    await openSearch();
    expect((await screen.findByRole('alert')).textContent).toBe('Closed for the night.');
    expect(found()).toEqual(['sookmyung', 'cju', 'yonsei', 'ewha']);
    await userEvent.type(search(), 'hanbit');
    await userEvent.click(button('Load again'));
    expect(await screen.findByText('Hanbit University')).toBeDefined();
    expect((search() as HTMLInputElement).value).toBe('hanbit');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[CAMPUS-3] letters typed while the list is on its way search it as it comes', async () => {
    let answer = (_: readonly School[]) => {};
    const { actor } = open({ lists: [() => new Promise((resolve) => (answer = resolve))] });
    await show(actor);
    await openSearch();
    expect(shownState()).toBe('schoolSearch reading');
    expect(found()).toEqual([]);
    await userEvent.type(search(), 'はんび');
    await act(async () => answer(SCHOOLS));
    expect(found()).toEqual(['hanbit']);
  });

  it('[POP-5] [CAMPUS-3] Back goes to the ways, and Close closes', async () => {
    const { actor } = open();
    await show(actor);
    await openSearch();
    await userEvent.click(button('Back'));
    expect(shownState()).toBe('login choosing');
    await openSearch();
    await userEvent.keyboard('{Escape}');
    expect(actor.getSnapshot().output).toEqual({ outcome: 'closed' });
  });

  it('[CAMPUS-3] shows a few of many, and says that more letters find the others', async () => {
    const lists = [async () => Array.from({ length: 3000 }, (_, index) => ({ ...SCHOOLS[0], code: `school-${index}` }))];
    const { actor } = open({ lists });
    await show(actor);
    await openSearch();
    await screen.findByText(/There are more schools/);
    expect(found()).toHaveLength(SCHOOLS_SHOWN);
    await userEvent.type(search(), 'hanbit');
    expect(found()).toHaveLength(SCHOOLS_SHOWN);
  });
});
