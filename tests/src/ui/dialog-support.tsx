import { act, fireEvent } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from '#src/ui/dialog/dialog.tsx';

/** A dialog closes once nothing has followed it in its place. */
export const pressEscape = () => act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));

export function Opener({ onClose = () => {} }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open && (
        <Dialog
          title="Outer"
          flow="login"
          state="choosing"
          onClose={() => {
            setOpen(false);
            onClose();
          }}
        >
          <button type="button" onClick={() => setInner(true)}>
            open inner
          </button>
          {inner && (
            <Dialog title="Inner" flow="popups" state="terms" onClose={() => setInner(false)}>
              text
            </Dialog>
          )}
        </Dialog>
      )}
    </>
  );
}
