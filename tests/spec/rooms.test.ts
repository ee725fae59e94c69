import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/* Imports go one way: what the linter forbids in each room, and what it allows there. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

const PRODUCT = ['#contract/a.ts', '#machines/a.ts', '#server/a.ts', '#scripts/a.ts', '#src/a.ts', '#tests/a.ts', '#statewalk/a.ts'];
const BROWSER = ['react', 'react-dom', 'react-i18next', 'i18next', '@tanstack/react-query', '@xstate/react'];
const FAR = '../../src/a.ts';
const srcRooms = (...names: readonly string[]) => names.flatMap((name) => [`#src/${name}/a.ts`, `../${name}/a.ts`]);
const except = (...names: readonly string[]) => PRODUCT.filter((each) => !names.some((name) => each.startsWith(`#${name}/`)));
const OF_PAGES = ['#contract/a.ts', '#machines/a.ts', '#statewalk/a.ts', '#src/i18n/a.ts', 'react'];
const NOT_OF_PAGES = [...except('contract', 'machines', 'statewalk', 'src'), FAR];

const ROOMS: Readonly<Record<string, { readonly forbidden: readonly string[]; readonly allowed: readonly string[] }>> = {
  contract: {
    forbidden: [...except('contract', 'machines', 'statewalk'), ...BROWSER, 'xstate', FAR],
    allowed: ['zod', './b.ts', '../b.ts'],
  },
  'machines/login': {
    forbidden: [...except('contract', 'machines', 'statewalk'), ...BROWSER, FAR],
    allowed: ['xstate', 'zod', '#contract/a.ts', '#machines/a.ts', '#statewalk/a.ts'],
  },
  'server/calls': { forbidden: [...except('contract', 'server', 'scripts'), FAR], allowed: ['#contract/a.ts', '#server/a.ts', 'hono'] },
  'server/tests/support': {
    forbidden: [...except('contract', 'server'), FAR, '../../../tests/journeys/a.ts'],
    allowed: ['#contract/a.ts', '#server/a.ts', '../../../tests/support/a.ts'],
  },
  src: { forbidden: NOT_OF_PAGES, allowed: [...OF_PAGES, './inspector/a.ts'] },
  'src/ui/button': {
    forbidden: [...NOT_OF_PAGES, ...srcRooms('app', 'popups', 'pages', 'browser', 'api', 'inspector')],
    allowed: OF_PAGES,
  },
  'src/popups/login': { forbidden: [...NOT_OF_PAGES, ...srcRooms('app', 'browser', 'inspector')], allowed: ['#src/ui/a.ts', ...OF_PAGES] },
  'src/pages': { forbidden: [...NOT_OF_PAGES, ...srcRooms('app', 'browser', 'inspector')], allowed: ['#src/popups/a.ts', ...OF_PAGES] },
  'src/api': { forbidden: [...NOT_OF_PAGES, ...srcRooms('browser', 'app', 'popups', 'pages', 'ui', 'inspector')], allowed: OF_PAGES },
  'src/browser': {
    forbidden: [...NOT_OF_PAGES, ...srcRooms('app', 'popups', 'pages', 'inspector')],
    allowed: ['#src/api/a.ts', ...OF_PAGES],
  },
  'src/i18n': { forbidden: [...NOT_OF_PAGES, ...srcRooms('app', 'popups', 'pages', 'inspector')], allowed: OF_PAGES },
  'src/app/start': {
    forbidden: [...NOT_OF_PAGES, ...srcRooms('inspector')],
    allowed: ['#src/pages/a.ts', '#src/browser/a.ts', ...OF_PAGES],
  },
  'src/boot': { forbidden: [...NOT_OF_PAGES, ...srcRooms('inspector')], allowed: ['#src/app/a.ts', ...OF_PAGES] },
  'src/callback': { forbidden: [...NOT_OF_PAGES, ...srcRooms('inspector')], allowed: ['#src/browser/a.ts', ...OF_PAGES] },
  'packages/statewalk/src/cli': {
    forbidden: [
      ...PRODUCT,
      '#statewalk.config',
      ...['contract', 'machines', 'server', 'scripts'].map((room) => `../../../../../${room}/a.ts`),
    ],
    allowed: ['xstate', '../../src/explore/a.ts'],
  },
  'packages/partner/check': { forbidden: PRODUCT, allowed: ['express', '../../partner/a.js'] },
  scripts: { forbidden: [FAR], allowed: [...PRODUCT, '../vite.config.ts'] },
  'tests/spec': { forbidden: [FAR], allowed: PRODUCT },
};

interface Row {
  readonly file: string;
  readonly source: string;
  readonly isForbidden: boolean;
}

const ROWS: readonly Row[] = Object.entries(ROOMS).flatMap(([room, { forbidden, allowed }]) =>
  [...forbidden, ...allowed].map((specifier, index) => ({
    file: `${room}/tried-${index}.ts`,
    source: specifier,
    isForbidden: forbidden.includes(specifier),
  })),
);
const LAZY = { file: 'src/ui/button/lazy.ts', source: '#src/app/a.ts', isForbidden: true };

/** The rows that the linter refuses, by one run on a project of its own with our configuration. */
function refused(): ReadonlySet<string> {
  const above = realpathSync(mkdtempSync(join(tmpdir(), 'madang-rooms-')));
  // A clone may stand below folders of the rooms' names.
  const root = join(above, 'src/app');
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  try {
    for (const { file, source } of ROWS) write(file, `import '${source}';\n`);
    write(LAZY.file, `export const lazy = () => import('${LAZY.source}');\n`);
    for (const file of ['biome.json', 'scripts/rooms.grit', 'package.json', 'contract/package.json'])
      copyFileSync(join(ROOT, file), join(root, file));
    const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');
    const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=github'];
    let said: string;
    try {
      said = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    } catch (error) {
      said = (error as { stdout: string }).stdout;
    }
    const reports = said.matchAll(
      /title=(?:plugin|lint\/style\/noRestrictedImports|lint\/correctness\/noUndeclaredDependencies),file=([^,]+)/g,
    );
    return new Set([...reports].map(([, file = '']) => relative(root, file).replaceAll('\\', '/')));
  } finally {
    rmSync(above, { recursive: true });
  }
}

test('each room refuses the imports that do not belong there, and takes the others', () => {
  const found = refused();
  const wrong = [...ROWS, LAZY].filter(({ file, isForbidden }) => found.has(file) !== isForbidden);
  expect(wrong).toEqual([]);
});

/** What the linter does not see, Node.js and the compiler do not find: `imports` are those of the nearest package.json. */
test('the rooms of the product have no name in contract/ and in the packages', () => {
  const named = ['#contract/limits.ts', '#machines/viewer.ts', '#server/start.ts', '#scripts/docs.ts', '#src/main.tsx', '#tests/rest.ts'];
  const foundFrom = (room: string) => {
    const { resolve } = createRequire(join(ROOT, room, 'any.ts'));
    return named.filter((specifier) => {
      try {
        return resolve(specifier) !== '';
      } catch {
        return false;
      }
    });
  };
  expect(foundFrom('src')).toEqual(named);
  for (const room of ['contract', 'packages/partner', 'packages/statewalk', 'packages/campus-art'])
    expect(foundFrom(room), room).toEqual([]);
});
