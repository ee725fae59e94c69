import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUILD_TARGETS } from '#contract/supported-engines.ts';
import { textsOfLanguage } from '#scripts/build/texts-of-language.ts';

/** The line of src/main.tsx that shows the inspector, with its comment. */
const LINE = /\n[^\n]*\n[^\n]*import\('\.\/inspect\.ts'\)[^\n]*/;

/** Builds as if the inspector had never been written. */
const withoutInspector: Plugin = {
  name: 'without-inspector',
  enforce: 'pre',
  transform(code, id) {
    if (/\/packages\/statewalk\/|\/src\/inspect\.ts/.test(id)) throw new Error(`${id} is still imported`);
    if (!id.endsWith('/src/main.tsx')) return undefined;
    if (!LINE.test(code)) throw new Error('src/main.tsx does not show the inspector');
    return code.replace(LINE, '');
  },
};

const built = async (mode: string, plugins: Plugin[] = []) => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    mode,
    plugins: [...plugins, textsOfLanguage(), react()],
    build: { write: false, target: 'esnext', cssTarget: BUILD_TARGETS },
  })) as Rolldown.RolldownOutput;
  return output;
};

const filesOf = (output: Rolldown.RolldownOutput['output']) =>
  Object.fromEntries(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString('base64')]),
  );

const modulesOf = (output: Rolldown.RolldownOutput['output']) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));

const { NODE_ENV } = process.env;
beforeAll(() => {
  process.env.NODE_ENV = 'production';
});
afterAll(() => {
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
});

test('a build is the same, byte for byte, as one of a project without the inspector', { timeout: 120_000 }, async () => {
  const shipped = await built('production');
  expect(modulesOf(shipped).filter((id) => /\/packages\/statewalk\/|\/src\/inspect\.ts|elkjs|\/src\/app\/devtools/.test(id))).toEqual([]);
  expect(modulesOf(shipped).some((id) => id.endsWith('/src/main.tsx'))).toBe(true);
  const [files, without] = [filesOf(shipped), filesOf(await built('production', [withoutInspector]))];
  expect(Object.keys(files)).toEqual(Object.keys(without));
  for (const [name, content] of Object.entries(files)) expect(content === without[name], name).toBe(true);
});

test('the check sees the inspector where there is one', { timeout: 120_000 }, async () => {
  expect(modulesOf(await built('development')).some((id) => id.includes('/packages/statewalk/src/inspector/'))).toBe(true);
});
