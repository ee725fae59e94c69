import { PROFILE_IMAGE_MAX } from '../../contract/limits.ts';
import { defineModel } from '../explore/model.ts';
import { defect, unreachable } from '../samples.ts';
import { imageChangeLeads } from './image-change.leads.ts';
import { type ChosenFile, imageChangeMachine } from './image-change.machine.ts';

const PICTURE: ChosenFile = { id: 'picture', size: PROFILE_IMAGE_MAX, type: 'png' };
const TOO_LARGE: ChosenFile = { id: 'large', size: PROFILE_IMAGE_MAX + 1, type: 'jpg' };
const OTHER: ChosenFile = { id: 'other', size: 1, type: 'other' };
const HALF = { loaded: PROFILE_IMAGE_MAX / 2, total: PROFILE_IMAGE_MAX };

export const imageChangeModel = defineModel({
  machine: imageChangeMachine,
  ...imageChangeLeads,
  inputs: { plain: undefined },
  events: [
    { type: 'FILE_CHOSEN', file: PICTURE },
    { type: 'FILE_CHOSEN', file: TOO_LARGE },
    { type: 'FILE_CHOSEN', file: OTHER },
    { type: 'FILE_CHOSEN', file: null },
    { type: 'UPLOAD_CHOSEN' },
    { type: 'CANCELLED' },
    { type: 'ALERT_CONFIRMED' },
    { type: 'CLOSED' },
  ],
  outcomes: {
    uploadImage: [
      { sends: { type: 'PROGRESSED', progress: HALF } },
      { sends: { type: 'UPLOADED' } },
      { sends: { type: 'UPLOAD_FAILED', cause: unreachable } },
      { error: defect },
    ],
    showImage: [{ done: undefined }, { error: unreachable }],
    showLater: [{ done: undefined }, { error: defect }],
  },
  project: ({ context }) => context,
  // A picture is chosen before it is sent, an upload is cancelled while it runs, and an alert is answered first.
  ignores: {
    choosing: ['CANCELLED', 'ALERT_CONFIRMED'],
    uploading: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'ALERT_CONFIRMED'],
    awaitingImage: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED'],
    showingImage: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED'],
    leavingEarly: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED', 'ALERT_CONFIRMED'],
    alertingChanged: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED'],
    alertingFailed: ['FILE_CHOSEN', 'UPLOAD_CHOSEN', 'CANCELLED'],
  },
  invariants: [
    {
      states: 'nothing is uploaded that is missing, of the wrong type or too large (PROF-4, ERR-31, ERR-32, ERR-33)',
      holds: (after) => !after.matches('uploading') || after.context.file === PICTURE,
    },
    {
      states: 'what is wrong with a file is told, each in its own words (ERR-31, ERR-32, ERR-33)',
      holds: (after, event, before) => {
        if (event.type !== 'FILE_CHOSEN' || !before.matches('choosing')) return true;
        const wrong =
          event.file === null
            ? 'fileMissing'
            : event.file === OTHER
              ? 'fileTypeWrong'
              : event.file === TOO_LARGE
                ? 'fileTooLarge'
                : undefined;
        return after.context.failure?.code === wrong;
      },
    },
    {
      states: 'a file that is refused leaves none chosen: what was said of it is not about another (PROF-4)',
      holds: (after, event, before) =>
        event.type !== 'FILE_CHOSEN' || !before.matches('choosing') || after.context.file === (event.file === PICTURE ? PICTURE : null),
    },
    {
      states: 'without a file there is nothing to upload, and that is said (ERR-31)',
      holds: (after, event, before) =>
        event.type !== 'UPLOAD_CHOSEN' ||
        before.context.file !== null ||
        (after.matches('choosing') && after.context.failure?.code === 'fileMissing'),
    },
    {
      states: 'success is said only after the upload and the wait for the new image (PROF-4)',
      holds: (after, event, before) =>
        (!after.matches('alertingChanged') || before.matches('alertingChanged') || before.matches('showingImage')) &&
        (!after.matches('awaitingImage') || before.matches('awaitingImage') || event.type === 'UPLOADED'),
    },
    {
      states: 'a person who leaves between the upload and the new image does not lose it: it is shown later (PROF-4)',
      holds: (after, event, before) =>
        event.type !== 'CLOSED' ||
        !(before.matches('awaitingImage') || before.matches('showingImage')) ||
        (after.matches('leavingEarly') && after.children.showLater !== undefined),
    },
    {
      states: 'an upload begins at nothing, whatever the last one had reached (POP-3)',
      holds: (after, _event, before) => !after.matches('uploading') || before.matches('uploading') || after.context.progress.loaded === 0,
    },
    {
      states: 'a failed upload is said and keeps the picture for another try (ERR-25)',
      holds: (after, event) =>
        event.type !== 'UPLOAD_FAILED' ||
        (after.matches('alertingFailed') && after.context.file === PICTURE && after.context.failure?.code === 'imageChangeFailed'),
    },
  ],
});
