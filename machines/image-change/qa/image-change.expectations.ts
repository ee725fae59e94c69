import type { AnyEventObject } from 'xstate';
import { failing } from '#machines/failure-of.ts';
import { withFailure } from '#statewalk/explore/expectations-by.ts';
import { type Destination, type Expectations, SAME_STATE } from '#statewalk/explore/model.ts';
import type { ImageChangeContext, imageChangeMachine } from '../image-change.machine.ts';

/** Where a file that this browser cannot read leads, by the ids of the model’s files. */
const UNREADABLE: Readonly<Record<string, Destination>> = {
  picture: 'choosing',
  large: withFailure('choosing', 'fileTooLarge'),
  other: withFailure('choosing', 'fileTypeWrong'),
  heic: withFailure('choosing', 'pictureUnreadable'),
};

const chosen = (event: AnyEventObject): Destination => (event.file === null ? withFailure('choosing', 'fileMissing') : 'reading');
/** Back to the picture, where this browser can show it. */
const back = (_: unknown, { context }: { readonly context: ImageChangeContext }): Destination =>
  context.picture === null ? 'choosing' : 'framing';

/** Where each event leads. */
export const imageChangeExpectations: Expectations<typeof imageChangeMachine> = {
  startsIn: { plain: 'choosing' },
  expectations: {
    imageChange: { CLOSED: 'closed' },
    choosing: {
      FILE_CHOSEN: chosen,
      DEFAULT_CHOSEN: 'confirmingDefault',
      UPLOAD_CHOSEN: (_, { context }) => (context.file === null ? withFailure('choosing', 'fileMissing') : 'uploading'),
    },
    reading: {
      FILE_CHOSEN: chosen,
      'readPicture is done': 'framing',
      'readPicture fails': (_, { context }) => UNREADABLE[context.file?.id ?? ''] ?? 'choosing',
    },
    framing: { FILE_CHOSEN: chosen, FRAME_CHANGED: SAME_STATE, DEFAULT_CHOSEN: 'confirmingDefault', UPLOAD_CHOSEN: 'drawing' },
    drawing: {
      'drawPicture is done': 'uploading',
      'drawPicture fails': (_, { context }) =>
        context.file?.id === 'picture' ? 'uploading' : withFailure('alertingFailed', 'imageChangeFailed'),
    },
    uploading: {
      CANCELLED: back,
      PROGRESSED: SAME_STATE,
      UPLOADED: 'awaitingImage',
      UPLOAD_FAILED: ({ cause }) => failing('alertingFailed', 'imageChangeFailed')({ type: 'UPLOAD_FAILED', error: cause }),
      'uploadImage fails': withFailure('alertingFailed', 'imageChangeFailed'),
    },
    awaitingImage: { CLOSED: 'leavingEarly', 'after newImageDelay': 'showingImage' },
    showingImage: { CLOSED: 'leavingEarly', 'showImage is done': 'changed', 'showImage fails': 'changed' },
    leavingEarly: { 'showLater is done': 'closed', 'showLater fails': 'closed' },
    confirmingDefault: { CONFIRMED: 'removing', CANCELLED: back },
    removing: { 'removeImage is done': 'changed', 'removeImage fails': failing('alertingFailed', 'imageChangeFailed') },
    alertingFailed: { ALERT_CONFIRMED: back },
  },
  contextAfter: { PROGRESSED: ({ progress }) => ({ progress }), FRAME_CHANGED: ({ frame }) => ({ frame }) },
  outputs: { changed: { outcome: 'changed' }, closed: { outcome: 'closed' } },
};
