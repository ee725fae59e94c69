import { type ReactNode, useState } from 'react';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Switch } from '#src/ui/form/switch.tsx';
import { CameraIcon, CoinIcon, CopyIcon, StarIcon } from '#src/ui/icons/icons.tsx';
import { Lead } from '#src/ui/layout/card.tsx';
import { Row } from '#src/ui/layout/stack.tsx';
import { showToast } from '#src/ui/status/status-store.ts';
import type { SheetProps } from './sheet.ts';

function Count({ name, icon, children }: { name: string; icon: ReactNode; children: string }) {
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

export function Profile({ onClose }: SheetProps) {
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
          <Avatar gender="M" size={80} />
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
        <Count name="별" icon={<StarIcon size={20} />}>
          1,280
        </Count>
        <Count name="골드" icon={<CoinIcon size={20} />}>
          340
        </Count>
      </Row>
      <Switch label="계정 비공개" description="지금은 친구에게만 보여요." checked={closed} onChange={setClosed} />
    </Dialog>
  );
}
