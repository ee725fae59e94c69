import type { ComponentType } from 'react';

/** Pictures that no first screen shows: a chunk each, the small ones together. */
export const ON_DEMAND = {
  definitions: async () => (await import('./generated/definitions.tsx')).DefinitionsArt,

  browser: async () => (await import('./generated/browser.tsx')).BrowserArt,
  replica: async () => (await import('./generated/replica.tsx')).ReplicaArt,
  together: async () => (await import('./generated/together.tsx')).TogetherArt,
  safe: async () => (await import('./generated/safe.tsx')).SafeArt,

  myHome: async () => (await import('./generated/my-home.tsx')).MyHomeArt,
  openRooms: async () => (await import('./generated/open-rooms.tsx')).OpenRoomsArt,
  ownWay: async () => (await import('./generated/own-way.tsx')).OwnWayArt,

  hall: async () => (await import('./generated/hall.tsx')).HallArt,
  classroom: async () => (await import('./generated/classroom.tsx')).ClassroomArt,
  study: async () => (await import('./generated/study.tsx')).StudyArt,
  fair: async () => (await import('./generated/fair.tsx')).FairArt,
  counselling: async () => (await import('./generated/counselling.tsx')).CounsellingArt,
  gallery: async () => (await import('./generated/gallery.tsx')).GalleryArt,
  community: async () => (await import('./generated/community.tsx')).CommunityArt,
  events: async () => (await import('./generated/events.tsx')).EventsArt,
  board: async () => (await import('./generated/board.tsx')).BoardArt,
  exchange: async () => (await import('./generated/exchange.tsx')).ExchangeArt,

  hallIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.hall,
  classroomIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.classroom,
  studyIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.study,
  fairIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.fair,
  counsellingIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.counselling,
  galleryIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.gallery,
  communityIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.community,
  eventsIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.events,
  boardIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.board,
  exchangeIcon: async () => (await import('./space-icons.ts')).SPACE_ICONS.exchange,

  filmCampus: async () => (await import('./generated/film-campus.tsx')).FilmCampusArt,
  filmStudy: async () => (await import('./generated/film-study.tsx')).FilmStudyArt,
  filmFestival: async () => (await import('./generated/film-festival.tsx')).FilmFestivalArt,

  clockTower: async () => (await import('./clock-tower.tsx')).ClockTower,
  invitation: async () => (await import('./generated/invitation.tsx')).InvitationArt,
} satisfies Record<string, () => Promise<ComponentType>>;

export type ArtName = keyof typeof ON_DEMAND;
