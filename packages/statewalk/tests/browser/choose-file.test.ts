import { expect, test } from 'vitest';
import type { Say } from '../../src/browser/bindings.ts';
import { recordedScreen } from '../../src/plans/formats/recorded-screen.ts';

const say: Say = (text) => String(text);

test('a file that a binding chooses has what the project says, and none empties the field', async () => {
  const { screen, lines } = recordedScreen(say, (name) => ({ name, mimeType: 'image/png', buffer: Buffer.from('A') }));
  await screen.chooseFile('me.png');
  await screen.chooseFile(null);
  expect(lines).toEqual([
    "await top.locator('input[type=file]').setInputFiles([{ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('QQ==', 'base64') }]);",
    "await top.locator('input[type=file]').setInputFiles([]);",
  ]);
});

test('a file of which the project says nothing has a byte', async () => {
  const { screen, lines } = recordedScreen(say);
  await screen.chooseFile('any');
  expect(lines.join()).toContain("name: 'any', mimeType: 'application/octet-stream', buffer: Buffer.from('AA==', 'base64')");
});
