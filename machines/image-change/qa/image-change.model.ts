import { PROFILE_IMAGE_MAX } from '#contract/limits.ts';
import { answerLost, defect, endedWell, failed, refusedInWords, unreachable } from '#machines/samples.ts';
import { defineModel } from '#statewalk/explore/model.ts';
import type { Frame } from '../frame.ts';
import { type ChosenFile, imageChangeMachine } from '../image-change.machine.ts';
import { imageChangeExpectations } from './image-change.expectations.ts';

const PICTURE: ChosenFile = { id: 'picture', size: PROFILE_IMAGE_MAX, type: 'png' };
const TOO_LARGE: ChosenFile = { id: 'large', size: PROFILE_IMAGE_MAX + 1, type: 'jpg' };
const OTHER: ChosenFile = { id: 'other', size: 1, type: 'other' };
const HEIC: ChosenFile = { id: 'heic', size: 1, type: 'heic' };
/** They lead to the default image. */
const DEFAULT = ['DEFAULT_CHOSEN', 'CONFIRMED'] as const;
/** What is drawn of each of them. */
const DRAWN = { id: 'drawn', size: 1 };
const SIZE = { width: 4032, height: 3024 };
const ZOOMED_IN: Frame = { x: 0.5, y: 0.5, zoom: 2 };
const HALF = { loaded: PROFILE_IMAGE_MAX / 2, total: PROFILE_IMAGE_MAX };

export const imageChangeModel = defineModel({
  machine: imageChangeMachine,
  ...imageChangeExpectations,
  inputs: { plain: undefined },
  events: [
    { type: 'FILE_CHOSEN', file: PICTURE },
    { type: 'FILE_CHOSEN', file: TOO_LARGE },
    { type: 'FILE_CHOSEN', file: OTHER },
    { type: 'FILE_CHOSEN', file: HEIC },
    { type: 'FILE_CHOSEN', file: null },
    { type: 'FRAME_CHANGED', frame: ZOOMED_IN },
    { type: 'UPLOAD_CHOSEN' },
    { type: 'DEFAULT_CHOSEN' },
    { type: 'CONFIRMED' },
    { type: 'CANCELLED' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    readPicture: [{ done: SIZE }, { error: defect }],
    drawPicture: [{ done: DRAWN }, { error: defect }],
    uploadImage: [
      { sends: { type: 'PROGRESSED', progress: HALF } },
      { sends: { type: 'UPLOADED' } },
      { sends: { type: 'UPLOAD_FAILED', cause: answerLost } },
      { sends: { type: 'UPLOAD_FAILED', cause: unreachable } },
      { error: defect },
    ],
    removeImage: [{ done: undefined }, { error: answerLost }, { error: refusedInWords }, { error: unreachable }],
    showImage: [{ done: undefined }, { error: unreachable }],
    showLater: [{ done: undefined }, { error: defect }],
  },
  distinguish: ({ context }) => context,
  // A picture is chosen before it is sent, an upload is cancelled while it runs, and an alert is answered first.
  unanswered: {
    choosing: ['CANCELLED', 'ALERT_CONFIRMED', 'FRAME_CHANGED', 'CONFIRMED'],
    reading: ['UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', 'FRAME_CHANGED', ...DEFAULT],
    framing: ['CANCELLED', 'ALERT_CONFIRMED', 'CONFIRMED'],
    drawing: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', 'FRAME_CHANGED', ...DEFAULT],
    uploading: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'ALERT_CONFIRMED', ...DEFAULT],
    awaitingImage: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', ...DEFAULT],
    showingImage: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', ...DEFAULT],
    leavingEarly: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', ...DEFAULT],
    alertingFailed: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', ...DEFAULT],
    confirmingDefault: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'ALERT_CONFIRMED', 'DEFAULT_CHOSEN'],
    removing: ['FRAME_CHANGED', 'FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED', ...DEFAULT],
  },
  invariants: [
    {
      title: 'an uploaded file was drawn here, or is a JPG or PNG that is small enough (PROF-4, ERR-31, ERR-32, ERR-33)',
      holds: (after) => !after.matches('uploading') || after.context.drawn === DRAWN || after.context.file === PICTURE,
    },
    {
      title: 'each fault of a file that this browser cannot read has its own words (PROF-4, ERR-31, ERR-32, ERR-33)',
      holds: (after, event, before) => {
        if (!failed(event, 'readPicture')) return true;
        const wrong = new Map<ChosenFile | null, string>([
          [OTHER, 'fileTypeWrong'],
          [TOO_LARGE, 'fileTooLarge'],
          [HEIC, 'pictureUnreadable'],
        ]).get(before.context.file);
        return after.context.failure?.code === wrong && after.context.file === (wrong === undefined ? PICTURE : null);
      },
    },
    {
      title: 'a picture that this browser can read is never refused for its type or its size (PROF-4)',
      holds: (after, event) => !endedWell(event, 'readPicture') || (after.matches('framing') && after.context.failure === null),
    },
    {
      title: 'a frame is of the picture that was chosen last, and begins with the whole of it (PROF-4)',
      holds: (after, event) => event.type !== 'FILE_CHOSEN' || !after.matches('reading') || after.context.frame.zoom === 1,
    },
    {
      title: 'the picture that was chosen last is the one that is read, and none is drawn while it is moved (PROF-4)',
      holds: (after, event) =>
        (event.type !== 'FILE_CHOSEN' || !after.matches('reading') || after.context.file === event.file) &&
        (!after.matches('framing') || after.context.drawn === null),
    },
    {
      title: 'without a file there is nothing to upload, and that is said (ERR-31)',
      holds: (after, event, before) =>
        event.type !== 'UPLOAD_CHOSEN' ||
        !before.matches('choosing') ||
        before.context.file !== null ||
        (after.matches('choosing') && after.context.failure?.code === 'fileMissing'),
    },
    {
      title: 'it ends as changed only after the upload and the wait for the new image, or a removal (PROF-4)',
      holds: (after, event, before) =>
        (!after.matches('changed') || before.matches('changed') || before.matches('showingImage') || endedWell(event, 'removeImage')) &&
        (!after.matches('awaitingImage') || before.matches('awaitingImage') || event.type === 'UPLOADED'),
    },
    {
      title: 'a person who leaves between the upload and the new image does not lose it: it is shown later (PROF-4)',
      holds: (after, event, before) =>
        event.type !== 'CLOSED' ||
        !(before.matches('awaitingImage') || before.matches('showingImage')) ||
        (after.matches('leavingEarly') && after.children.showLater !== undefined),
    },
    {
      title: 'an upload begins at nothing, whatever the last one had reached (POP-3)',
      holds: (after, _event, before) => !after.matches('uploading') || before.matches('uploading') || after.context.progress.loaded === 0,
    },
    {
      title: 'a picture is removed only after the person was asked and has confirmed (PROF-4)',
      holds: (after, event, before) =>
        !after.matches('removing') || before.matches('removing') || (before.matches('confirmingDefault') && event.type === 'CONFIRMED'),
    },
    {
      title: 'the removal is said only on the word of the server, and a chosen picture is kept when it fails (PROF-4, ERR-25)',
      holds: (after, event, before) =>
        (!endedWell(event, 'removeImage') || after.matches('changed')) &&
        (!failed(event, 'removeImage') ||
          (after.matches('alertingFailed') && after.context.failure !== null && after.context.file === before.context.file)),
    },
    {
      title: 'a failed upload is said and keeps the picture for another try (ERR-25)',
      holds: (after, event) =>
        event.type !== 'UPLOAD_FAILED' ||
        (after.matches('alertingFailed') &&
          after.context.file !== null &&
          after.context.failure?.code === (event.cause === answerLost ? 'answerLost' : 'imageChangeFailed')),
    },
  ],
});
