import { CampusLanding } from '#src/pages/landing/campus-landing.tsx';
import type { LandingProps } from '#src/pages/landing/landing.tsx';
import { SchoolLanding } from '#src/pages/landing/school-landing.tsx';
import { LegalPage } from '#src/pages/legal/legal-page.tsx';
import { useApp } from '../app-context.tsx';
import { useConfiguration } from '../use-system.ts';
import { Layout } from './layout.tsx';

/*
 * The pages that the build draws as documents. In a browser the application draws them where no document stands: under an address that is none, in
 * development, in another language.
 */

export function CampusPage({ path }: { path: '/' | '/campus' }) {
  return (
    <Layout path={path}>
      <CampusLanding {...useLanding()} />
    </Layout>
  );
}

export function SchoolPage() {
  return (
    <Layout path="/school">
      <SchoolLanding {...useLanding()} />
    </Layout>
  );
}

export function ServicePage() {
  return (
    <Layout path="/service">
      <LegalPage document="serviceTerms" />
    </Layout>
  );
}

export function PrivacyPage() {
  return (
    <Layout path="/privacy">
      <LegalPage document="privacyPolicy" />
    </Layout>
  );
}

function useLanding(): LandingProps {
  const { links } = useConfiguration();
  return { links, films: useApp().services.settings.films };
}
