import type { Language } from '#contract/languages.ts';
import { createI18n, loadTexts } from '#src/i18n/i18n.ts';
import { CampusLanding } from '#src/pages/landing/campus-landing.tsx';
import type { LandingTexts } from '#src/pages/landing/landing-texts.ts';
import { SchoolLanding } from '#src/pages/landing/school-landing.tsx';
import { onPageEvent } from '#src/pages/page-events.ts';
import { stubIntersections } from './near.ts';
import { LINKS, renderPage } from './render-page.tsx';

const LANDINGS = { landing: CampusLanding, school: SchoolLanding } as const;
export type LandingName = keyof typeof LANDINGS;
export const LANDING_NAMES = ['landing', 'school'] as const satisfies readonly LandingName[];

/** The page in a language, with what it says and the events of its buttons. */
export async function renderLanding(name: LandingName, language: Language = 'en') {
  const { comeNear } = stubIntersections();
  const asked: string[] = [];
  const Landing = LANDINGS[name];
  const page = (
    <main>
      <Landing links={LINKS} />
    </main>
  );
  const view = await renderPage(page, language);
  onPageEvent(view.container, (event) => asked.push(event));
  return { ...view, ...(await textsOf(name, language)), asked, comeNear };
}

export async function textsOf(name: LandingName, language: Language) {
  const { t } = createI18n(language, await loadTexts(language));
  const texts: LandingTexts =
    name === 'landing'
      ? { ...t(($) => $.landing, { returnObjects: true }), spaces: t(($) => $.spaces.campus, { returnObjects: true }) }
      : { ...t(($) => $.school, { returnObjects: true }), spaces: t(($) => $.spaces.school, { returnObjects: true }) };
  return { texts, shared: t(($) => $.sections, { returnObjects: true }) };
}
