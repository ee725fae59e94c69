import { asks } from '#machines/bindings/asks.ts';
import { asItIs, flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { guestHome, memberInProfile, openProfile } from '../steps.ts';

/** The sheet above the profile is closed. */
const closes = (person: Person): Promise<void> => person.press(($) => $.common.close);

const UNLIKE = 'The profile of our server is not like that.';

export const profile = flowHere('profile', {
  starts: {
    plain: [
      { begin: async (person) => void (await memberInProfile(person)), byItself: ['readProfile.done open=false email=minji@campus.ac.kr'] },
      {
        begin: async (person) => {
          await guestHome(person);
          await person.press(($) => $.linkAccount.postpone);
          await openProfile(person);
        },
        byItself: ['readProfile.done guest=true'],
      },
    ],
  },
  ports: {
    changeOpenness: asks('changeOpenness', 'changeAccountOpen'),
    changeMarketing: asks('changeMarketing', 'recordAgreements'),
  },
  outcomes: {
    'changeOpenness.done open=true': asItIs,
    'changeOpenness.done open=false': asItIs,
    'changeMarketing.done marketing=true': asItIs,
    'changeMarketing.done marketing=false': asItIs,
    'readProfile.done': UNLIKE,
    'readProfile.error': 'What it reads comes from what the page has read before.',
  },
  acts: {
    'idChange.done outcome=closed': closes,
    'imageChange.done outcome=closed': closes,
    'devices.done outcome=closed': closes,
    'passkeys.done outcome=closed': closes,
    'ways.done outcome=closed': closes,
    'connectedServices.done outcome=closed': closes,
    'activity.done outcome=closed': closes,
    'dataExport.done outcome=closed': closes,
    'handOverApproval.done outcome=closed': closes,
  },
});
