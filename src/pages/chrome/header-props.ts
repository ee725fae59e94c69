import type { Brand } from '#contract/settings.ts';
import type { HeaderViewer } from './header-viewer.ts';
import type { HeaderType, SiteLinks } from './navigation.ts';
import type { PreferencesProps } from './preferences.tsx';

export interface HeaderProps extends PreferencesProps {
  type: HeaderType;
  viewer: HeaderViewer;
  links: SiteLinks;
  /** The operator's own, where it is set. */
  brand?: Brand | undefined;
  /** The page's own address as the navigation has it: a path, or `#section` of the section in view. */
  current?: string | undefined;
  /** Id of the page's `<main tabIndex={-1}>`, for the skip link. */
  mainId: string;
  onLogin(): void;
  onSignUp(): void;
  onEnterWorld(): void;
  onSettings(): void;
  onLogout(): void;
}
