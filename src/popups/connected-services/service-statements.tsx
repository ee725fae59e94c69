import { useTranslation } from 'react-i18next';
import type { ConnectedService } from '#machines/connected-services/connected-services.machine.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useUiTexts } from '#src/ui/texts.tsx';

/** What else the consent has said of the partner; what it left out has no line (PARTNER-3). */
export function ServiceStatements({ about: { retention, privacyUrl, contact } }: Pick<ConnectedService, 'about'>) {
  const { t } = useTranslation();
  const texts = useUiTexts();
  return (
    <>
      {retention !== undefined && <small>{t(($) => $.connectedServices.retention, { retention })}</small>}
      {privacyUrl !== undefined && (
        <small>
          <a href={privacyUrl} target="_blank" rel="noopener noreferrer">
            {t(($) => $.connectedServices.privacy, { host: new URL(privacyUrl).host })}
            <VisuallyHidden> ({texts.newTab})</VisuallyHidden>
          </a>
        </small>
      )}
      {contact !== undefined && <small>{t(($) => $.connectedServices.contact, { contact })}</small>}
    </>
  );
}
