import { useState } from 'react';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { Logo } from '#src/ui/brand/logo.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { LinkButton } from '#src/ui/button/link-button.tsx';
import { Select } from '#src/ui/form/select.tsx';
import * as icons from '#src/ui/icons/icons.tsx';
import { GlobeIcon, LogoutIcon, SettingsIcon } from '#src/ui/icons/icons.tsx';
import { Badge } from '#src/ui/layout/badge.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { SkipLink } from '#src/ui/layout/skip-link.tsx';
import { Row, Stack } from '#src/ui/layout/stack.tsx';
import { Menu } from '#src/ui/menu/menu.tsx';
import { showToast } from '#src/ui/status/status-store.ts';
import { SHEETS, type SheetName } from './sheets.tsx';

const names = Object.keys(SHEETS) as SheetName[];

export function Page() {
  const [open, setOpen] = useState<SheetName | undefined>(undefined);
  const [language, setLanguage] = useState<'ko' | 'en' | 'ja'>('ko');
  const Open = open && SHEETS[open];
  return (
    <>
      <SkipLink to="main">본문으로 건너뛰기</SkipLink>
      <main id="main" tabIndex={-1} style={{ padding: 'var(--gutter)', maxWidth: 1100, margin: 'auto' }}>
        <Stack gap={24}>
          <Row between>
            <Row>
              <Logo size={40} />
              <h1 style={{ font: 'var(--text-h2)' }}>마당</h1>
            </Row>
            <Menu
              items={[
                { id: 'settings', label: '설정', icon: <SettingsIcon size={20} />, onSelect: () => setOpen('profile') },
                { id: 'logout', label: '로그아웃', icon: <LogoutIcon size={20} />, onSelect: () => setOpen('alert') },
              ]}
            >
              <Avatar gender="F" size={32} /> 반짝이는고래
            </Menu>
          </Row>
          <Row>
            {names.map((name) => (
              <Button key={name} variant="secondary" size="small" data-open={name} onClick={() => setOpen(name)}>
                {name}
              </Button>
            ))}
          </Row>
          <section>
            <Stack>
              <Row>
                <Button wide={false}>시작하기</Button>
                <Button wide={false} variant="secondary">
                  보조
                </Button>
                <Button wide={false} variant="outline">
                  외곽선
                </Button>
                <Button wide={false} variant="text">
                  글자
                </Button>
                <Button wide={false} variant="danger">
                  삭제하고 연결
                </Button>
                <Button wide={false} busy>
                  보내는 중
                </Button>
                <Button wide={false} unavailable="이메일을 먼저 입력해 주세요.">
                  다음
                </Button>
                <LinkButton href="https://example.com/" external variant="outline">
                  자주 묻는 질문
                </LinkButton>
              </Row>
              <Row>
                <Badge>중립</Badge>
                <Badge tone="brand">필수</Badge>
                <Badge tone="ok">학교 인증 완료</Badge>
                <Badge tone="warn">게스트</Badge>
                <Badge tone="err">만료</Badge>
              </Row>
              <Notice>안내 말씀이에요.</Notice>
              <Notice tone="success">연결했어요.</Notice>
              <Notice tone="warning">인증 시간이 지났어요.</Notice>
              <Notice tone="error">로그인하지 못했어요.</Notice>
              <Row>
                {['a', 'bb', 'c3', 'd', 'e5', 'f'].map((seed) => (
                  <Avatar key={seed} gender={seed.length > 1 ? 'M' : 'F'} size={64} />
                ))}
                <Avatar size={64} />
                <Avatar size={64} gender="M" pending />
              </Row>
              <Row gap={8} data-icons="">
                {Object.entries(icons).map(([name, Drawing]) => (
                  <Drawing key={name} />
                ))}
              </Row>
              <Select
                label="언어"
                icon={<GlobeIcon size={20} />}
                size="small"
                value={language}
                onChange={setLanguage}
                options={[
                  { value: 'ko', label: '한국어', lang: 'ko' },
                  { value: 'en', label: 'English', lang: 'en' },
                  { value: 'ja', label: '日本語', lang: 'ja' },
                ]}
              />
              <Button variant="outline" onClick={() => showToast('복사했어요.')}>
                알림 보이기
              </Button>
            </Stack>
          </section>
        </Stack>
        {Open && <Open onClose={() => setOpen(undefined)} />}
      </main>
    </>
  );
}
