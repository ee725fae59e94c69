import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from '#server/server.ts';
import { buildSite } from '#server/site/build.ts';
import { linkModules } from '#tests/support/link-modules.ts';

/** What a process of the product runs on, and what its build is made from. */
const PROJECT = [
  'index.html',
  'contract',
  'machines',
  'packages',
  'public',
  'scripts',
  'server',
  'src',
  // What `vite.config.ts` reads of it.
  'tests/rest.ts',
  'tests/support/by-environment.ts',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];

/** The next release: a title in each language, and two components, one of the application's first files and one of a chunk that is loaded later. */
const CHANGES: readonly { readonly file: string; readonly from: string; readonly to: string }[] = [
  { file: 'src/i18n/texts/emailLogin.json', from: '이메일로 로그인', to: '이메일로 로그인하기' },
  { file: 'src/i18n/texts/emailLogin.json', from: 'Log in with email', to: 'Log in with your email' },
  { file: 'src/i18n/texts/emailLogin.json', from: 'メールアドレスでログイン', to: 'メールアドレスでログインする' },
  { file: 'src/popups/email-login/email-login.tsx', from: '<Dialog\n', to: '<Dialog\n      data-release="next"\n' },
  { file: 'src/pages/gateway/gateway.tsx', from: '<SkyPage', to: '<SkyPage data-release="next"' },
];

/** Chunks that must be other files in the next release. */
const CHANGED = ['index', 'ko', 'en', 'ja', 'gateway'];

/** A checkout of a release with its build in `dist/`. */
export interface Release {
  readonly name: 'old' | 'new';
  readonly root: string;
  /** `gateway.BX3q.chunk.js` and the others; a document has a file in each language. */
  readonly scripts: readonly string[];
}

/** This checkout, and beside it one with changes, each built by Vite as `npm start` builds. */
export async function buildReleases(folder: string): Promise<readonly [old: Release, next: Release]> {
  const next = path.join(folder, 'next');
  await mkdir(next);
  for (const name of PROJECT) await cp(path.join(ROOT, name), path.join(next, name), { recursive: true });
  await linkModules(next);
  for (const { file, from, to } of CHANGES) {
    const text = await readFile(path.join(next, file), 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no “${from}” any more: change tests/bench/releases/two-builds.ts`);
    await writeFile(path.join(next, file), text.replace(from, to));
  }
  const releases = [await built('old', ROOT), await built('new', next)] as const;
  const [before, after] = releases;
  for (const chunk of CHANGED)
    if (!differing(before, after).some((file) => chunkOf(file) === chunk)) throw new Error(`${chunk} is the same file in both builds`);
  return releases;
}

async function built(name: Release['name'], root: string): Promise<Release> {
  const dist = path.join(root, 'dist');
  const outcome = await buildSite(root, dist).done;
  if (outcome !== 'built' && outcome !== 'fresh') throw new Error(`the ${name} release could not be built: ${outcome}`);
  return { name, root, scripts: (await readdir(path.join(dist, 'static/js'))).filter((file) => file.endsWith('.js')) };
}

/** Files of one that the other has not. */
export const differing = (one: Release, other: Release): readonly string[] => one.scripts.filter((file) => !other.scripts.includes(file));

export const chunkOf = (file: string): string => file.split('.')[0] ?? file;

/** The first file of the application. */
export const entryOf = ({ scripts }: Release): string => scripts.find((file) => chunkOf(file) === 'index') ?? '';
