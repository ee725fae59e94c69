/** What `atlas/pictures/pictures.json` holds of one state that people can see. */
export interface StateRecord {
  /** Unique: the flow, then how the state looks (`ShownState.name`). */
  readonly name: string;
  /** The machine's id. */
  readonly machine: string;
  /** `data-state` of the flow's root element. */
  readonly state: string;
  /** Paths of all states of the chart that it is in, compound ones included. */
  readonly nodes: readonly string[];
  readonly requirements: readonly string[];
  /** Picture files by `viewKey`. */
  readonly pictures: Readonly<Record<string, string>>;
  /** Accessibility trees (Playwright's aria snapshots) by language. */
  readonly trees: Readonly<Record<string, string>>;
  /** What axe finds, a line each, by `language theme`; an empty list: it looked and found nothing. */
  readonly axe: Readonly<Record<string, readonly string[]>>;
}

/** `ko light phone`. */
export const viewKey = (language: string, theme: string, size: string): string => `${language} ${theme} ${size}`;

/** What the last run of the pictures has left in `atlas/pictures/`. */
export interface Drawn {
  readonly records: readonly StateRecord[];
  /** Since the pictures before. */
  readonly changes: PictureChanges;
}

export interface PictureChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** `name: view`. */
  readonly differing: readonly string[];
}

/** Compares only what both runs had to draw: states of the same machines, in views that both have. */
export function changedPictures(before: readonly StateRecord[], after: readonly StateRecord[]): PictureChanges {
  const machines = new Set(after.map(({ machine }) => machine));
  const earlierMachines = new Set(before.map(({ machine }) => machine));
  const earlier = new Map(before.filter(({ machine }) => machines.has(machine)).map((each) => [each.name, each]));
  const now = new Map(after.filter(({ machine }) => earlierMachines.has(machine)).map((each) => [each.name, each]));
  const differing = [...now.values()].flatMap(({ name, pictures }) => {
    const known = earlier.get(name)?.pictures ?? {};
    return Object.keys(pictures).flatMap((view) =>
      known[view] !== undefined && known[view] !== pictures[view] ? [`${name}: ${view}`] : [],
    );
  });
  return {
    added: [...now.keys()].filter((name) => !earlier.has(name)),
    removed: [...earlier.keys()].filter((name) => !now.has(name)),
    differing,
  };
}
