import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import { Row, Stack } from '#src/ui/layout/stack.tsx';

export interface LastWayProps {
  onForget: () => void;
  children?: ReactNode;
}

/** Around the way that was used last on this device: that it was, and how to forget it (LOGIN-6). */
export function LastWay({ onForget, children }: LastWayProps) {
  const { t } = useTranslation();
  const nameId = useId();
  return (
    <Stack gap={12} role="group" aria-labelledby={nameId} data-last-way="">
      <Row between>
        <Badge id={nameId} tone="brand">
          {t(($) => $.login.usedLast)}
        </Badge>
        <TextButton data-event="forget" onClick={onForget}>
          {t(($) => $.login.forgetLastWay)}
        </TextButton>
      </Row>
      {children}
    </Stack>
  );
}
