import { useTranslation } from 'react-i18next';
import { Logo } from '#src/ui/brand/logo.tsx';
import { LinkButton } from '#src/ui/button/link-button.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';

/** Nothing is left to do, and the browser does not let the page close itself: the person closes it (GW-1), or goes on here. */
export function GatewayEnded({ state }: { state: string }) {
  const { t } = useTranslation();
  const title = t(($) => $.gateway.endedTitle);
  return (
    <SkyPage data-flow="ssoGateway" data-state={state}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <SkyCard>
        <Logo size={56} />
        <SkyWords role="status" title={title} text={t(($) => $.gateway.endedText)} />
        <LinkButton variant="text" href="/">
          {t(($) => $.common.home)}
        </LinkButton>
      </SkyCard>
    </SkyPage>
  );
}
