import { BoardIconArt } from './generated/board-icon.tsx';
import { ClassroomIconArt } from './generated/classroom-icon.tsx';
import { CommunityIconArt } from './generated/community-icon.tsx';
import { CounsellingIconArt } from './generated/counselling-icon.tsx';
import { EventsIconArt } from './generated/events-icon.tsx';
import { ExchangeIconArt } from './generated/exchange-icon.tsx';
import { FairIconArt } from './generated/fair-icon.tsx';
import { GalleryIconArt } from './generated/gallery-icon.tsx';
import { HallIconArt } from './generated/hall-icon.tsx';
import { StudyIconArt } from './generated/study-icon.tsx';

/** The ten icons of the spaces, one chunk: they are seen together. */
export const SPACE_ICONS = {
  hall: HallIconArt,
  classroom: ClassroomIconArt,
  study: StudyIconArt,
  fair: FairIconArt,
  counselling: CounsellingIconArt,
  gallery: GalleryIconArt,
  community: CommunityIconArt,
  events: EventsIconArt,
  board: BoardIconArt,
  exchange: ExchangeIconArt,
};
