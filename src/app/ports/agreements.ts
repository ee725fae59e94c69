import { fromPromise } from 'xstate';
import { AGREEMENT_ITEMS, type AgreementItem } from '#contract/agreement-items.ts';
import { agreementRenewalMachine } from '#machines/agreement-renewal/agreement-renewal.machine.ts';
import type { KnownUser } from '#src/api/user.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';

/** The due items that have a text here. None at an API that records no agreements (API-26). */
const dueItemsOf = ({ agrm_due }: Pick<KnownUser, 'agrm_due'>): readonly AgreementItem[] =>
  AGREEMENT_ITEMS.filter((item) => agrm_due?.includes(item));

/** What a signed-in person has to agree to, and that they did (AGR-5). */
export function provideAgreements({ actions, queryClient, userQuery }: Services) {
  return {
    // Signing in and loading the user have just said it: no further request.
    readDueItems: fromPromise<readonly AgreementItem[], void>(async () =>
      dueItemsOf(await queryClient.fetchQuery({ ...userQuery, staleTime: Number.POSITIVE_INFINITY })),
    ),
    agreementRenewal: provideLazily(agreementRenewalMachine, (machine) =>
      machine.provide({
        actors: {
          recordAgreements: fromPromise(({ input: { items, ended }, signal }) =>
            actions.recordAgreements({ items, agreed: true, ended }, signal),
          ),
        },
      }),
    ),
  };
}
