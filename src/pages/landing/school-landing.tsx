import { useTranslation } from 'react-i18next';
import { Landing, type LandingProps } from './landing.tsx';

/** The landing page for primary to high schools, `/school` (LAND-7). */
export function SchoolLanding(props: LandingProps) {
  const { t } = useTranslation();
  const texts = { ...t(($) => $.school, { returnObjects: true }), spaces: t(($) => $.spaces.school, { returnObjects: true }) };
  return <Landing {...props} page="school" texts={texts} art="school-hero" />;
}
