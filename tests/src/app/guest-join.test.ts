import { expect, test, vi } from 'vitest';
import { createActor, type PromiseActorLogic, toPromise } from 'xstate';
import { REQUIRED_ITEMS } from '#contract/agreement-items.ts';
import { LANGUAGES } from '#contract/languages.ts';
import { methodByCode } from '#contract/methods.ts';
import { NICKNAME_WORDS } from '#contract/nickname-words.ts';
import { checkUvrsId } from '#contract/values/uvrs-id.ts';
import type { JoinData } from '#machines/join-data.ts';
import { popupsMachine } from '#machines/popups/popups.machine.ts';
import { openPopup } from '#machines/popups/popups.types.ts';
import { ENABLED_METHODS } from '#machines/samples.ts';
import { VISITOR } from '#machines/viewer.ts';
import { provideAccounts } from '#src/app/ports/accounts.ts';
import type { Services } from '#src/app/services.ts';

// The port needs no more of the services.
const joiningIn = (language: string) => provideAccounts({ client: { baseUrl: '/api/v1' }, language } as Services).joining;

test.each(LANGUAGES)('[AGR-4] a guest joins with a random nickname, gender F and an empty ID (%s)', async (language) => {
  const { nickname, proposedUvrsId, ...rest } = await toPromise(
    createActor(joiningIn(language).implementations.actors.prepareJoin as PromiseActorLogic<JoinData>).start(),
  );
  const { adjectives, nouns } = NICKNAME_WORDS[language];
  const pairs = adjectives.flatMap((adjective) => nouns.map((noun) => adjective + noun));
  expect(pairs).toContain(nickname);
  // For a provider's account alone, to be kept or changed (SEEN-3).
  expect(checkUvrsId(proposedUvrsId ?? '')).toEqual({ ok: true, value: proposedUvrsId });
  expect(rest).toEqual({
    authMethod: methodByCode('guest').type,
    nicknameIsSuggested: true,
    gender: 'F',
    uvrsId: '',
    marketingAgreed: false,
  });
});

test('[AGR-4] after the agreement linkAccount opens, with the join data that was prepared', async () => {
  const popups = createActor(popupsMachine.provide({ actors: { joining: joiningIn('en') } }), {
    input: { place: null, draft: null, resumed: null, ssoMode: false, enabledMethods: ENABLED_METHODS },
  }).start();
  popups.send({ type: 'VIEWER_CHANGED', viewer: VISITOR });
  popups.send({ type: 'OPEN', popup: 'agreement' });
  const step = () => popups.getSnapshot().children.joining?.getSnapshot().children;
  const agreement = step()?.agreement;
  for (const item of REQUIRED_ITEMS) agreement?.send({ type: 'ITEM_TOGGLED', item });
  agreement?.send({ type: 'AGREED' });
  await vi.waitFor(() => expect(openPopup(popups.getSnapshot())).not.toBe('preparingJoin'));
  expect(openPopup(popups.getSnapshot())).toBe('linkAccount');
  const joinData = step()?.linkAccount?.getSnapshot().context.joinData;
  expect(joinData).toMatchObject({ gender: 'F', uvrsId: '', nicknameIsSuggested: true });
  popups.stop();
});
