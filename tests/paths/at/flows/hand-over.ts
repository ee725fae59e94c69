import { handOverLink } from '#contract/hand-over-link.ts';
import { NotHere } from '#statewalk/at/started.ts';
import { askAsPage } from '../calls.ts';
import type { Client } from '../client.ts';
import { asItIs, flowHere } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { memberHome, memberInProfile } from '../steps.ts';

const CLOCK = 'The clock of the server is not ours.';
const GONE = 'Another browser would have to use the code up in the same moment.';
/** What the models call the digits that it shows once its code is read. */
const DIGITS = '47';
/** What the models call the code that a screen shows. */
const CODE = 'KXR49WPT';

/** A phone that is signed in, of the person in front of the screen. */
const phones = new WeakMap<Person, Client>();

async function phoneOf(person: Person): Promise<Client> {
  const known = phones.get(person);
  if (known !== undefined) return known;
  const { client } = await person.account(person.newEmail());
  phones.set(person, client);
  return client;
}

/** The codes that phones have read off the screens. */
const read = new WeakMap<Person, string>();

async function claim(person: Person): Promise<void> {
  const code = (await person.top.locator('strong[translate=no]').innerText()).replace('-', '');
  read.set(person, code);
  await (await phoneOf(person)).call('claimHandOver', { code });
}

async function approve(person: Person): Promise<void> {
  const digits = await person.top.locator('output').innerText();
  await (await phoneOf(person)).call('approveHandOver', { code: read.get(person), digits });
}

async function refuse(person: Person): Promise<void> {
  await (await phoneOf(person)).call('refuseHandOver', { code: read.get(person) });
}

const BEFORE = 'A phone has to claim the code before.';

export const handOver = flowHere('handOver', {
  starts: {
    plain: async (person) => {
      await person.open();
      await person.inHeader(($) => $.header.login);
      person.holdNow();
      await person.press(($) => $.handOver.button);
    },
  },
  outcomes: {
    'beginHandOver.done': asItIs,
    'readHandOver.done outcome=waiting': asItIs,
    'readHandOver.done outcome=claimed': { arrange: claim },
    'readHandOver.done outcome=approved': BEFORE,
    'readHandOver.done outcome=refused': BEFORE,
    'readHandOver.done outcome=expired': CLOCK,
    'readHandOver.error reason=handOverUnknown': CLOCK,
    'readClaimed.done outcome=waiting': 'A code that was claimed stays so.',
    'readClaimed.done outcome=claimed': asItIs,
    'readClaimed.done outcome=approved': { arrange: approve },
    'readClaimed.done outcome=refused': { arrange: refuse },
    'readClaimed.done outcome=expired': CLOCK,
    'readClaimed.error reason=handOverUnknown': CLOCK,
    'loginByHandOver.done': asItIs,
    'loginByHandOver.error reason=handOverUnknown': GONE,
  },
});

interface Shown {
  readonly code: string;
  readonly secret: string;
}

/** Screens that show a code to the person with the phone. */
const screens = new WeakMap<Person, { readonly client: Client; readonly shown: Shown }>();

async function showCode(person: Person): Promise<Shown> {
  const client = person.client();
  const shown = (await client.call('beginHandOver')) as Shown;
  screens.set(person, { client, shown });
  person.instead.set(CODE, shown.code);
  return shown;
}

/** The digits that the screen shows to the one who has claimed its code. */
async function digitsOf(person: Person): Promise<string> {
  const screen = screens.get(person);
  if (screen === undefined) throw new NotHere('No screen shows a code.');
  return String(((await screen.client.call('readHandOver', { secret: screen.shown.secret })) as { readonly digits?: string }).digits);
}

/** In letters that our codes have; no screen shows it. */
const UNKNOWN_CODE = 'ABCD2345';

async function otherDigits(person: Person): Promise<string> {
  const right = await digitsOf(person);
  const all = await person.top.locator('[data-digits]').evaluateAll((each) => each.map((one) => one.getAttribute('data-digits') ?? ''));
  return all.find((digits) => digits !== right) ?? '';
}

/** The phone has said so before: the answer was lost on its way. */
const decided = (name: 'approveHandOver' | 'refuseHandOver') => async (person: Person) => {
  const code = person.here(CODE);
  const digits = name === 'approveHandOver' ? { digits: await digitsOf(person) } : {};
  await askAsPage(person, name, { code, ...digits });
};

/** Phones that come with a code from an address, which they have not read yet. */
const scanned = new WeakSet<Person>();

/** A code serves once: the screen shows another. */
async function typesNewCode(person: Person): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (scanned.delete(person)) return undefined;
  const { code } = await showCode(person);
  return { code };
}

export const handOverApproval = flowHere('handOverApproval', {
  starts: {
    typed: async (person) => {
      await showCode(person);
      await memberInProfile(person);
      await person.press(($) => $.handOverApproval.open);
    },
    scanned: [
      {
        begin: async (person) => {
          const { code } = await showCode(person);
          scanned.add(person);
          await memberHome(person);
          await person.page.goto(handOverLink(person.address.replace(/\/$/, ''), code));
        },
        byItself: [],
        // The code in the address is the one that a screen shows.
        never: ['claimHandOver.error reason=handOverUnknown'],
      },
    ],
  },
  outcomes: {
    'claimHandOver.done isSameNetwork=true': {
      typed: typesNewCode,
      after: async (person) => void person.instead.set(DIGITS, await digitsOf(person)),
    },
    'claimHandOver.done isSameNetwork=false': 'The screen and the phone are in one network here.',
    'claimHandOver.error reason=handOverUnknown': { typed: async () => ({ code: UNKNOWN_CODE }) },
    'approveHandOver.done': { typed: async (person) => ({ digits: await digitsOf(person) }) },
    'approveHandOver.error reason=digitsWrong': { typed: async (person) => ({ digits: await otherDigits(person) }) },
    'approveHandOver.error reason=handOverDecided': {
      typed: async (person) => ({ digits: await digitsOf(person) }),
      arrange: decided('refuseHandOver'),
    },
    'approveHandOver.error reason=handOverUnknown': CLOCK,
    'refuseHandOver.done': asItIs,
    'refuseHandOver.error reason=handOverDecided': { arrange: decided('approveHandOver') },
    'refuseHandOver.error reason=handOverUnknown': CLOCK,
  },
});
