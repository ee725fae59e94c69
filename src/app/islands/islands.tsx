import type { ComponentType } from 'react';
import { DeskState } from '#src/pages/chrome/desk-state.tsx';
import { Header } from '#src/pages/chrome/header.tsx';
import { Preferences } from '#src/pages/chrome/preferences.tsx';
import type { IslandName } from '#src/pages/island.tsx';
import type { PagePath } from '../start/page-path.ts';
import { useHeader, useNow, usePreferences } from './page-props.ts';

interface OnPage {
  path: PagePath;
}

function PageHeader({ path }: OnPage) {
  return <Header {...useHeader(path)} />;
}

function PageDeskState() {
  return <DeskState now={useNow()} />;
}

function PagePreferences() {
  return <Preferences {...usePreferences()} />;
}

/** What takes over each island of a document. It first shows what was drawn there. */
export const ISLANDS: Readonly<Record<IslandName, ComponentType<OnPage>>> = {
  header: PageHeader,
  deskState: PageDeskState,
  preferences: PagePreferences,
};
