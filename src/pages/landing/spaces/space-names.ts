/** The ten spaces, in the order in which they are shown (LAND-3). A name is the key of its texts and of its pictures. */
export const SPACES = ['hall', 'classroom', 'study', 'fair', 'counselling', 'gallery', 'community', 'events', 'board', 'exchange'] as const;

export type SpaceName = (typeof SPACES)[number];

/** The slide of a space, for links to it. */
export const slideId = (name: SpaceName): string => `space-${name}`;
