import type { CallName } from '#contract/calls.ts';
import type { WirePort } from '#machines/bindings/asks.ts';
import { PortError } from '#machines/failures.ts';
import type { Edge } from '#statewalk/explore/edge.ts';
import { contentOf } from '#tests/paths/browser/image-files.ts';
import { asItIs, flowHere, type Outcome } from '../flow-at.ts';
import type { Person } from '../person.ts';
import { memberInProfile } from '../steps.ts';

const SAFARI = 'Only Safari reads such a file.';
const BROWSER = 'The browser would have to fail at a picture that it has read.';
const UPLOAD: readonly CallName[] = ['changeProfileImage'];

/** Files that stand for the samples of the model, where this browser can read them and where it cannot. */
const READ: Readonly<Record<string, string>> = { picture: 'good.png' };
const UNREAD: Readonly<Record<string, string>> = { picture: 'broken.png', large: 'large.png', other: 'text.png', heic: 'photo.heic' };

const chosen =
  (files: Readonly<Record<string, string>>) =>
  ({ before: { context } }: Edge): Outcome | string => {
    const id = files[context.file.id];
    return id === undefined ? SAFARI : { isAtOnce: true, typed: async () => ({ file: { ...context.file, id } }) };
  };

/** What the page does by itself, without the server. */
const inThePage = (src: string): WirePort => ({ src, asks: [], data: () => [] });

async function openImageChange(person: Person): Promise<void> {
  await person.press(($) => $.myProfile.changeImage);
  await person.sees('imageChange', 'choosing');
}

/** Has a picture already, and comes again. */
async function openAgain(person: Person): Promise<void> {
  await memberInProfile(person);
  await openImageChange(person);
  await person.top
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await contentOf('good.png') });
  await person.sees('imageChange', 'framing');
  await person.press(($) => $.imageChange.upload);
  await person.sees('profile', 'viewing');
  await openImageChange(person);
}

export const imageChange = flowHere('imageChange', {
  starts: {
    plain: [
      {
        begin: async (person) => {
          await memberInProfile(person);
          await openImageChange(person);
        },
        byItself: [],
        // A new account has the default image already.
        never: ['DEFAULT_CHOSEN'],
      },
      { begin: openAgain, byItself: [] },
    ],
  },
  byItself: ['showImage.done', 'showLater.done'],
  ports: { readPicture: inThePage('readPicture'), drawPicture: inThePage('drawPicture') },
  outcomes: {
    'readPicture.done': chosen(READ),
    'readPicture.error': chosen(UNREAD),
    'drawPicture.done': { isAtOnce: true },
    'drawPicture.error': BROWSER,
    'uploadImage.error': BROWSER,
    'removeImage.done': asItIs,
  },
  // A picture that this browser cannot read goes as it is.
  notArranged: ({ event, before: { context } }) =>
    event.type === 'UPLOADED' && context.drawn === null ? 'Our server takes no picture that cannot be read.' : undefined,
  acts: {
    PROGRESSED: 'So small a picture is there before its way is told.',
    UPLOADED: async (person) => void (await person.calls.pass(UPLOAD)),
    UPLOAD_FAILED: (person, { event: { cause } }) => person.calls.lose(UPLOAD, cause instanceof PortError && cause.reason === 'answerLost'),
  },
  alsoHolds: UPLOAD,
});
