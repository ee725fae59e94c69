import { assign, fromCallback, setup } from 'xstate';
import { NEW_IMAGE_DELAY, PROFILE_IMAGE_MAX } from '../../contract/limits.ts';
import { type Failure, type FailureCode, failure } from '../failures.ts';
import { port } from '../port.ts';

/** What is known of a chosen file; the file itself stays with the form and the port. */
export interface ChosenFile {
  readonly id: string;
  /** Bytes. */
  readonly size: number;
  /** By name and by content both (PROF-4). */
  readonly type: 'jpg' | 'png' | 'other';
}

export interface Progress {
  readonly loaded: number;
  readonly total: number;
}

export interface Context {
  readonly file: ChosenFile | null;
  readonly progress: Progress;
  readonly failure: Failure | null;
}

export type Event =
  | { type: 'FILE_CHOSEN'; file: ChosenFile | null }
  | { type: 'UPLOAD_CHOSEN' }
  | { type: 'CANCELLED' }
  | { type: 'ALERT_CONFIRMED' }
  | { type: 'CLOSED' }
  | { type: 'PROGRESSED'; progress: Progress }
  | { type: 'UPLOADED' }
  | { type: 'UPLOAD_FAILED'; cause: unknown };

export type Output = { next: 'changed' | 'closed' };

const NOTHING: Progress = { loaded: 0, total: 0 };

export const imageChangeMachine = setup({
  types: {} as { context: Context; events: Event; output: Output; tags: 'busy' | 'alert' },
  actors: {
    /** PUT /auth/change/profile, multipart; aborted when it is stopped. */
    uploadImage: fromCallback<Event, { fileId: string }>(() => undefined),
    /** GET /auth/info, for the path of the new image. */
    showImage: port<void>('showImage'),
    /** Waits and reads the profile anew after this flow has ended, and says that the new image is there. */
    showLater: port<void>('showLater'),
  },
  delays: { newImageDelay: NEW_IMAGE_DELAY },
  guards: {
    missing: (_, { file }: { file: ChosenFile | null }) => file === null,
    wrongType: (_, { file }: { file: ChosenFile | null }) => file?.type === 'other',
    tooLarge: (_, { file }: { file: ChosenFile | null }) => (file?.size ?? 0) > PROFILE_IMAGE_MAX,
    hasFile: ({ context }) => context.file !== null,
  },
  actions: {
    keepFile: assign({ file: (_, { file }: { file: ChosenFile | null }) => file, failure: null }),
    forgetFile: assign({ file: null }),
    keepProgress: assign({ progress: (_, { progress }: { progress: Progress }) => progress }),
    clearProgress: assign({ progress: NOTHING }),
    clearFailure: assign({ failure: null }),
    fail: assign({ failure: (_, { code, cause }: { code: FailureCode; cause?: unknown }) => failure(code, cause) }),
  },
}).createMachine({
  id: 'imageChange',
  description: 'The person changes their profile image (PROF-4).',
  context: { file: null, progress: NOTHING, failure: null },
  initial: 'choosing',
  on: { CLOSED: '.closed' },
  states: {
    choosing: {
      description: 'The person picks a picture and sees it cut round; what is wrong with it is said below, and then none is chosen.',
      on: {
        FILE_CHOSEN: [
          {
            guard: { type: 'missing', params: ({ event }) => ({ file: event.file }) },
            actions: ['forgetFile', { type: 'fail', params: { code: 'fileMissing' } }],
          },
          {
            guard: { type: 'wrongType', params: ({ event }) => ({ file: event.file }) },
            actions: ['forgetFile', { type: 'fail', params: { code: 'fileTypeWrong' } }],
          },
          {
            guard: { type: 'tooLarge', params: ({ event }) => ({ file: event.file }) },
            actions: ['forgetFile', { type: 'fail', params: { code: 'fileTooLarge' } }],
          },
          { actions: { type: 'keepFile', params: ({ event }) => ({ file: event.file }) } },
        ],
        UPLOAD_CHOSEN: [{ guard: 'hasFile', target: 'uploading' }, { actions: { type: 'fail', params: { code: 'fileMissing' } } }],
      },
    },
    uploading: {
      description: 'The picture is on its way, with its progress in MB (POP-3); the person can cancel.',
      tags: 'busy',
      entry: 'clearProgress',
      invoke: {
        id: 'uploadImage',
        src: 'uploadImage',
        input: ({ context }) => ({ fileId: context.file?.id ?? '' }),
        onError: { target: 'alertingFailed', actions: { type: 'fail', params: { code: 'imageChangeFailed' } } },
      },
      on: {
        PROGRESSED: { actions: { type: 'keepProgress', params: ({ event }) => ({ progress: event.progress }) } },
        UPLOADED: 'awaitingImage',
        UPLOAD_FAILED: {
          target: 'alertingFailed',
          actions: { type: 'fail', params: ({ event }) => ({ code: 'imageChangeFailed', cause: event.cause }) },
        },
        CANCELLED: 'choosing',
      },
    },
    awaitingImage: {
      description: 'The new image shows after 2000 ms (PROF-4).',
      tags: 'busy',
      after: { newImageDelay: 'showingImage' },
      on: { CLOSED: 'leavingEarly' },
    },
    showingImage: {
      description: 'The profile is read anew, and shows the new image.',
      tags: 'busy',
      invoke: { id: 'showImage', src: 'showImage', onDone: 'alertingChanged', onError: 'alertingChanged' },
      on: { CLOSED: 'leavingEarly' },
    },
    leavingEarly: {
      description: 'The person leaves before the new image shows: it shows all the same, and that is said then (PROF-4).',
      tags: 'busy',
      invoke: { id: 'showLater', src: 'showLater', onDone: 'closed', onError: 'closed' },
    },
    alertingChanged: { description: 'An alert: the image is changed (PROF-4).', tags: 'alert', on: { ALERT_CONFIRMED: 'changed' } },
    alertingFailed: {
      description: 'An alert: the image could not be changed (ERR-25).',
      tags: 'alert',
      exit: 'clearFailure',
      on: { ALERT_CONFIRMED: 'choosing' },
    },
    changed: { type: 'final', output: { next: 'changed' } },
    closed: { type: 'final', output: { next: 'closed' } },
  },
  output: ({ event }) => event.output as Output,
});
