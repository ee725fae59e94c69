import { asks } from '#machines/bindings/asks.ts';
import { defineBindings } from '#machines/bindings/define-bindings.ts';
import type { AskingScreen } from '#machines/hand-over-approval/hand-over-approval.machine.ts';

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
});
