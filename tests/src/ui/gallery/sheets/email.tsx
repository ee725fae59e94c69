import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { CodeField } from '#src/ui/form/code-field.tsx';
import { HiddenUsername } from '#src/ui/form/field.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { RuleList } from '#src/ui/form/rule-list.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/stack.tsx';
import { Countdown } from '#src/ui/progress/countdown.tsx';
import { Stepper } from '#src/ui/progress/stepper.tsx';
import type { SheetProps } from './sheet.ts';

const STEPS = ['이메일', '인증 코드', '비밀번호'];
const AT_TIMES = { 600: '10분 남았어요.', 300: '5분 남았어요.', 60: '1분 남았어요.', 0: '인증 시간이 지났어요.' };

export function Code({ onClose }: SheetProps) {
  const [code, setCode] = useState('48A1');
  return (
    <Dialog title="이메일로 연동하기" flow="emailVerification" state="enteringCode" onClose={onClose} onBack={onClose} initialFocus="field">
      <Stepper steps={STEPS} current={1} label="3단계 중 2단계" />
      <Lead>
        <b>minji@campus.ac.kr</b>로 보낸 인증 코드 6자리를 입력해 주세요.
      </Lead>
      <Form onSubmit={() => {}}>
        <CodeField label="인증 코드" hint="메일이 안 보이면 스팸함도 확인해 주세요." value={code} onChange={setCode} />
        <Row between>
          <Countdown remaining={3582} label="남은 시간" announcements={AT_TIMES} />
          <Button variant="secondary" size="small" unavailable="28초 뒤에 다시 보낼 수 있어요.">
            다시 보내기 (28초)
          </Button>
        </Row>
        <Button type="submit" unavailable={code.length < 6 ? '인증 코드 6자리를 입력해 주세요.' : undefined}>
          확인
        </Button>
      </Form>
    </Dialog>
  );
}

export function Password({ onClose }: SheetProps) {
  const [password, setPassword] = useState('abc12345');
  const [again, setAgain] = useState('');
  const rules = [
    { id: 'length', label: '8~15자', met: password.length >= 8 && password.length <= 15 },
    { id: 'lowercase', label: '영문 소문자', met: /[a-z]/.test(password) },
    { id: 'digit', label: '숫자', met: /\d/.test(password) },
    { id: 'special', label: '특수문자', met: /[!-/]/.test(password) },
  ];
  return (
    <Dialog title="비밀번호 설정" flow="emailVerification" state="enteringPassword" onClose={onClose} onBack={onClose}>
      <Stepper steps={STEPS} current={2} label="3단계 중 3단계" />
      <Form onSubmit={() => {}}>
        <HiddenUsername value="minji@campus.ac.kr" />
        <PasswordField
          label="새 비밀번호"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          error={/[!-/]/.test(password) ? undefined : '특수문자를 한 자 이상 넣어 주세요.'}
          aria-describedby="rules"
          extra={<RuleList id="rules" rules={rules} />}
        />
        <PasswordField label="비밀번호 확인" autoComplete="new-password" value={again} onChange={setAgain} />
        <Button type="submit" busy>
          완료
        </Button>
      </Form>
    </Dialog>
  );
}
