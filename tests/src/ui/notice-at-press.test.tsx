// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Notice } from '#src/ui/layout/notice.tsx';
import { renderUi } from './render.tsx';

const FAILURE = {};

/** A list of ways; one fails, and then is no longer of this list. */
function Ways() {
  const [step, setStep] = useState<'choosing' | 'failed' | 'moved'>('choosing');
  return (
    <Dialog title="Ways" flow="login" state={step} step="choice" onClose={() => {}}>
      {step !== 'choosing' && (
        <Notice tone="error" role="alert" about={FAILURE}>
          It failed.
        </Notice>
      )}
      <ul>
        {step !== 'moved' && (
          <li key="kakao">
            <button type="button" onClick={() => setStep('failed')}>
              Kakao
            </button>
          </li>
        )}
        <li key="move">
          <button type="button" onClick={() => setStep('moved')}>
            Move
          </button>
        </li>
      </ul>
    </Dialog>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('[SEEN-1] a failure stands at the button that was pressed, and where it is written once that button has gone', async () => {
  renderUi(<Ways />);
  await press('Kakao');
  expect(screen.getByRole('alert').closest('li')?.textContent).toBe('KakaoIt failed.');
  await press('Move');
  await expect.poll(() => screen.queryByRole('alert')?.textContent).toBe('It failed.');
  expect(screen.getByRole('alert').closest('li')).toBeNull();
});
