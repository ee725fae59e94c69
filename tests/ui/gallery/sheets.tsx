import { type ReactNode, useState } from 'react';
import { Avatar } from '../../../src/ui/avatar/avatar.tsx';
import { Button } from '../../../src/ui/button/button.tsx';
import { IconButton } from '../../../src/ui/button/icon-button.tsx';
import { ProviderButton } from '../../../src/ui/button/provider-button.tsx';
import { TextButton } from '../../../src/ui/button/text-button.tsx';
import { AlertDialog } from '../../../src/ui/dialog/alert-dialog.tsx';
import { Dialog } from '../../../src/ui/dialog/dialog.tsx';
import { LoadingDialog } from '../../../src/ui/dialog/loading-dialog.tsx';
import { AgreeAll } from '../../../src/ui/form/agree-all.tsx';
import { CodeField } from '../../../src/ui/form/code-field.tsx';
import { EmailField } from '../../../src/ui/form/email-field.tsx';
import { ErrorSummary } from '../../../src/ui/form/error-summary.tsx';
import { HiddenUsername } from '../../../src/ui/form/field.tsx';
import { Form } from '../../../src/ui/form/form.tsx';
import { PasswordField } from '../../../src/ui/form/password-field.tsx';
import { PasswordRules } from '../../../src/ui/form/password-rules.tsx';
import { RadioCards } from '../../../src/ui/form/radio-cards.tsx';
import { Select } from '../../../src/ui/form/select.tsx';
import { Switch } from '../../../src/ui/form/switch.tsx';
import { TextField } from '../../../src/ui/form/text-field.tsx';
import { useForm } from '../../../src/ui/form/use-form.ts';
import { CameraIcon, CoinIcon, CopyIcon, DiceIcon, MailIcon, StarIcon } from '../../../src/ui/icons/icons.tsx';
import { Divider, Lead } from '../../../src/ui/layout/card.tsx';
import { Row, Stack } from '../../../src/ui/layout/stack.tsx';
import { Countdown } from '../../../src/ui/progress/countdown.tsx';
import { Stepper } from '../../../src/ui/progress/stepper.tsx';
import { announce, showToast } from '../../../src/ui/status/status-store.ts';

interface SheetProps {
  onClose: () => void;
}

const STEPS = ['이메일', '인증번호', '비밀번호'];
const SCHOOLS = ['숙명여자대학교', '청주대학교', '연세대학교', '이화여자대학교'].map((label, index) => ({
  value: String(21 + index),
  label,
}));
const AT_TIMES = { 600: '10분 남았어요.', 300: '5분 남았어요.', 60: '1분 남았어요.', 0: '인증 시간이 지났어요.' };

function Login({ onClose }: SheetProps) {
  const [school, setSchool] = useState('');
  return (
    <Dialog title="로그인" flow="login" state="choosing" onClose={onClose}>
      <Select label="학교 계정" placeholder="학교를 선택해 주세요" options={SCHOOLS} value={school} onChange={setSchool} />
      <Divider>또는</Divider>
      <Stack gap={12}>
        <ProviderButton provider="kakao" label="카카오 로그인" badge="최근 로그인" onClick={() => {}} />
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

function EmailLogin({ onClose }: SheetProps) {
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

function Code({ onClose }: SheetProps) {
  const [code, setCode] = useState('48A1');
  return (
    <Dialog title="이메일로 연동하기" flow="emailVerification" state="enteringCode" onClose={onClose} onBack={onClose} initialFocus="field">
      <Stepper steps={STEPS} current={1} label="3단계 중 2단계" />
      <Lead>
        <b>minji@campus.ac.kr</b>로 보낸 인증번호 6자리를 입력해 주세요.
      </Lead>
      <Form onSubmit={() => {}}>
        <CodeField label="인증번호" hint="메일이 안 보이면 스팸함도 확인해 주세요." value={code} onChange={setCode} />
        <Row between>
          <Countdown remaining={3582} label="남은 시간" announcements={AT_TIMES} />
          <Button variant="secondary" size="small" unavailable="28초 뒤에 다시 보낼 수 있어요.">
            다시 보내기 (28초)
          </Button>
        </Row>
        <Button type="submit" unavailable={code.length < 6 ? '인증번호 6자리를 입력해 주세요.' : undefined}>
          확인
        </Button>
      </Form>
    </Dialog>
  );
}

function Password({ onClose }: SheetProps) {
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
          extra={<PasswordRules id="rules" rules={rules} />}
        />
        <PasswordField label="비밀번호 확인" autoComplete="new-password" value={again} onChange={setAgain} />
        <Button type="submit" busy>
          완료
        </Button>
      </Form>
    </Dialog>
  );
}

const AGREEMENTS = { terms: true, privacy: true, thirdParty: true, marketing: false, age: true };

function Agreement({ onClose }: SheetProps) {
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

function Terms({ onClose }: SheetProps) {
  return (
    <Dialog
      size="document"
      title="이용약관"
      flow="layers"
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

function Character({ onClose }: SheetProps) {
  const [gender, setGender] = useState<'F' | 'M' | undefined>('F');
  const [nickname, setNickname] = useState('반짝이는고래');
  const [id, setId] = useState('minji_02');
  return (
    <Dialog
      title="아바타 만들기"
      flow="createCharacter"
      state="editing"
      onClose={onClose}
      onBack={onClose}
      footer={<Button unavailable="ID를 확인해 주세요.">다음</Button>}
    >
      <RadioCards
        legend="아바타 성별"
        name="gender"
        value={gender}
        onChange={setGender}
        options={[
          { value: 'F', label: '여자', picture: <Avatar gender="F" size={96} /> },
          { value: 'M', label: '남자', picture: <Avatar gender="M" size={96} /> },
        ]}
      />
      <TextField
        label="닉네임"
        value={nickname}
        onChange={setNickname}
        counterMax={15}
        success="사용할 수 있는 닉네임이에요."
        trailing={
          <IconButton label="랜덤 닉네임" onClick={() => announce('새 닉네임: 춤추는여우')}>
            <DiceIcon />
          </IconButton>
        }
      />
      <TextField
        label="캠퍼스 ID"
        prefix="@"
        value={id}
        onChange={setId}
        transform={(value) => value.toLowerCase()}
        counterMax={20}
        error="이미 사용 중인 ID예요. 다른 ID를 입력해 주세요."
      />
    </Dialog>
  );
}

function Tile({ name, icon, children }: { name: string; icon: ReactNode; children: string }) {
  return (
    <div style={{ flex: 1, background: 'var(--sunken)', borderRadius: 'var(--radius-control)', padding: '12px 14px' }}>
      <p style={{ font: 'var(--text-caption)', color: 'var(--ink2)' }}>{name}</p>
      <p style={{ display: 'flex', gap: 6, alignItems: 'center', font: '750 1.125rem/1.5 var(--font)' }}>
        {icon}
        {children}
      </p>
    </div>
  );
}

function Profile({ onClose }: SheetProps) {
  const [closed, setClosed] = useState(true);
  return (
    <Dialog
      size="drawer"
      title="내 프로필"
      flow="profile"
      state="viewing"
      onClose={onClose}
      footer={<Button variant="secondary">로그아웃</Button>}
    >
      <Row gap={16}>
        <span style={{ position: 'relative' }}>
          <Avatar gender="M" seed="minji" size={80} />
          <IconButton label="프로필 사진 변경" look="raised" style={{ position: 'absolute', right: -6, bottom: -6 }}>
            <CameraIcon size={20} />
          </IconButton>
        </span>
        <div>
          <b style={{ fontSize: '1.25rem' }}>반짝이는고래</b>
          <Row gap={4}>
            <Lead>@minji_02</Lead>
            <IconButton label="ID 복사" onClick={() => showToast('복사했어요.')}>
              <CopyIcon size={20} />
            </IconButton>
          </Row>
        </div>
      </Row>
      <Row gap={12}>
        <Tile name="별" icon={<StarIcon size={20} />}>
          1,280
        </Tile>
        <Tile name="골드" icon={<CoinIcon size={20} />}>
          340
        </Tile>
      </Row>
      <Switch label="계정 비공개" description="지금은 친구에게만 보여요." checked={closed} onChange={setClosed} />
    </Dialog>
  );
}

function Alert({ onClose }: SheetProps) {
  return (
    <AlertDialog
      tone="warning"
      title="로그아웃할까요?"
      text="게스트로 로그아웃하면 지금까지의 기록이 사라져요."
      flow="logout"
      state="confirming"
      onClose={onClose}
      actions={[
        { label: '취소', onSelect: onClose },
        { label: '로그아웃', onSelect: onClose, variant: 'danger' },
      ]}
    />
  );
}

function Uploading({ onClose }: SheetProps) {
  return (
    <LoadingDialog
      title="사진을 올리고 있어요"
      flow="imageChange"
      state="uploading"
      progress={{ loaded: 1_258_291, total: 2_936_012 }}
      onCancel={onClose}
    />
  );
}

export const SHEETS = {
  login: Login,
  emailLogin: EmailLogin,
  code: Code,
  password: Password,
  agreement: Agreement,
  terms: Terms,
  character: Character,
  profile: Profile,
  alert: Alert,
  uploading: Uploading,
};
export type SheetName = keyof typeof SHEETS;
