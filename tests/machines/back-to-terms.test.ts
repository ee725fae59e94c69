import { expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { joiningMachine } from '#machines/joining/joining.machine.ts';
import { joiningModel } from '#machines/joining/qa/joining.model.ts';
import { need } from '#machines/need.ts';
import { JOIN_DATA } from '#machines/samples.ts';

it('[AGR-1] [AGR-2] from the ways to join, Back leads to the terms as they were ticked; nickname and ID stay, and it is agreed to anew', async () => {
  const actor = createActor(joiningMachine.provide({ actors: { prepareJoin: fromPromise(async () => JOIN_DATA) } }), {
    input: need(joiningModel.inputs.fresh, 'the input of a visitor'),
  }).start();
  const agreement = () => actor.getSnapshot().children.agreement;
  for (const item of ['age', 'serviceTerms', 'privacyCollection', 'privacyThirdParty'] as const)
    agreement()?.send({ type: 'ITEM_TOGGLED', item });
  const { ticked } = actor.getSnapshot().context;
  agreement()?.send({ type: 'AGREED' });
  await waitFor(actor, (snapshot) => snapshot.matches('linkAccount'));
  const { joinData } = actor.getSnapshot().context;
  actor.getSnapshot().children.linkAccount?.send({ type: 'BACK' });
  expect(actor.getSnapshot().matches('agreement')).toBe(true);
  expect(agreement()?.getSnapshot().context.ticked).toEqual(ticked);
  expect(actor.getSnapshot().context.marketingAgreed).toBeNull();

  agreement()?.send({ type: 'ITEM_TOGGLED', item: 'marketing' });
  agreement()?.send({ type: 'AGREED' });
  agreement()?.send({ type: 'ALERT_CONFIRMED' });
  await waitFor(actor, (snapshot) => snapshot.matches('linkAccount'));
  expect(actor.getSnapshot().context.joinData).toEqual({ ...joinData, marketingAgreed: true });
});
