import type { SnapshotFrom } from 'xstate';
import { ids, nicknames, nothing } from '#machines/bindings/arrange.ts';
import { asks } from '#machines/bindings/asks.ts';
import { defineBindings, type Screen, type Text } from '#machines/bindings/define-bindings.ts';
import { failureWord, type Look } from '#machines/bindings/looks.ts';
import type { createCharacterMachine } from '#machines/create-character/create-character.machine.ts';

type Snapshot = SnapshotFrom<typeof createCharacterMachine>;

/** No nickname and no ID has one of these. */
const INVALID = '!!';

const nicknameLabel: Text = ($) => $.fields.nickname.label;
const uvrsIdLabel: Text = ($) => $.fields.uvrsId.label;

const field = ({ top, say }: Screen, label: Text) => top.getByRole('textbox', { name: say(label), exact: true });

/** To type what stands there already changes nothing: another value goes before. */
async function type(screen: Screen, label: Text, value: string): Promise<void> {
  const control = field(screen, label);
  if ((await control.inputValue()) === value) await control.fill('');
  await control.fill(value);
}

/** Leaves the field with the Tab key. */
async function leave(screen: Screen, label: Text): Promise<void> {
  await field(screen, label).focus();
  await screen.page.keyboard.press('Tab');
}

/** What is typed awaits its check; whatever else is touched, the field is left first, and that is an event of its own. */
const typesNickname = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { nickname: 'pausing' } });
const typesUvrsId = (snapshot: Snapshot): boolean => snapshot.matches({ filling: { uvrsId: 'pausing' } });
const types = (snapshot: Snapshot): boolean => typesNickname(snapshot) || typesUvrsId(snapshot);

function character({ value, context }: Snapshot): Look {
  if (typeof value !== 'object') return [];
  // A value that awaits its check looks like one that needs it.
  const shown = (state: string) => (state === 'pausing' ? 'unverified' : state);
  const { nickname, uvrsId } = value.filling;
  const complete = nickname === 'verified' && uvrsId === 'verified' && context.gender !== null;
  return [
    ['nickname', shown(nickname), ...(context.nicknameFailure ? [failureWord(context.nicknameFailure)] : [])].join(' '),
    ['ID', shown(uvrsId), ...(context.uvrsIdFailure ? [failureWord(context.uvrsIdFailure)] : [])].join(' '),
    `gender ${context.gender ?? 'open'}`,
    ...(complete ? ['complete'] : []),
  ];
}

const LEFT_FIRST = 'A press on the button leaves the field first, which starts the same check.';

export const createCharacter = defineBindings('createCharacter', {
  looks: character,
  events: {
    NICKNAME_EDITED: (step) => type(step, nicknameLabel, step.event.nickname ?? INVALID),
    NICKNAME_LEFT: (step) => leave(step, nicknameLabel),
    NICKNAME_CHECK_REQUESTED: async (step) => {
      const { press, say } = step;
      await press(($) => $.createCharacter.checkField, { field: say(nicknameLabel) });
    },
    NICKNAME_SUGGESTION_REQUESTED: ({ press }) => press(($) => $.createCharacter.suggest),
    UVRS_ID_EDITED: (step) => type(step, uvrsIdLabel, step.event.uvrsId ?? '_'),
    UVRS_ID_LEFT: (step) => leave(step, uvrsIdLabel),
    UVRS_ID_CHECK_REQUESTED: ({ press, say }) => press(($) => $.createCharacter.checkField, { field: say(uvrsIdLabel) }),
    // The whole card is the label of its radio button.
    GENDER_CHOSEN: ({ event, page, top, say }) => {
      const name = say(($) => (event.gender === 'F' ? $.fields.gender.female : $.fields.gender.male));
      return top.locator('label', { has: page.getByText(name, { exact: true }) }).click();
    },
    NEXT: ({ press }) => press(($) => $.createCharacter.next),
  },
  notOffered: {
    // It checks what stands in the field.
    NICKNAME_CHECK_REQUESTED: ({ context }, { nickname }) => context.nickname !== nickname,
    UVRS_ID_CHECK_REQUESTED: ({ context }, { uvrsId }) => context.uvrsId !== uvrsId,
    // The card that is chosen is not chosen again.
    GENDER_CHOSEN: ({ context }, { gender }) => context.gender === gender,
  },
  preceded: {
    NICKNAME_EDITED: typesUvrsId,
    NICKNAME_LEFT: typesUvrsId,
    NICKNAME_CHECK_REQUESTED: types,
    NICKNAME_SUGGESTION_REQUESTED: types,
    UVRS_ID_EDITED: typesNickname,
    UVRS_ID_LEFT: typesNickname,
    UVRS_ID_CHECK_REQUESTED: types,
    GENDER_CHOSEN: types,
  },
  left: {
    'filling.nickname.pausing: NICKNAME_CHECK_REQUESTED -> filling.nickname.checking': LEFT_FIRST,
    'filling.uvrsId.pausing: UVRS_ID_CHECK_REQUESTED -> filling.uvrsId.checking': LEFT_FIRST,
  },
  ports: {
    checkNickname: asks('checkNickname', 'validateNickname'),
    checkUvrsId: asks('checkUvrsId', 'validateUvrsId'),
  },
  server: {
    starts: { fresh: nothing, prepared: nothing, nicknameRefused: nothing, suggestionRefused: nothing, uvrsIdRefused: nothing },
    outcomes: {
      'checkNickname.done': nicknames.free,
      'checkNickname.error reason=nicknameTaken': nicknames.taken,
      'checkUvrsId.done': ids.free,
      'checkUvrsId.error reason=idTaken': ids.taken,
    },
  },
});
