import { lstat, mkdir, readdir, readlink, symlink } from 'node:fs/promises';
import path from 'node:path';

/** Gives a copy of the project the installed packages of this one, with the copy's own workspaces in their place (`node_modules/@madang/contract`). */
export async function linkModules(copy: string): Promise<void> {
  await link(path.resolve('node_modules'), path.join(copy, 'node_modules'));
}

async function link(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of await readdir(from)) {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    const isWorkspace = (await lstat(source)).isSymbolicLink();
    if (isWorkspace) await symlink(await readlink(source), target);
    else if (name.startsWith('@') && (await hasWorkspace(source))) await link(source, target);
    else await symlink(source, target);
  }
}

const hasWorkspace = async (scope: string): Promise<boolean> =>
  (await readdir(scope, { withFileTypes: true })).some((entry) => entry.isSymbolicLink());
