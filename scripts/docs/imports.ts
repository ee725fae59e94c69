import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What runs or ships; the tests import everything. */
const TREES = ['contract', 'machines', 'packages', 'src', 'server', 'scripts'];

/** `#src/*` -> `./src/*` */
const { imports: rooms }: { readonly imports: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(join(ROOT, 'package.json'), 'utf8'),
);

/** One file imports another; paths from the project's root. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** Nothing of it is left at run time. */
  readonly typeOnly: boolean;
}

interface Found {
  readonly specifier: string;
  readonly typeOnly: boolean;
}

const sourceFiles = (): string[] =>
  TREES.flatMap((tree) => readdirSync(join(ROOT, tree), { recursive: true, encoding: 'utf8' }).map((file) => join(tree, file))).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !/[/]tests[/]/.test(file),
  );

function importsIn(file: string, source: string): Found[] {
  const { module, errors } = parseSync(file, source);
  if (errors[0] !== undefined) throw new Error(`${file}: ${errors[0].message}`);
  const statics = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reexports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest ? [{ specifier: moduleRequest.value, typeOnly: isType }] : [])),
  );
  const dynamics = module.dynamicImports.flatMap(({ moduleRequest }) => {
    const literal = /^['"](.*)['"]$/.exec(source.slice(moduleRequest.start, moduleRequest.end));
    return literal?.[1] === undefined ? [] : [{ specifier: literal[1], typeOnly: false }];
  });
  return [...statics, ...reexports, ...dynamics];
}

/** `#src/main.tsx` begins where `imports` of package.json says, `./main.tsx` at the folder of the file. */
function fileOf(file: string, specifier: string): string {
  if (!specifier.startsWith('#')) return relative('', join(dirname(file), specifier));
  const [room = '', ...rest] = specifier.split('/');
  const target = rooms[`${room}/*`];
  if (target === undefined) throw new Error(`${file}: package.json has no imports for ${specifier}`);
  return join(target.replace('*', ''), ...rest);
}

/** Every import of one file of ours by another. */
export const allImports = (): Import[] =>
  sourceFiles().flatMap((file) =>
    importsIn(file, readFileSync(join(ROOT, file), 'utf8'))
      .filter(({ specifier }) => /^[.#]/.test(specifier))
      .map(({ specifier, typeOnly }) => ({ from: file, to: fileOf(file, specifier), typeOnly })),
  );

/** `src/popups/login/login.tsx` is in `src/popups`, `machines/login/login.machine.ts` in `machines`, `packages/statewalk/src/explore/run.ts` in `packages/statewalk`. */
export function roomOf(file: string): string {
  const [tree = '', folder = '', ...rest] = file.split('/');
  return (tree === 'src' && rest.length > 0) || tree === 'packages' ? `${tree}/${folder}` : tree;
}

/** Room -> the rooms that it imports from -> whether it imports types alone. */
type Rooms = ReadonlyMap<string, Map<string, boolean>>;

/** Without src/main.tsx and its like, which put the rooms together, and without the scripts, which import anything. */
function allRooms(): Rooms {
  const rooms = new Map<string, Map<string, boolean>>();
  for (const { from, to, typeOnly } of allImports()) {
    const [one, other] = [roomOf(from), roomOf(to)];
    if (one === other || [one, other].some((room) => room === 'src' || room === 'scripts')) continue;
    const targets = rooms.get(one) ?? new Map<string, boolean>();
    rooms.set(one, targets.set(other, typeOnly && (targets.get(other) ?? true)));
  }
  return rooms;
}

function isReachable(rooms: Rooms, from: string, goal: string, seen: Set<string>): boolean {
  seen.add(from);
  return [...(rooms.get(from)?.keys() ?? [])].some((next) => next === goal || (!seen.has(next) && isReachable(rooms, next, goal, seen)));
}

/** Which room imports from which, as Mermaid: dotted where it imports types alone. An arrow that others imply is left out. */
export function importPicture(): string {
  const rooms = allRooms();
  const lines: string[] = [];
  for (const one of [...rooms.keys()].sort()) {
    const targets = rooms.get(one) ?? new Map<string, boolean>();
    for (const [other, typeOnly] of [...targets].sort()) {
      targets.delete(other);
      if (isReachable(rooms, one, other, new Set())) continue;
      targets.set(other, typeOnly);
      lines.push(`  ${one} ${typeOnly ? '-.->' : '-->'} ${other}`);
    }
  }
  return ['flowchart TD', ...lines].join('\n');
}
