import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '#machines/failures.ts';
import type { GatewayType } from '#machines/sso-gateway/sso-gateway.types.ts';
import { failureText } from '#src/i18n/failure-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { SkyCard, SkyPage, SkyWords } from '#src/ui/layout/sky.tsx';
import { Handshake } from './handshake.tsx';

export interface GatewayStoppedProps {
  state: 'alertingInvalid' | 'alertingFailed';
  type: GatewayType;
  failure: Failure;
  /** The window closes then. */
  onConfirm: () => void;
}

/** The partner’s request is not valid, or it did not work, and why (GW-1, GW-4): on the page itself, as nothing stands behind it. */
export function GatewayStopped({ state, type, failure, onConfirm }: GatewayStoppedProps) {
  const { t } = useTranslation();
  const confirm = useRef<HTMLButtonElement>(null);
  // What had the focus has gone with a popup, or with the question.
  useEffect(() => confirm.current?.focus(), []);
  const title = state === 'alertingInvalid' ? t(($) => $.gateway.invalidTitle) : t(($) => $.gateway.stopped[type]);
  return (
    <SkyPage data-flow="ssoGateway" data-state={state}>
      <title>{t(($) => $.gateway.pageTitle, { title })}</title>
      <SkyCard>
        <Handshake type={type} mood="stopped" />
        <SkyWords role="alert" title={title} text={failureText(t, failure)} />
        <Button ref={confirm} onClick={onConfirm}>
          {t(($) => $.common.close)}
        </Button>
      </SkyCard>
    </SkyPage>
  );
}
