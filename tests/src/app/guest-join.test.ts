import { expect, test, vi } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { methodByCode } from '#contract/methods.ts';
import { NICKNAME_WORDS } from '#contract/nickname-words.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { ENABLED_METHODS } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { provideAccounts } from '#src/app/ports/accounts.ts';
import type { Services } from '#src/app/services.ts';

// The port needs no more of the services.
const prepareJoinIn = (language: string) => provideAccounts({ client: { baseUrl: '/api/v1' }, language } as Services).prepareJoin;

test.each(LANGUAGES)('[AGR-4] a guest joins with a random nickname, gender F and an empty ID (%s)', async (language) => {
  const { nickname, ...rest } = await toPromise(createActor(prepareJoinIn(language)).start());
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  const pairs = adjectives.flatMap((adjective) => nouns.map((noun) => adjective + noun));
  expect(pairs).toContain(nickname);
  expect(rest).toEqual({
    authMethod: methodByCode('guest').type,
    nicknameIsSuggested: true,
    gender: 'F',
    uvrsId: '',
    marketingAgreed: false,
  });
});

test('[AGR-4] after the agreement linkAccount opens, with the join data that was prepared', async () => {
  const popups = createActor(popupsMachine.provide({ actors: { prepareJoin: prepareJoinIn('en') } }), {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS },
  }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  popups.send({ type: 'OPEN', popup: 'agreement' });
  const { agreement } = popups.getSnapshot().children;
  for (const item of REQUIRED_ITEMS) agreement?.send({ type: 'ITEM_TOGGLED', item });
  agreement?.send({ type: 'AGREED' });
  await vi.waitFor(() => expect(popups.getSnapshot().value.popup).not.toBe('preparingJoin'));
  expect(popups.getSnapshot().value.popup).toBe('linkAccount');
  const joinData = popups.getSnapshot().children.linkAccount?.getSnapshot().context.joinData;
  expect(joinData).toMatchObject({ gender: 'F', uvrsId: '', nicknameIsSuggested: true });
  popups.stop();
});
