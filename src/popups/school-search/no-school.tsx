import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/button.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';

interface NoSchoolProps {
  typed: string;
  help: ReactNode;
  onOtherWay: () => void;
}

/** Nothing is found: what to type instead, the other ways, and whom to ask (CAMPUS-3). */
export function NoSchool({ typed, help, onOtherWay }: NoSchoolProps) {
  const { t } = useTranslation();
  return (
    <>
      <Notice role="status">
        <strong>{t(($) => $.schoolSearch.noneTitle, { typed: typed.trim() })}</strong>
        <br />
        {t(($) => $.schoolSearch.noneText)}
      </Notice>
      <Button variant="outline" onClick={onOtherWay}>
        {t(($) => $.schoolSearch.otherWay)}
      </Button>
      {help}
    </>
  );
}
