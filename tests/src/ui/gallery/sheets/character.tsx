import { useState } from 'react';
import { Avatar } from '#src/ui/avatar/avatar.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { TextField } from '#src/ui/form/text-field.tsx';
import { DiceIcon } from '#src/ui/icons/icons.tsx';
import { announce } from '#src/ui/status/status-store.ts';
import type { SheetProps } from './sheet.ts';

export function Character({ onClose }: SheetProps) {
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
