import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DeskState } from '#src/pages/chrome/desk-state.tsx';
import { Header } from '#src/pages/chrome/header.tsx';
import { Preferences } from '#src/pages/chrome/preferences.tsx';
import type { IslandName } from '#src/pages/island.tsx';
import { PauseButton } from '#src/pages/landing/pause-button.tsx';
import { Spaces } from '#src/pages/landing/spaces/spaces.tsx';
import type { PagePath } from '../start/page-path.ts';
import { useHeader, useNow, usePreferences } from './page-props.ts';

interface OnPage {
  path: PagePath;
}

function PageHeader({ path }: OnPage) {
  return <Header {...useHeader(path)} />;
}

function PageSpaces({ path }: OnPage) {
  const { t } = useTranslation();
  return <Spaces texts={t(($) => (path === '/school' ? $.spaces.school : $.spaces.campus), { returnObjects: true })} />;
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
  pause: PauseButton,
  spaces: PageSpaces,
  deskState: PageDeskState,
  preferences: PagePreferences,
};
