import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('the script that Firefox gets runs in a page, as tsx hands it over', () => {
  const script = `import { insertAsAnEditor } from './tests/support/firefox.ts'; process.stdout.write(String(insertAsAnEditor));`;
  const handedOver = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], { encoding: 'utf8' });
  const window: { __pw_bidiInsertText?: (text: string) => void } = {};
  const typed: string[] = [];
  new Function('window', 'document', `(${handedOver})()`)(window, { execCommand: (...[, , text]: string[]) => typed.push(text ?? '') });
  window.__pw_bidiInsertText?.('minji');
  expect(typed).toEqual(['minji']);
});
