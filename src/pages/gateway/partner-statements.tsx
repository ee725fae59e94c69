import { useTranslation } from 'react-i18next';
import type { PartnerAbout } from '#machines/partner-about.ts';
import { SiteLink } from '../chrome/site-link.tsx';

/** What the partner says of itself in its registration, as rows of the terms; what it leaves out has no row (PARTNER-3). */
export function PartnerStatements({ about: { retention, privacyUrl, contact } }: { about: PartnerAbout }) {
  const { t } = useTranslation();
  return (
    <>
      {retention !== undefined && (
        <>
          <dt>{t(($) => $.gateway.consent.retentionLabel)}</dt>
          <dd>{retention}</dd>
        </>
      )}
      {privacyUrl !== undefined && (
        <>
          <dt>{t(($) => $.gateway.consent.privacyLabel)}</dt>
          <dd>
            <SiteLink href={privacyUrl} external>
              {new URL(privacyUrl).host}
            </SiteLink>
          </dd>
        </>
      )}
      {contact !== undefined && (
        <>
          <dt>{t(($) => $.gateway.consent.contactLabel)}</dt>
          <dd>{contact}</dd>
        </>
      )}
    </>
  );
}
