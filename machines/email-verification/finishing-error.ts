interface PortFailed {
  readonly event: { readonly error: unknown };
}
const causeOf = ({ event }: PortFailed) => ({ cause: event.error });

/** A last call failed: a proof that is too old starts over at the email; after any other failure the person may try again (EMAIL-7, EMAIL-8). */
export const onFinishingError = <const Step extends 'settingPassword' | 'confirmingChange'>(target: Step) =>
  [
    {
      guard: { type: 'proofExpired', params: ({ event }: PortFailed) => event },
      target: 'enteringEmail',
      actions: ['forgetCode', { type: 'fail', params: ({ event }: PortFailed) => ({ code: 'proofExpired' as const, cause: event.error }) }],
    },
    { target, actions: { type: 'failFinishing', params: causeOf } },
  ] as const;
