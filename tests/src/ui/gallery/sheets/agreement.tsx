import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { AgreeAll } from '#src/ui/form/agree-all.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import type { SheetProps } from './sheet.ts';

const AGREEMENTS = { terms: true, privacy: true, thirdParty: true, marketing: false, age: true };

export function Agreement({ onClose }: SheetProps) {
  const [checked, setChecked] = useState(AGREEMENTS);
  const [reading, setReading] = useState(false);
  const view = (label: string) => (
    <TextButton aria-label={`${label} 보기`} onClick={() => setReading(true)}>
      보기
    </TextButton>
  );
  const item = (name: keyof typeof AGREEMENTS, label: string, required: boolean) => ({
    name,
    label,
    required,
    action: name === 'age' ? null : view(label),
  });
  return (
    <Dialog title="약관 동의" flow="agreement" state="reading" onClose={onClose} footer={<Button>동의하고 계속하기</Button>}>
      <Lead>서비스를 시작하려면 약관에 동의해 주세요.</Lead>
      <AgreeAll
        legend="약관"
        allLabel="전체 동의"
        items={[
          item('terms', '이용약관', true),
          item('privacy', '개인정보 수집 및 이용', true),
          item('thirdParty', '개인정보 제3자 제공', true),
          item('marketing', '마케팅 정보 수신', false),
          item('age', '만 14세 이상입니다', true),
        ]}
        checked={checked}
        onChange={(name, next) => setChecked({ ...checked, [name]: next })}
        onChangeAll={(next) => setChecked({ terms: next, privacy: next, thirdParty: next, marketing: next, age: next })}
      />
      {reading && <Terms onClose={() => setReading(false)} />}
    </Dialog>
  );
}

export function Terms({ onClose }: SheetProps) {
  return (
    <Dialog
      size="document"
      title="이용약관"
      flow="popups"
      state="serviceTerms"
      onClose={onClose}
      footer={<Button onClick={onClose}>확인</Button>}
    >
      {Array.from({ length: 12 }, (_, index) => `제${index + 1}조`).map((heading) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <p>이 약관은 회사가 제공하는 메타버스 캠퍼스 서비스의 이용 조건과 절차를 정해요. 모든 사람이 편하게 읽을 수 있어야 해요.</p>
        </section>
      ))}
    </Dialog>
  );
}
