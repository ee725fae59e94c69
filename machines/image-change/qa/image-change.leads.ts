import type { AnyEventObject } from 'xstate';
import { failing } from '#machines/failure-of.ts';
import { saying } from '#statewalk/explore/leads-by.ts';
import { type Destination, type Leads, SAME_STATE } from '#statewalk/explore/model.ts';
import type { ImageChangeContext, imageChangeMachine } from '../image-change.machine.ts';

/** Where a file that this browser cannot read leads, by the ids of the model’s files. */
const UNREADABLE: Readonly<Record<string, Destination>> = {
  picture: 'choosing',
  large: saying('choosing', 'fileTooLarge'),
  other: saying('choosing', 'fileTypeWrong'),
  heic: saying('choosing', 'pictureUnreadable'),
};

const chosen = (event: AnyEventObject): Destination => (event.file === null ? saying('choosing', 'fileMissing') : 'reading');
/** Back to the picture, where this browser can show it. */
const back = (_: unknown, { context }: { readonly context: ImageChangeContext }): Destination =>
  context.picture === null ? 'choosing' : 'framing';

/** Where each event leads. */
export const imageChangeLeads: Leads<typeof imageChangeMachine> = {
  begins: { plain: 'choosing' },
  leads: {
    imageChange: { CLOSED: 'closed' },
    choosing: {
      FILE_CHOSEN: chosen,
      UPLOAD_CHOSEN: (_, { context }) => (context.file === null ? saying('choosing', 'fileMissing') : 'uploading'),
    },
    reading: {
      FILE_CHOSEN: chosen,
      'readPicture is done': 'framing',
      'readPicture fails': (_, { context }) => UNREADABLE[context.file?.id ?? ''] ?? 'choosing',
    },
    framing: { FILE_CHOSEN: chosen, FRAME_CHANGED: SAME_STATE, UPLOAD_CHOSEN: 'drawing' },
    drawing: {
      'drawPicture is done': 'uploading',
      'drawPicture fails': (_, { context }) =>
        context.file?.id === 'picture' ? 'uploading' : saying('alertingFailed', 'imageChangeFailed'),
    },
    uploading: {
      CANCELLED: back,
      PROGRESSED: SAME_STATE,
      UPLOADED: 'awaitingImage',
      UPLOAD_FAILED: ({ cause }) => failing('alertingFailed', 'imageChangeFailed')({ type: 'UPLOAD_FAILED', error: cause }),
      'uploadImage fails': saying('alertingFailed', 'imageChangeFailed'),
    },
    awaitingImage: { CLOSED: 'leavingEarly', 'after newImageDelay': 'showingImage' },
    showingImage: { CLOSED: 'leavingEarly', 'showImage is done': 'alertingChanged', 'showImage fails': 'alertingChanged' },
    leavingEarly: { 'showLater is done': 'closed', 'showLater fails': 'closed' },
    alertingChanged: { ALERT_CONFIRMED: 'changed' },
    alertingFailed: { ALERT_CONFIRMED: back },
  },
  keeps: { PROGRESSED: ({ progress }) => ({ progress }), FRAME_CHANGED: ({ frame }) => ({ frame }) },
  ends: { changed: { outcome: 'changed' }, closed: { outcome: 'closed' } },
};
