// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { LeftOutIfBroken } from '#src/ui/left-out.tsx';

function Broken(): never {
  throw new TypeError('navigator.connection.x is not a function');
}

it('[DOOR-3] [SHELL-8] a part beside the page is left out where it cannot be drawn, and the page stands', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <main>
      <p>The page</p>
      <LeftOutIfBroken>
        <Broken />
      </LeftOutIfBroken>
      <LeftOutIfBroken>
        <p>Beside it</p>
      </LeftOutIfBroken>
    </main>,
  );
  expect(screen.getByRole('main').textContent).toBe('The pageBeside it');
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});
