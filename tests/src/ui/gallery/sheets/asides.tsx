import { AlertDialog } from '#src/ui/dialog/alert-dialog.tsx';
import { LoadingDialog } from '#src/ui/dialog/loading-dialog.tsx';
import type { SheetProps } from './sheet.ts';

export function Alert({ onClose }: SheetProps) {
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
        { label: '로그아웃', onSelect: onClose, danger: true },
      ]}
    />
  );
}

export function Uploading({ onClose }: SheetProps) {
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
