// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { LANGUAGES, type Language } from '#contract/languages.ts';
import { USER_KEY } from '#src/api/queries.ts';
import { provideLastWayNotice } from '#src/app/ports/last-way-notice.ts';
import type { Services } from '#src/app/services.ts';
import { LastWayNotice } from '#src/popups/last-way-notice/last-way-notice.tsx';
import { SAMPLE_USER } from '#tests/support/samples.ts';
import { button, expectTranslated, renderScreen } from './render-screen.tsx';

const APPLE = 7;

/** With the port as the product has it: it reads what the queries hold. */
async function open({ atGateway = false, language = 'en' }: { atGateway?: boolean; language?: Language } = {}) {
  const queryClient = new QueryClient();
  const services = { queryClient, userQuery: { queryKey: USER_KEY } } as unknown as Services;
  const actor = createActor(provideLastWayNotice(services), { input: { atGateway } }).start();
  const onAdd = vi.fn();
  await renderScreen(<LastWayNotice actor={actor} onAdd={onAdd} />, language);
  const answer = (gone?: number) =>
    queryClient.setQueryData(USER_KEY, { ...SAMPLE_USER, ...(gone !== undefined && { gone_auth_mthd: gone }) });
  const logOut = () => queryClient.getQueryCache().find({ queryKey: USER_KEY })?.reset();
  return { answer, logOut, onAdd };
}

const notice = () => screen.queryByRole('complementary', { name: 'Your Apple account is gone' });
const noticed = () => vi.waitFor(() => expect(notice()).not.toBeNull());
const gone = () => vi.waitFor(() => expect(notice()).toBeNull());

describe('LastWayNotice', () => {
  it('[WAY-2] says beside the page that the only way is gone, opens what adds one, and goes once there is one', async () => {
    const { answer, onAdd } = await open();
    answer();
    expect(notice()).toBeNull();
    answer(APPLE);
    await noticed();
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(button('Add a way to log in'));
    expect(onAdd).toHaveBeenCalledOnce();
    expect(notice()).not.toBeNull();
    answer();
    await gone();
  });

  it('[WAY-2] a notice that is put off comes no more in this visit, save to another person', async () => {
    const { answer, logOut } = await open();
    answer(APPLE);
    await noticed();
    await userEvent.click(button('Later'));
    await gone();
    answer(APPLE);
    expect(notice()).toBeNull();
    logOut();
    answer(APPLE);
    await noticed();
  });

  it('[WAY-2] goes with the session', async () => {
    const { answer, logOut } = await open();
    answer(APPLE);
    await noticed();
    logOut();
    await gone();
  });

  it('[GW-2] says nothing where a partner waits', async () => {
    const { answer } = await open({ atGateway: true });
    answer(APPLE);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it.each(LANGUAGES)('[WAY-2] speaks %s', async (language) => {
    const { answer } = await open({ language });
    answer(APPLE);
    await screen.findByRole('complementary');
    expectTranslated(language);
  });
});
