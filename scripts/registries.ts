/**
 * The lists of what a folder has: `npm run generate` writes them, `npm run check` says which one is not current. They stand as source, since
 * types are read from them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { camelCase } from './camel-case.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Entry {
  /** `sign-up` is `signUp`. */
  readonly name: string;
  /** Seen from the list. */
  readonly from: string;
  /** Names of the handlers of calls that the file exports. */
  readonly handlers: readonly string[];
}

interface Registry {
  readonly file: string;
  /** The folder whose files it lists, those of its folders too. */
  readonly folder: string;
  /** The end of a file's name that is no part of its entry's. */
  readonly end: string;
  readonly source: (entries: readonly Entry[]) => string;
}

const lines = (entries: readonly Entry[], line: (entry: Entry) => string): string => entries.map(line).join('\n');

const TEXTS_OF = `/** A file of texts in one language: where it has \`{ ko: '로그인', en: 'Log in', ja: 'ログイン' }\`, a text. */
type TextsOf<File> = { readonly [Key in keyof File]: File[Key] extends { en: string } ? string : TextsOf<File[Key]> };`;

const REGISTRIES: readonly Registry[] = [
  {
    file: 'machines/catalogue.ts',
    folder: 'machines',
    end: '.model.ts',
    source: (entries) => `${lines(entries, ({ name, from }) => `import { ${name}Model } from '${from}';`)}

/** Every flow with what it is explored with: the tests and the contact sheets (\`npm run tools -- screens\`) read it. The key is the machine's id. */
export const catalogue = {
${lines(entries, ({ name }) => `  ${name}: ${name}Model,`)}
} as const;
`,
  },
  {
    file: 'server/calls/handlers.ts',
    folder: 'server/calls',
    end: '.ts',
    source: (entries) => {
      const files = entries.filter(({ handlers }) => handlers.length > 0);
      return `import type { Handlers } from '../http/call-context.ts';
${lines(files, ({ handlers, from }) => `import { ${handlers.join(', ')} } from '${from}';`)}

/** What answers each call. The type is complete only when every call has one. */
export const HANDLERS: Handlers = {
${files.flatMap(({ handlers }) => handlers.map((name) => `  ${name},`)).join('\n')}
};
`;
    },
  },
  {
    file: 'src/i18n/texts.ts',
    folder: 'src/i18n/texts',
    end: '.json',
    source: (entries) => `${TEXTS_OF}

/** Every file of texts. */
export interface Texts {
${lines(entries, ({ name, from }) => `  ${name}: TextsOf<typeof import('${from}')>;`)}
}
`,
  },
  {
    file: 'machines/all-bindings.ts',
    folder: 'machines',
    end: '.bindings.ts',
    source: (entries) => `${lines(entries, ({ name, from }) => `import { ${name} } from '${from}';`)}

/** How the paths of each flow run in the browser, or why none does. */
export const ALL_BINDINGS = {
${lines(entries, ({ name }) => `  ${name},`)}
};
`,
  },
];

/** Named as its call. */
const HANDLER = /^export const (\w+): Handler<'\1'>/gm;

/** As the linter sorts imports: `hand` before `hand-over`. */
const sortKey = (path: string, end: string): string => path.slice(0, -end.length).replaceAll('/', '\0');

function sourceOf({ file, folder, end, source }: Registry): string {
  const entries = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    // Windows has its own separator.
    .map((path) => join(folder, path.replaceAll('\\', '/')))
    .filter((path) => path.endsWith(end) && path !== file)
    .map((path) => ({
      name: camelCase(basename(path, end)),
      from: `./${relative(dirname(file), path)}`,
      handlers: [...readFileSync(join(root, path), 'utf8').matchAll(HANDLER)].map(([, name]) => name ?? '').sort(),
    }))
    .sort((a, b) => (sortKey(a.from, end) < sortKey(b.from, end) ? -1 : 1));
  return `// Written by \`npm run generate\` from the files of ${folder}.\n${source(entries)}`;
}

/** Lists that are not what their folders have, with what they should be. */
const staleRegistries = (): { readonly file: string; readonly source: string }[] =>
  REGISTRIES.map((registry) => ({ file: registry.file, source: sourceOf(registry) })).filter(
    ({ file, source }) => readFileSync(join(root, file), 'utf8') !== source,
  );

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isCheck = process.argv.includes('--check');
  for (const { file, source } of staleRegistries()) {
    if (!isCheck) {
      writeFileSync(join(root, file), source);
      console.info(`${file} is written anew.`);
    } else {
      console.error(`${file} does not list what its folder has: npm run generate`);
      process.exitCode = 1;
    }
  }
}
