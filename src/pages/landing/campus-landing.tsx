import { useTranslation } from 'react-i18next';
import { Landing, type LandingProps } from './landing.tsx';

/** The landing page for universities, `/` and `/campus`. */
export function CampusLanding(props: LandingProps) {
  const { t } = useTranslation();
  const texts = { ...t(($) => $.landing, { returnObjects: true }), spaces: t(($) => $.spaces.campus, { returnObjects: true }) };
  return <Landing {...props} page="campus" texts={texts} art="hero" />;
}
