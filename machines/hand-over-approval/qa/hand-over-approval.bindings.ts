import { asMember, nothing } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import type { Body, RealServer, ServerAnswer } from '#machines/bindings/by-server.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { AskingScreen } from '#machines/hand-over-approval/hand-over-approval.machine.ts';

const dataOf = <Data>({ body }: ServerAnswer): Data => (body as unknown as { readonly data: Data }).data;

/** A screen that asks, whose code the page's person has read: the code, the digits that it shows, and another of the choices. */
async function claimed(server: RealServer): Promise<{ readonly code: string; readonly digits: string; readonly others: string }> {
  await server.forgetLimits();
  const screen = await server.visitor();
  const { code, secret } = dataOf<{ readonly code: string; readonly secret: string }>(await screen.call('beginHandOver'));
  const { choices } = dataOf<{ readonly choices: readonly string[] }>(await server.call('claimHandOver', { code }));
  const { digits } = dataOf<{ readonly digits: string }>(await screen.call('readHandOver', { secret }));
  return { code, digits, others: choices.find((each) => each !== digits) ?? '' };
}

const codeOf = async (server: RealServer): Promise<Body> => ({ code: (await claimed(server)).code });

export const handOverApproval = defineBindings('handOverApproval', {
  ofData: ['choosing'],
  events: {
    CONTINUED: ({ press }) => press(($) => $.handOverApproval.continue),
    CODE_SUBMITTED: async ({ event: { code }, fill, press }) => {
      await fill(($) => $.handOverApproval.codeLabel, code);
      await press(($) => $.handOverApproval.continue);
    },
    DIGITS_CHOSEN: ({ top, event }) => top.locator(`[data-digits="${event.digits}"]`).click(),
    REFUSAL_CHOSEN: ({ press }) => press(($) => $.handOverApproval.refuse),
    RETRIED: ({ press }) => press(($) => $.handOverApproval.anotherCode),
    CLOSED: ({ press, snapshot }) =>
      press(($) => (snapshot.matches('approved') || snapshot.matches('refused') ? $.common.ok : $.common.close)),
  },
  notOffered: {
    DIGITS_CHOSEN: ({ context }, { digits }) => context.screen?.choices.includes(digits) !== true,
  },
  ports: {
    claimHandOver: asks('claimHandOver', 'claimHandOver', (screen: AskingScreen) => ({
      ...screen,
      choices: [...screen.choices],
      serverTime: screen.begunAt,
    })),
    approveHandOver: asks('approveHandOver', 'approveHandOver'),
    refuseHandOver: asks('refuseHandOver', 'refuseHandOver'),
  },
  server: {
    starts: { scanned: asMember, typed: asMember },
    outcomes: {
      'approveHandOver.done': async (server) => {
        const { code, digits } = await claimed(server);
        return { code, digits };
      },
      'approveHandOver.error reason=digitsWrong': async (server) => {
        const { code, others } = await claimed(server);
        return { code, digits: others };
      },
      'approveHandOver.error reason=handOverUnknown': nothing,
      'approveHandOver.error reason=handOverDecided': async (server) => {
        const { code, digits } = await claimed(server);
        await server.call('refuseHandOver', { code });
        return { code, digits };
      },
      'refuseHandOver.done': codeOf,
      'refuseHandOver.error reason=handOverUnknown': nothing,
      'refuseHandOver.error reason=handOverDecided': async (server) => {
        const { code, digits } = await claimed(server);
        await server.call('approveHandOver', { code, digits });
        return { code };
      },
    },
  },
});
