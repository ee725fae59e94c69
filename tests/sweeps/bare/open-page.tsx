import { maintenanceList } from '#src/app/start/page-settings.ts';
import '#tests/src/ui/setup.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { I18nextProvider } from 'react-i18next';
import { expect, vi } from 'vitest';
import type { Language } from '#contract/languages.ts';
import type { Settings } from '#contract/settings.ts';
import type { PopupName } from '#machines/popups/popup-names.ts';
import { USER_KEY } from '#src/api/queries.ts';
import type { KnownUser } from '#src/api/user.ts';
import { AppProvider, useApp } from '#src/app/app-context.tsx';
import { AccountPopups } from '#src/app/popups/account-popups.tsx';
import { PopupHost } from '#src/app/popups/popup-host.tsx';
import { SignInPopups } from '#src/app/popups/sign-in-popups.tsx';
import { createServices } from '#src/app/services.ts';
import { entryOf } from '#src/app/start/entry.ts';
import { createSystem } from '#src/app/system.ts';
import { UiTextsOf } from '#src/app/ui-texts.tsx';
import { useConfiguration, useUser } from '#src/app/use-system.ts';
import { showLanguage } from '#src/browser/page-language.ts';
import { readReturn } from '#src/callback/read-return.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { Gateway } from '#src/pages/gateway/gateway.tsx';
import { HelpContact } from '#src/popups/help/help-contact.ts';

/** What stands in the page before it runs. */
interface Found {
  readonly path?: string;
  readonly settings: Settings;
  /** A token that an earlier page stored. */
  readonly token?: string;
  /** English if left out. */
  readonly language?: Language;
}

/** The gateway and the popups, as the routes show them; a landing page below would only cost time. */
function Shown() {
  const gateway = useSelector(useApp().system, (snapshot) => snapshot.children.ssoGateway);
  const user = useUser();
  return (
    <>
      {gateway !== undefined && <Gateway actor={gateway} nickname={user?.ncknm ?? ''} onSignIn={() => {}} onLinkAccount={() => {}} />}
      <SignInPopups />
      <HelpContact value={useConfiguration()}>
        <PopupHost />
        <AccountPopups />
      </HelpContact>
    </>
  );
}

/** The application as `main.tsx` puts it together, in jsdom, with windows that go through the provider's redirects by themselves. */
export async function openPage({ path = '/', settings, token, language = 'en' }: Found) {
  window.localStorage.clear();
  window.sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what the page reads.
  document.cookie = 'access_token=; Max-Age=0; Path=/';
  if (token !== undefined) window.localStorage.setItem('access_token', token);
  document.head.replaceChildren(Object.assign(document.createElement('meta'), { name: 'settings', content: JSON.stringify(settings) }));
  window.history.replaceState(null, '', path);
  const left = watchDepartures();
  vi.stubGlobal('open', openWindow);
  // jsdom shows no pictures.
  Object.assign(URL, { createObjectURL: () => 'blob:', revokeObjectURL: () => {} });

  const i18n = createI18n(language, await loadTexts(language));
  showLanguage(language);
  const services = createServices({ language, onMemoryOnly: () => {} });
  const wentHome = vi.fn();
  const navigation = { goHome: async () => wentHome(), settled: async () => {} };
  const system = createSystem(services, navigation, {
    place: null,
    draft: null,
    resumed: null,
    entry: entryOf(window.location, null),
    maintenance: maintenanceList() !== null,
  });
  system.start();
  const { unmount } = render(
    <I18nextProvider i18n={i18n}>
      <UiTextsOf language={language}>
        <QueryClientProvider client={services.queryClient}>
          <AppProvider app={{ services, system }}>
            <Shown />
          </AppProvider>
        </QueryClientProvider>
      </UiTextsOf>
    </I18nextProvider>,
  );

  /** The top-most dialog, or the page where it is nothing but a flow. */
  const top = (): HTMLElement => {
    const found = [...document.querySelectorAll<HTMLElement>('dialog[open], main[data-flow]')].at(-1);
    if (found === undefined) throw new Error('no flow is shown');
    return found;
  };
  /** Looked for in what is on top by then. */
  const find = <Found,>(look: (queries: ReturnType<typeof within>) => Found): Promise<Found> =>
    vi.waitFor(() => look(within(top())), { timeout: 8000, interval: 10 });
  return {
    services,
    left,
    wentHome,
    /** The texts of its language. */
    say: i18n.t,
    top,
    viewer: () => system.getSnapshot().context.viewer,
    /** The signed-in user, as the screens have it. */
    user: () => services.queryClient.getQueryData<KnownUser>(USER_KEY),
    open: (popup: PopupName) => system.getSnapshot().children.popups?.send({ type: 'OPEN', popup }),
    logOut: () => system.send({ type: 'LOGOUT_REQUESTED' }),
    /** Waits until a flow that is not shown has come to this. */
    until: (holds: () => void) => vi.waitFor(holds, { timeout: 8000, interval: 10 }),
    see: (flow: string, state: string) => find(() => expect(`${top().dataset.flow} ${top().dataset.state}`).toContain(`${flow} ${state}`)),
    /** The whole of an element's text: a toast has an element for each sentence. */
    read: (text: string | RegExp) =>
      find((here) =>
        here.getAllByText(typeof text === 'string' ? (_: string, element: Element | null) => element?.textContent?.trim() === text : text),
      ),
    /** Presses a button once it can be used. */
    press: async (name: string | RegExp) => {
      const button = await find((here) => {
        const found = here.getByRole('button', { name });
        if (found.getAttribute('aria-disabled') === 'true') throw new Error(`"${name}" cannot be used`);
        return found;
      });
      fireEvent.click(button);
    },
    tick: async (name: string) => fireEvent.click(await find((here) => here.getByRole('checkbox', { name }))),
    turn: async (name: string | RegExp) => fireEvent.click(await find((here) => here.getByRole('switch', { name }))),
    fill: async (label: string, text: string) => {
      const field = await find((here) => here.getByLabelText(label, { selector: 'input' }));
      fireEvent.input(field, { target: { value: text } });
    },
    /** In the list of universities. */
    choose: async (value: string) => {
      const list = await find(() => {
        const found = top().querySelector('select');
        if (found === null) throw new Error('there is no list here');
        return found;
      });
      fireEvent.change(list, { target: { value } });
    },
    upload: async (file: File) => {
      const input = await find(() => {
        const field = top().querySelector<HTMLInputElement>('input[type=file]');
        if (field === null) throw new Error('no file can be chosen here');
        return field;
      });
      fireEvent.change(input, { target: { files: [file] } });
    },
    close: () => {
      // First: a change that is left by the stop has the user asked for anew, which would be drawn without a root actor.
      unmount();
      system.stop();
      services.tokenStore.dispose();
      vi.unstubAllGlobals();
    },
  };
}
export type OpenPage = Awaited<ReturnType<typeof openPage>>;

/** Addresses that the page left for: jsdom cannot go there. */
function watchDepartures(): string[] {
  const left: string[] = [];
  const { location } = window;
  const leave = (address: string | URL) => void left.push(String(address));
  vi.stubGlobal(
    'location',
    // Not of the location itself, whose methods a proxy may not replace.
    new Proxy({} as Location, {
      get: (_, key) => {
        if (key === 'assign' || key === 'replace') return leave;
        const value: unknown = Reflect.get(location, key, location);
        return typeof value === 'function' ? value.bind(location) : value;
      },
    }),
  );
  return left;
}

/** A provider's window: follows its redirects to the return address, and says what the return page says (CB-2). */
function openWindow(address: string): Pick<Window, 'closed' | 'focus' | 'close'> {
  const opened = { closed: false, focus: () => {}, close: () => void Object.assign(opened, { closed: true }) };
  const follow = async () => {
    let next = address;
    while (!next.startsWith(`${window.origin}/callback/`)) {
      const answer = await fetch(next, { redirect: 'manual' });
      next = new URL(answer.headers.get('location') ?? '', next).href;
    }
    const returned = readReturn(new URL(next));
    if (!('message' in returned)) throw new Error(`nothing to pass on at ${next}`);
    const event = new MessageEvent('message', { origin: window.origin, data: returned.message });
    Object.defineProperty(event, 'source', { value: opened });
    window.dispatchEvent(event);
  };
  void follow();
  return opened;
}
