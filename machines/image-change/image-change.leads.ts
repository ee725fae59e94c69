import { saying } from '../explore/leads-by.ts';
import { type Destination, type Leads, STAYS } from '../explore/model.ts';
import type { imageChangeMachine } from './image-change.machine.ts';

/** By the ids of the model’s files. */
const FILES: Readonly<Record<string, Destination>> = {
  picture: 'choosing',
  large: saying('choosing', 'fileTooLarge'),
  other: saying('choosing', 'fileTypeWrong'),
  none: saying('choosing', 'fileMissing'),
};

/** Where each event leads. */
export const imageChangeLeads: Leads<typeof imageChangeMachine> = {
  begins: { plain: 'choosing' },
  leads: {
    imageChange: { CLOSED: 'closed' },
    choosing: {
      FILE_CHOSEN: ({ file }) => FILES[(file as { id: string } | null)?.id ?? 'none'] ?? 'choosing',
      UPLOAD_CHOSEN: (_, { context }) => (context.file === null ? saying('choosing', 'fileMissing') : 'uploading'),
    },
    uploading: {
      CANCELLED: 'choosing',
      PROGRESSED: STAYS,
      UPLOADED: 'awaitingImage',
      UPLOAD_FAILED: saying('alertingFailed', 'imageChangeFailed'),
      'uploadImage fails': saying('alertingFailed', 'imageChangeFailed'),
    },
    awaitingImage: { CLOSED: 'leavingEarly', 'after newImageDelay': 'showingImage' },
    showingImage: { CLOSED: 'leavingEarly', 'showImage is done': 'alertingChanged', 'showImage fails': 'alertingChanged' },
    leavingEarly: { 'showLater is done': 'closed', 'showLater fails': 'closed' },
    alertingChanged: { ALERT_CONFIRMED: 'changed' },
    alertingFailed: { ALERT_CONFIRMED: 'choosing' },
  },
  keeps: { PROGRESSED: ({ progress }) => ({ progress }) },
  ends: { changed: { next: 'changed' }, closed: { next: 'closed' } },
};
