import { createContext, type ReactNode, use } from 'react';

/** The parts of a document that act. Everything else of it is plain HTML, outside React. */
export type IslandName = 'header' | 'deskState' | 'preferences';

/** Names an island in the document, and so the component that takes it over (`src/app/islands`). */
export const ISLAND_ATTRIBUTE = 'data-island';

/** React makes ids in each island apart from those of the others, where it is drawn and where it is taken over. */
export const prefixOf = (name: IslandName): string => `${name}-`;

/** Draws an island apart, where documents are drawn at build time; elsewhere islands are a part of what is around them. */
export const DrawIsland = createContext<((name: IslandName, island: ReactNode) => string) | null>(null);

export interface IslandProps {
  name: IslandName;
  children: ReactNode;
}

/** The place of an island, without a box of its own. */
export function Island({ name, children }: IslandProps) {
  const draw = use(DrawIsland);
  const place = { [ISLAND_ATTRIBUTE]: name };
  if (draw === null) return <div {...place}>{children}</div>;
  return <div {...place} {...{ dangerouslySetInnerHTML: { __html: draw(name, children) } }} />;
}
