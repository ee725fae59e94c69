import { assign, emit, fromCallback, setup } from 'xstate';
import { NEW_IMAGE_DELAY, PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { eventParams } from '../event-params.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { finalOutput } from '../final-output.ts';
import { need } from '../need.ts';
import { port } from '../port.ts';
import { type Succeeded, succeeded } from '../success.ts';
import { type Frame, type PictureSize, WHOLE, within } from './frame.ts';

/** What is known of a chosen file; the file itself stays with the form and the port. */
export interface ChosenFile {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** Name and content both decide (PROF-4); content alone tells a phone's photograph in HEIC. */
  readonly type: 'jpg' | 'png' | 'heic' | 'other';
}

/** What was drawn of the picture, for the upload. */
export interface DrawnFile {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
}

export interface Progress {
  readonly loaded: number;
  readonly total: number;
}

export interface ImageChangeContext {
  readonly file: ChosenFile | null;
  /** Where this browser can read the picture. */
  readonly picture: PictureSize | null;
  readonly frame: Frame;
  readonly drawn: DrawnFile | null;
  readonly progress: Progress;
  readonly failure: Failure | null;
}

export type ImageChangeEvent =
  | { type: 'FILE_CHOSEN'; file: ChosenFile | null }
  | { type: 'FRAME_CHANGED'; frame: Frame }
  | { type: 'UPLOAD_CHOSEN' }
  /** Offered only where the API removes images, and there is one (API-26). */
  | { type: 'DEFAULT_CHOSEN' }
  | { type: 'CONFIRMED' }
  | { type: 'CANCELLED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'CLOSED' }
  | { type: 'PROGRESSED'; progress: Progress }
  | { type: 'UPLOADED' }
  | { type: 'UPLOAD_FAILED'; cause: unknown };

export type ImageChangeOutput = { outcome: 'changed' | 'closed' };

const NOTHING: Progress = { loaded: 0, total: 0 };
/** The type of a file before it was looked at. */
const UNREAD = { picture: null, frame: WHOLE, drawn: null } as const;

const imageChangeSetup = setup({
  types: {} as {
    context: ImageChangeContext;
    events: ImageChangeEvent;
    output: ImageChangeOutput;
    emitted: Succeeded;
    tags: 'busy' | 'alert' | 'framed';
  },
  actors: {
    /** Fails where this browser cannot read the picture. */
    readPicture: port<PictureSize, { fileId: string }>('readPicture'),
    /** Draws what the frame shows anew, small enough to be uploaded, and without what a photograph tells besides: place, time, camera. */
    drawPicture: port<DrawnFile, { fileId: string; frame: Frame }>('drawPicture'),
    /** PUT /auth/change/profile, multipart; aborted when it is stopped. */
    uploadImage: fromCallback<ImageChangeEvent, { fileId: string }>(() => undefined),
    /** PUT /auth/change/profile/default; the user in its answer has no image. */
    removeImage: port<void>('removeImage'),
    /** GET /auth/info, for the path of the new image. */
    showImage: port<void>('showImage'),
    /** Waits and reads the profile anew after this flow has ended, and says that the new image is there. */
    showLater: port<void>('showLater'),
  },
  delays: { newImageDelay: NEW_IMAGE_DELAY },
  guards: {
    missing: (_, { file }: { file: ChosenFile | null }) => file === null,
    isHeic: ({ context }) => context.file?.type === 'heic',
    wrongType: ({ context }) => context.file?.type === 'other',
    tooLarge: ({ context }) => (context.file?.size ?? 0) > PROFILE_IMAGE_MAX,
    hasFile: ({ context }) => context.file !== null,
    hasPicture: ({ context }) => context.picture !== null,
    fits: ({ context: { file } }) => file !== null && file.size <= PROFILE_IMAGE_MAX && (file.type === 'jpg' || file.type === 'png'),
  },
  actions: {
    keepFile: assign({ ...UNREAD, file: (_, { file }: { file: ChosenFile | null }) => file, failure: null }),
    forgetFile: assign({ ...UNREAD, file: null }),
    keepPicture: assign({ picture: (_, { picture }: { picture: PictureSize }) => picture }),
    keepFrame: assign({
      frame: ({ context }, { frame }: { frame: Frame }) => (context.picture === null ? context.frame : within(context.picture, frame)),
    }),
    keepDrawn: assign({ drawn: (_, { drawn }: { drawn: DrawnFile }) => drawn }),
    forgetDrawn: assign({ drawn: null }),
    keepProgress: assign({ progress: (_, { progress }: { progress: Progress }) => progress }),
    clearProgress: assign({ progress: NOTHING }),
    clearFailure: assign({ failure: null }),
    tellChanged: emit(succeeded('imageChanged')),
    tellRemoved: emit(succeeded('imageRemoved')),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
  },
});

/** The flow looks at a file before it says anything of it. */
const CHOOSING = [
  {
    guard: { type: 'missing', params: ({ event }: { event: { file: ChosenFile | null } }) => ({ file: event.file }) },
    target: 'choosing',
    actions: ['forgetFile', { type: 'fail', params: { code: 'fileMissing' } }],
  },
  {
    target: 'reading',
    reenter: true,
    actions: { type: 'keepFile', params: ({ event }: { event: { file: ChosenFile | null } }) => ({ file: event.file }) },
  },
] as const;
/** To the picture, as it was chosen. */
const BACK_TRANSITIONS = [{ guard: 'hasPicture', target: 'framing' }, { target: 'choosing' }] as const;
/** The image is changed, whether or not the profile could be read anew. */
const SHOWN = { target: 'changed', actions: 'tellChanged' } as const;

export const imageChangeMachine = imageChangeSetup.createMachine({
  id: 'imageChange',
  description: 'The person changes their profile image (PROF-4).',
  context: { ...UNREAD, file: null, progress: NOTHING, failure: null },
  initial: 'choosing',
  on: { CLOSED: '.closed' },
  states: {
    choosing: {
      description: 'The person picks a picture; what is wrong with it is said below, and then none is chosen.',
      on: {
        FILE_CHOSEN: CHOOSING,
        DEFAULT_CHOSEN: { target: 'confirmingDefault', actions: 'clearFailure' },
        UPLOAD_CHOSEN: [{ guard: 'hasFile', target: 'uploading' }, { actions: { type: 'fail', params: { code: 'fileMissing' } } }],
      },
    },
    reading: {
      description:
        'Can this browser read the picture? One that it cannot read is uploaded as it is, if it is a JPG or PNG that is small enough; else it is said what to do (PROF-4).',
      tags: 'busy',
      invoke: {
        id: 'readPicture',
        src: 'readPicture',
        input: ({ context }) => ({ fileId: need(context.file, 'a file').id }),
        onDone: { target: 'framing', actions: { type: 'keepPicture', params: ({ event }) => ({ picture: event.output }) } },
        onError: [
          { guard: 'isHeic', target: 'choosing', actions: ['forgetFile', { type: 'fail', params: { code: 'pictureUnreadable' } }] },
          { guard: 'wrongType', target: 'choosing', actions: ['forgetFile', { type: 'fail', params: { code: 'fileTypeWrong' } }] },
          { guard: 'tooLarge', target: 'choosing', actions: ['forgetFile', { type: 'fail', params: { code: 'fileTooLarge' } }] },
          { target: 'choosing' },
        ],
      },
      on: { FILE_CHOSEN: CHOOSING },
    },
    framing: {
      description: 'The person moves and zooms the picture within the circle (PROF-4).',
      tags: 'framed',
      entry: 'forgetDrawn',
      on: {
        FILE_CHOSEN: CHOOSING,
        FRAME_CHANGED: { actions: { type: 'keepFrame', params: eventParams } },
        DEFAULT_CHOSEN: 'confirmingDefault',
        UPLOAD_CHOSEN: 'drawing',
      },
    },
    drawing: {
      description: 'What the frame shows is drawn anew for the upload; where that fails, a file that fits goes as it is (PROF-4).',
      tags: ['busy', 'framed'],
      invoke: {
        id: 'drawPicture',
        src: 'drawPicture',
        input: ({ context }) => ({ fileId: need(context.file, 'a file').id, frame: context.frame }),
        onDone: { target: 'uploading', actions: { type: 'keepDrawn', params: ({ event }) => ({ drawn: event.output }) } },
        onError: [
          { guard: 'fits', target: 'uploading' },
          { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'imageChangeFailed' } } },
        ],
      },
    },
    uploading: {
      description: 'The picture is on its way, with its progress in MB (POP-3); the person can cancel.',
      tags: ['busy', 'framed'],
      entry: 'clearProgress',
      invoke: {
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => ({ fileId: need(context.drawn ?? context.file, 'a file').id }),
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'imageChangeFailed' } } },
      },
      on: {
        PROGRESSED: { actions: { type: 'keepProgress', params: eventParams } },
        UPLOADED: 'awaitingImage',
        UPLOAD_FAILED: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'imageChangeFailed', cause: event.cause }) },
        },
        CANCELLED: BACK_TRANSITIONS,
      },
    },
    awaitingImage: {
      description: 'The new image shows after 2000 ms (PROF-4).',
      tags: ['busy', 'framed'],
      after: { newImageDelay: 'showingImage' },
      on: { CLOSED: 'leavingEarly' },
    },
    showingImage: {
      description: 'The profile is read anew, and shows the new image; that it is changed is said in passing (PROF-4).',
      tags: ['busy', 'framed'],
      invoke: { id: 'showImage', src: 'showImage', onDone: SHOWN, onError: SHOWN },
      on: { CLOSED: 'leavingEarly' },
    },
    leavingEarly: {
      description: 'The person leaves before the new image shows: it shows all the same, and that is said then (PROF-4).',
      tags: ['busy', 'framed'],
      invoke: { id: 'showLater', src: 'showLater', onDone: 'closed', onError: 'closed' },
    },
    confirmingDefault: {
      description: 'A question: the default image takes the place of the picture, which is removed (PROF-4, AVATAR-1). It is asked once.',
      tags: 'alert',
      on: { CONFIRMED: 'removing', CANCELLED: BACK_TRANSITIONS },
    },
    removing: {
      description: 'The server removes the picture, and the default image shows; it is said in passing (PROF-4).',
      tags: ['busy', 'alert'],
      invoke: {
        id: 'removeImage',
        src: 'removeImage',
        onDone: { target: 'changed', actions: 'tellRemoved' },
        onError: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'imageChangeFailed', cause: event.error }) },
        },
      },
    },
    alertingFailed: {
      description: 'An alert: the image could not be changed (ERR-25).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: BACK_TRANSITIONS },
    },
    changed: { type: 'final', output: { outcome: 'changed' } },
    closed: { type: 'final', output: { outcome: 'closed' } },
  },
  output: finalOutput<ImageChangeOutput>,
});
