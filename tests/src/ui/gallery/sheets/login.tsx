import { useState } from 'react';
import { Button } from '#src/ui/button/button.tsx';
import { ProviderButton } from '#src/ui/button/provider-button.tsx';
import { TextButton } from '#src/ui/button/text-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { EmailField } from '#src/ui/form/email-field.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { Form } from '#src/ui/form/form.tsx';
import { PasswordField } from '#src/ui/form/password-field.tsx';
import { Select } from '#src/ui/form/select.tsx';
import { useForm } from '#src/ui/form/use-form.ts';
import { MailIcon } from '#src/ui/icons/icons.tsx';
import { Divider, Lead } from '#src/ui/layout/card.tsx';
import { Stack } from '#src/ui/layout/stack.tsx';
import { showToast } from '#src/ui/status/status-store.ts';
import type { SheetProps } from './sheet.ts';

const SCHOOLS = ['숙명여자대학교', '청주대학교', '연세대학교', '이화여자대학교'].map((label, index) => ({
  value: String(21 + index),
  label,
}));

export function Login({ onClose }: SheetProps) {
  const [school, setSchool] = useState('');
  return (
    <Dialog title="로그인" flow="login" state="choosing" onClose={onClose}>
      <Select label="학교 계정" placeholder="학교를 선택해 주세요" options={SCHOOLS} value={school} onChange={setSchool} />
      <Divider>또는</Divider>
      <Stack gap={12}>
        <ProviderButton provider="kakao" label="카카오 로그인" onClick={() => {}} />
        <ProviderButton provider="naver" label="네이버 로그인" onClick={() => {}} />
        <ProviderButton provider="google" label="Google 계정으로 로그인" onClick={() => {}} />
        <ProviderButton provider="facebook" label="Facebook으로 계속하기" onClick={() => {}} />
        <ProviderButton provider="apple" label="Apple로 로그인" unavailable="지금 로그인한 방법이에요" onClick={() => {}} />
      </Stack>
      <Button variant="outline" icon={<MailIcon size={20} />}>
        이메일로 로그인
      </Button>
      <Lead style={{ textAlign: 'center' }}>
        처음이신가요? <TextButton>회원가입</TextButton>
      </Lead>
    </Dialog>
  );
}

export function EmailLogin({ onClose }: SheetProps) {
  const form = useForm({
    initial: { email: '', password: '' },
    validate: (values) => ({
      email: values.email.includes('@') ? undefined : '이메일을 정확하게 입력해 주세요.',
      password: values.password === '' ? '비밀번호를 입력해 주세요.' : undefined,
    }),
    onSubmit: () => showToast('로그인했어요.'),
  });
  return (
    <Dialog
      title="이메일로 로그인"
      flow="emailLogin"
      state="entering"
      onClose={onClose}
      onBack={onClose}
      initialFocus="field"
      footer={
        <Button type="submit" form={form.id}>
          로그인
        </Button>
      }
    >
      <Form {...form.props}>
        <ErrorSummary title="두 가지를 확인해 주세요." errors={form.errors} />
        <EmailField label="이메일" placeholder="name@school.ac.kr" {...form.text('email')} />
        <PasswordField label="비밀번호" autoComplete="current-password" {...form.text('password')} />
      </Form>
    </Dialog>
  );
}
