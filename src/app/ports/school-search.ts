import { fromCallback, fromPromise } from 'xstate';
import type { School } from '#machines/school.ts';
import { schoolSearchMachine } from '#machines/school-search/school-search.machine.ts';
import { schoolListQuery } from '#src/api/queries.ts';
import { schoolOf } from '#src/api/schools.ts';
import type { Services } from '../services.ts';
import { provideLazily } from './provide-lazily.ts';

/** The search for a school, with its ports (CAMPUS-3). */
export const provideSchoolSearch = ({ client, queryClient, lastSchool, sharedComputer }: Services) =>
  provideLazily(schoolSearchMachine, (machine) =>
    machine.provide({
      actors: {
        listSchools: fromPromise<readonly School[], void>(async () =>
          (await queryClient.fetchQuery(schoolListQuery(client))).map(schoolOf),
        ),
        schoolMemory: fromCallback<{ type: 'SCHOOL_KEPT'; code: string }>(({ sendBack, receive }) => {
          sendBack({ type: 'LAST_SCHOOL_KNOWN', code: lastSchool.read() });
          // A shared computer keeps nothing of who used it (DOOR-5).
          receive(({ code }) => (sharedComputer.isShared() ? lastSchool.forget() : lastSchool.remember(code)));
        }),
      },
    }),
  );
