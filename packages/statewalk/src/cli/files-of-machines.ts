import { resolve } from 'node:path';
import { globSync } from 'tinyglobby';
import type { AnyStateMachine } from 'xstate';
import { anything, OF_MODULES } from '../explore/anything.ts';
import type { MachineShapes } from '../explore/shape.ts';
import { Loading } from '../loading/load.ts';
import { type Made, madeWhile } from '../loading/made.ts';
import { isMachine } from '../models.ts';
import { UsageError } from '../plans/names.ts';
import { mayMake } from '../sources/exported.ts';
import type { SourcePlace } from '../sources/parsed.ts';
import { type Written, writtenIn } from '../sources/written.ts';
import { askTypes } from '../types/ask-types.ts';

/** A machine that files make. */
export interface Found {
  readonly machine: AnyStateMachine;
  readonly file: string;
  /** The name of an export, or of the variable. */
  readonly name: string | undefined;
  readonly line: number | undefined;
  /** What its types say of its data, where they can be read. */
  readonly shapes?: MachineShapes | undefined;
}

export interface FilesRead {
  readonly found: readonly Found[];
  /** Why the types of these machines are not known, where TypeScript cannot be asked. */
  readonly typeError: string | undefined;
  /** Everything that the files export. */
  readonly exported: readonly unknown[];
  /** Files that cannot be loaded, with what they throw. */
  readonly unread: ReadonlyMap<string, unknown>;
  /** Machines that are written there, and that nothing makes. */
  readonly unmade: readonly Unmade[];
}

export interface Unmade extends Written {
  /** The file waits for what never comes: it was read up to there. */
  readonly isCut: boolean;
}

const IGNORED = ['**/node_modules/**', '**/*.d.{ts,mts,cts}'];
/** Tests make machines, too, and are no part of a product: they are read where they are named. */
const TESTS = /(?:\.(?:test|spec|stories)\.[cm]?[jt]sx?$)|(?:[\\/]__(?:tests?|mocks)__[\\/])/;

/** The files that patterns name, and that may make machines. @throws UsageError where nothing matches */
function filesBy(patterns: readonly string[]): readonly string[] {
  const named = new Set(patterns.map((each) => resolve(each)));
  const files = globSync(
    patterns.map((each) => each.replaceAll('\\', '/')),
    { absolute: true, ignore: IGNORED },
  )
    .map((each) => resolve(each))
    .sort();
  if (files.length === 0) throw new UsageError(`No file matches ${patterns.join(' ')}.`);
  return files.filter((file) => named.has(file) || (!TESTS.test(file) && mayMake(file)));
}

/** Loads files, and gives the machines that they make: those that they export, those that they keep to themselves, those that an exported function makes. */
export async function readFiles(patterns: readonly string[]): Promise<FilesRead> {
  const files = filesBy(patterns);
  const loading = new Loading(new Set(files));
  const exports = new Map<string, Readonly<Record<string, unknown>>>();
  const unread = new Map<string, unknown>();
  const cut = new Set<string>();
  for (const file of files) {
    const { exported, error, isCut } = await loading.load(file);
    if (isCut === true) cut.add(file);
    exports.set(file, exported);
    if (error !== undefined) unread.set(file, error);
  }
  const written = files.flatMap((file) => writtenIn(file));
  await callMakers(written, exports, loading.made);
  const { found, typeError } = withShapes([...machinesIn(exports, loading.made, written)], loading.made, written);
  const isMade = ({ file, line, lastLine }: Written) =>
    loading.made.some(({ place }) => place?.file === file && place.line >= line && place.line <= lastLine);
  return {
    found,
    typeError,
    exported: [...exports.values()].flatMap((each) => Object.values(each)),
    unread,
    unmade: written.filter((each) => !unread.has(each.file) && !isMade(each)).map((each) => ({ ...each, isCut: cut.has(each.file) })),
  };
}

/** A file that exports a machine may not be the one that makes it. */
function withShapes(found: readonly Found[], made: readonly Made[], written: readonly Written[]) {
  const places = new Map(made.map(({ machine, place }) => [machine, place] as const));
  const calls = new Map(
    found.map((each) => {
      const place = places.get(each.machine);
      const inFile = place?.file === undefined ? [] : [...written, ...writtenIn(place.file)].filter(({ file }) => file === place.file);
      const around = inFile.filter(({ line, lastLine }) => place !== undefined && line <= place.line && place.line <= lastLine);
      return [each, around.sort((one, other) => one.end - one.start - (other.end - other.start))[0]] as const;
    }),
  );
  const asked = [...new Set([...calls.values()].filter((each) => each !== undefined))];
  const { shapes, error } = askTypes(asked);
  const shapesBy = new Map(asked.map((call, at) => [call, shapes[at]] as const));
  return {
    found: found.map((each) => {
      const call = calls.get(each);
      return { ...each, shapes: call && shapesBy.get(call) };
    }),
    typeError: error,
  };
}

/** Functions that files export and that give a machine back are called once, with something that stands for all that they are given. */
async function callMakers(
  written: readonly Written[],
  exports: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  made: Made[],
): Promise<void> {
  const called = new Set<unknown>();
  for (const { file, maker, isGivenBack } of written) {
    if (!isGivenBack) continue;
    const exported = exports.get(file) ?? {};
    const make = maker === undefined ? undefined : (exported[maker] ?? exported.default);
    if (typeof make !== 'function' || called.has(make) || (maker !== '' && make.name !== maker)) continue;
    called.add(make);
    const before = made.length;
    try {
      await madeWhile(
        new Set([file]),
        made,
        async () => void make(...Array.from({ length: make.length }, () => anything('', {}, 0, OF_MODULES))),
      );
    } catch {
      // It needs what only its caller has: that it is not made is said.
      made.length = before;
    }
  }
}

/** Each machine once: of those that are put together from one chart, what a file exports, else the last. */
function* machinesIn(
  exports: ReadonlyMap<string, Readonly<Record<string, unknown>>>,
  made: readonly Made[],
  written: readonly Written[],
): Generator<Found> {
  const files = [...exports.keys()];
  // The machine, what it was made of, and the call that made it: a file that is loaded again makes it again.
  const seen = new Set<unknown>();
  const all: Found[] = [];
  const places = new Map(made.map(({ machine, place }) => [machine, place] as const));
  const callOf = (place: SourcePlace | undefined) => place && `${place.file}:${place.line}`;
  for (const [file, exported] of exports) {
    const own = new Set<unknown>();
    for (const [name, machine] of Object.entries(exported)) {
      if (!isMachine(machine)) continue;
      const place = places.get(machine);
      if (seen.has(machine) || seen.has(callOf(place) ?? machine)) continue;
      seen.add(machine);
      own.add(machine.config).add(callOf(place));
      all.push({ machine, file, name, line: place?.line });
    }
    for (const each of own) if (each !== undefined) seen.add(each);
  }
  for (const { machine, place } of [...made].reverse()) {
    if (isHalfMade(machine) || place === undefined || !exports.has(place.file) || seen.has(machine.config) || seen.has(callOf(place)))
      continue;
    seen.add(machine.config).add(callOf(place));
    const at = written.find(({ file, line, lastLine }) => file === place.file && place.line >= line && place.line <= lastLine);
    all.push({ machine, file: place.file, name: at?.name ?? (at?.maker || undefined), line: place.line });
  }
  yield* all.sort((one, other) => files.indexOf(one.file) - files.indexOf(other.file) || (one.line ?? 0) - (other.line ?? 0));
}

/** A chart that is wrong throws while the machine is being made. */
const isHalfMade = ({ root }: { readonly root?: unknown }): boolean => root === undefined;
