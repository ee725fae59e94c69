import { flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { memberHome } from '../steps.ts';

const closes = (person: Person): Promise<void> => person.press(($) => $.common.close);
const HERE = 'It stands in the way of a draft, an address or a partner, to which no entry leads yet.';

/** A popup of the header: the flow within has its own paths. */
export const popups = flowHere('popups', {
  starts: {
    plain: [
      { begin: (person) => person.open(), byItself: ['popup.awaitingViewer: VIEWER_CHANGED viewer.kind=visitor'] },
      { begin: async (person) => void (await memberHome(person)), byItself: ['popup.awaitingViewer: VIEWER_CHANGED viewer.kind=member'] },
    ],
    gateway: HERE,
    leftAlone: HERE,
    loginAsked: HERE,
    formAsked: HERE,
    formAskedWithoutEmail: HERE,
    signUpAsked: HERE,
    welcomeAsked: HERE,
  },
  acts: {
    'SIGN_UP_REQUESTED returning=false': (person) => person.inHeader(($) => $.header.signUp),
    'LOGIN_REQUESTED byEmail=false': (person) => person.inHeader(($) => $.header.login),
    'joining.done outcome=closed': closes,
    'login.done outcome=closed': closes,
    'emailLogin.done outcome=closed': closes,
    'passwordReset.done outcome=closed': closes,
    'handOver.done outcome=closed': closes,
    'login.done outcome=emailLogin': (person) => person.press(($) => $.methods.email.login),
    'login.done outcome=signUp': (person) => person.press(($) => $.login.signUp),
    'login.done outcome=handOver': (person) => person.press(($) => $.handOver.button),
    'emailLogin.done outcome=back': (person) => person.press(($) => $.common.back),
    'emailLogin.done outcome=passwordReset': (person) => person.press(($) => $.emailLogin.reset),
  },
});
