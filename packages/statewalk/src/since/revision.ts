import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { UsageError } from '../plans/names.ts';

const BUFFER = 1 << 29;

function git(args: readonly string[], folder: string): Buffer {
  try {
    return execFileSync('git', [...args], { cwd: folder, maxBuffer: BUFFER, stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n')[0] : String(error);
    throw new UsageError(`git ${args.join(' ')}: ${said}`);
  }
}

/** The whole hash of a commit, and the first line of its message. @throws UsageError where there is none */
export function commitOf(revision: string, folder: string): { readonly hash: string; readonly title: string } {
  const hash = git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], folder)
    .toString()
    .trim();
  return { hash, title: git(['log', '-1', '--format=%s', hash], folder).toString().trim() };
}

/** Files that differ between two commits, or a commit and the files as they are; from `folder`, what is new and not yet known to git among them. */
export function changedFiles(folder: string, since: string, until: string | undefined): string[] {
  const args = ['diff', '--name-only', '--relative', '-z', since, ...(until === undefined ? [] : [until])];
  const others = until === undefined ? git(['ls-files', '--others', '--exclude-standard', '-z'], folder) : '';
  return [...new Set(`${git(args, folder)}${others}`.split('\0').filter(Boolean))].sort();
}

/** A folder with the files of a commit; `end` takes it away. */
export interface Copy {
  readonly folder: string;
  end(): void;
}

/**
 * The files of a commit in a folder of their own. Packages are those that are installed here; what `node_modules` links to in the project
 * (workspaces) is the commit's.
 */
export function copyOf(hash: string, project: string): Copy {
  const root = git(['rev-parse', '--show-toplevel'], project).toString().trim();
  const made = realpathSync(mkdtempSync(join(tmpdir(), 'statewalk-since-')));
  execFileSync('tar', ['-x', '-C', made], { input: git(['archive', '--format=tar', hash], root), maxBuffer: BUFFER });
  for (const place of new Set([root, project].map((each) => realpathSync(each)))) {
    const copied = join(made, relative(realpathSync(root), place));
    link(join(place, 'node_modules'), join(copied, 'node_modules'), { from: realpathSync(root), to: made });
  }
  return {
    folder: join(made, relative(realpathSync(root), realpathSync(project))),
    end: () => rmSync(made, { recursive: true, force: true }),
  };
}

function link(modules: string, copied: string, roots: { readonly from: string; readonly to: string }): void {
  mkdirSync(copied, { recursive: true });
  for (const entry of readdirOf(modules)) {
    const [file, to] = [join(modules, entry), join(copied, entry)];
    if (entry.startsWith('@')) link(file, to, roots);
    else {
      const real = realpathSync(file);
      const inside = relative(roots.from, real);
      const isWorkspace = !inside.startsWith('..') && !inside.split(sep).includes('node_modules');
      symlinkSync(isWorkspace ? join(roots.to, inside) : real, to, 'junction');
    }
  }
}

function readdirOf(folder: string): string[] {
  try {
    return readdirSync(folder).filter((entry) => !entry.startsWith('.'));
  } catch {
    return [];
  }
}
