import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { allImports, roomOf } from '#scripts/docs/imports.ts';
import { ARCHITECTURE, configurationIn, PICTURES, type PictureName, pictureIn, SERVER_README } from '#scripts/docs.ts';
import { BENCHES, TOOLS, type Tools } from '#scripts/tools/tools.ts';
import { configFromEnv } from '#server/config-from-env.ts';
import { CONFIGURATION, configurationTable } from '#server/configuration.ts';
import { PROVIDER_CODES, TRAITS } from '#server/providers/provider-settings.ts';
import { isWhollyRest, projectOf, restOf, TEST_PROJECTS, testFiles } from '#tests/rest.ts';

/** `npx vitest run --project "unit*" tests/machines tests/paths`: its projects as they are written, and its paths. */
function vitestCommandsIn(
  text: string,
): { readonly command: string; readonly projects: readonly RegExp[]; readonly paths: readonly string[] }[] {
  const commands = text.replaceAll(/\s+/g, ' ').matchAll(/npx vitest run((?: --project (?:"[^"`]+"|[^\s"`]+))+)([^`]*)`/g);
  return [...commands].map(([command, projects = '', rest = '']) => ({
    command,
    projects: [...projects.matchAll(/--project "?([^"\s]+)"?/g)].map(([, name = '']) => new RegExp(`^${name.replace('*', '.*')}$`)),
    paths: rest.split(' ').filter((word) => /^(?:tests|server\/tests|packages)\//.test(word) && !/[<{*]/.test(word)),
  }));
}

/** Read once: each reads the list of all tests. */
const rests = new Map<string, readonly string[]>(TEST_PROJECTS.map((project) => [project, restOf(project)]));

/** The projects that run a file, in either of the two commands. */
function projectsOf(file: string): readonly string[] {
  const project = projectOf(file);
  if (project === undefined) return [];
  return [...(isWhollyRest(file) ? [] : [project]), ...(rests.get(project)?.includes(file) ? [`${project}-rest`] : [])];
}

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'server/README.md',
  ...readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [`docs/${name}`] : [])),
];
interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const { scripts } = manifest;

/** The nodes and arrows of a Mermaid picture, however its lines stand. */
const partsOf = (picture: string): string[] =>
  picture
    .split('\n')
    .map((line) => line.trim().replace(/\s+/g, ' '))
    .filter((line) => line !== '')
    .sort();

describe.each(Object.keys(PICTURES) as PictureName[])('the picture of %s', (name) => {
  test('is current', () => {
    const shown = pictureIn(readFileSync(ARCHITECTURE, 'utf8'), name);
    expect(partsOf(shown), 'run npm run generate').toEqual(partsOf(PICTURES[name]()));
  });
});

test('no room that the pages share imports from one above it', () => {
  const below: Readonly<Record<string, readonly string[]>> = {
    contract: [],
    machines: ['contract', 'packages/statewalk'],
    'packages/statewalk': [],
    server: ['contract'],
    'src/ui': ['contract'],
  };
  const upward = allImports().filter(({ from, to }) => {
    const [one, other] = [roomOf(from), roomOf(to)];
    return one !== other && below[one]?.includes(other) === false;
  });
  expect(upward).toEqual([]);
});

test('every folder or file of a vitest command in the documents has tests in the projects that it names', () => {
  const files = testFiles().map((file) => ({ file, projects: projectsOf(file) }));
  const commands = DOCUMENTS.flatMap((name) => vitestCommandsIn(readFileSync(name, 'utf8'))).filter(({ projects }) =>
    projects.every((each) => TEST_PROJECTS.some((project) => each.test(project) || each.test(`${project}-rest`))),
  );
  expect(commands.length).toBeGreaterThan(10);
  const empty = commands.flatMap(({ command, projects, paths }) =>
    paths
      .filter(
        (path) => !files.some((each) => each.file.startsWith(path) && each.projects.some((name) => projects.some((one) => one.test(name)))),
      )
      .map((path) => `${path}: ${command}`),
  );
  expect(empty).toEqual([]);
});

/** `src/app/start/keep.ts` and `server/tests`, written as code; `<flow>` and `*` stand for any name. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`((?:contract|machines|packages|src|server|scripts|tests|docs)\/[^\s`]*)`/g)].flatMap(([, path = '']) =>
    /[<*{]/.test(path) ? [] : [path],
  );

test.each(DOCUMENTS)('%s names files, links and scripts that are there', (document) => {
  const text = readFileSync(document, 'utf8');
  const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => join(dirname(document), link));
  const missing = [...pathsIn(text), ...links].filter((path) => !existsSync(path));
  const runs = [...text.matchAll(/`npm run (?:-s )?([\w:-]+)(?: -- ([\w:-]+))?/g)].flatMap(([, name = '', tool = '']) => {
    const tools: Tools | undefined = { bench: BENCHES, tools: TOOLS }[name];
    if (tools !== undefined) return tool === '' || tool in tools ? [] : [`${name} -- ${tool}`];
    return name in scripts ? [] : [name];
  });
  expect([...missing, ...runs]).toEqual([]);
});

/** What a stranger meets in `npm run`; whatever else is run is one of `npm run tools`. */
const SCRIPTS = [
  ...['start', 'dev', 'build', 'check', 'fix', 'generate', 'bench', 'tools'],
  ...['test', 'test:all', 'test:rest', 'test:changed', 'paths'],
];

test('package.json has few scripts; each tool and each bench runs a file that is there', () => {
  expect(Object.keys(scripts).sort()).toEqual(SCRIPTS.sort());
  const files = [...Object.values(TOOLS), ...Object.values(BENCHES)].flatMap(({ run }) =>
    run.split(' ').filter((word) => word.includes('/')),
  );
  expect(files.filter((file) => !existsSync(file.replace('--reporter=', '')))).toEqual([]);
});

test('docs/tools.md names every script and every tool', () => {
  const text = readFileSync('docs/tools.md', 'utf8');
  const tools = [...Object.keys(BENCHES).map((name) => `bench -- ${name}`), ...Object.keys(TOOLS).map((name) => `tools -- ${name}`)];
  const unnamed = [...Object.keys(scripts), ...tools].filter((name) => !new RegExp(`(npm (run (-s )?)?|\`)${name}(?![\\w:-])`).test(text));
  expect(unnamed).toEqual([]);
});
test('two screens hold the README, and three pages CONTRIBUTING', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(90);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(6000);
  expect(Buffer.byteLength(readFileSync('CONTRIBUTING.md', 'utf8'))).toBeLessThanOrEqual(10_000);
});

test('docs/README.md links every document', () => {
  const index = readFileSync('docs/README.md', 'utf8');
  const unlinked = readdirSync('docs').filter((name) => name.endsWith('.md') && name !== 'README.md' && !index.includes(`(${name}`));
  expect(unlinked).toEqual([]);
});

test('docs/dependencies.md gives the reason of every dependency', () => {
  const text = readFileSync('docs/dependencies.md', 'utf8');
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const unexplained = names.filter((name) => !name.startsWith('@types/') && !isExplained(text, name));
  expect(unexplained).toEqual([]);
});

/** `@expo-google-fonts/arimo`, `-nanum-gothic`: a name may leave out how the one before it begins; `*` stands for any end. */
const isExplained = (text: string, name: string): boolean =>
  text.includes(`\`${name}\``) ||
  text.includes(`\`${name.slice(name.indexOf('/') + 1).replace(/^/, '-')}\``) ||
  text.includes(`\`${name.split('/')[0]}/*\``);

describe('the configuration in server/README.md', () => {
  test('is that of server/configuration.ts', () => {
    expect(configurationIn(readFileSync(SERVER_README, 'utf8')), 'run npm run generate').toBe(configurationTable());
  });

  test('has a row for every variable that the server reads, and no other', () => {
    expect([...variablesRead()].sort()).toEqual([...variablesListed()].sort());
  });
});

/** Every name that the configuration reads. */
function variablesRead(): ReadonlySet<string> {
  const names = new Set<string>();
  const env: Record<string, string | undefined> = {};
  for (const code of PROVIDER_CODES) env[`PROVIDER_${code.toUpperCase()}_CLIENT_ID`] = 'id';
  const asked = new Proxy(env, {
    get: (target, name: string) => {
      names.add(name);
      return target[name];
    },
  });
  try {
    configFromEnv(asked);
  } catch {
    // Providers lack their secrets here; the configuration read each name all the same.
  }
  return names;
}

/** Each with the providers that its names stand for. */
const KINDS = {
  '<CODE>': PROVIDER_CODES,
  '<OPENID>': PROVIDER_CODES.filter((code) => TRAITS[code].shape === 'openid'),
  '<OAUTH>': PROVIDER_CODES.filter((code) => TRAITS[code].shape !== 'openid'),
};

function variablesListed(): readonly string[] {
  const named = CONFIGURATION.flatMap(({ variables }) => variables.flatMap(({ names }) => names));
  return named.flatMap((name) => {
    const [kind, codes] = Object.entries(KINDS).find(([mark]) => name.includes(mark)) ?? [];
    return kind === undefined || codes === undefined ? [name] : codes.map((code) => name.replace(kind, code.toUpperCase()));
  });
}

/** `start` (`src/file.ts`): the name stands in that file. */
test.each(DOCUMENTS)('%s names functions and states where they are', (document) => {
  const text = readFileSync(document, 'utf8');
  const named = [...text.matchAll(/`([A-Za-z_]\w*)`\s+\(`([\w./-]+\.tsx?)`\)/g)];
  const wrong = named.flatMap(([, name = '', path = '']) =>
    existsSync(path) && new RegExp(`\\b${name}\\b`).test(readFileSync(path, 'utf8')) ? [] : [`${name} in ${path}`],
  );
  expect(wrong).toEqual([]);
});
