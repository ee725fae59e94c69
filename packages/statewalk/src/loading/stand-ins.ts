import Module from 'node:module';
import { anything, OF_MODULES } from '../explore/anything.ts';
import { isInstalled } from '../sources/imports.ts';
import { isAsset, isUnknownBuiltin, isWithin, namesImported, STAND_IN } from './names-imported.ts';

/** Modules and globals that are not there, and have something in their place; each with a file that asks for it, where it is known. */
const given = new Map<string, string | undefined>();

export const standInsGiven = (): ReadonlyMap<string, string | undefined> => given;

/** Stands for a module that cannot be loaded, or for one of its exports. */
export function standIn(specifier: string, name?: string, file?: string): object {
  if (!given.has(specifier)) given.set(specifier, file);
  return anything(name === undefined ? specifier : `${specifier}.${name}`, {}, 0, OF_MODULES);
}

/** Stands for a global that only a browser or a build has. False, if there is one already. */
export function standForGlobal(name: string, file: string): boolean {
  if (name in globalThis) return false;
  given.set(name, file);
  Object.defineProperty(globalThis, name, { value: standIn(name), configurable: true, writable: true });
  return true;
}

/** Gives all of them a text. False, if they have it already. */
export function standAs(text: string): boolean {
  if (OF_MODULES.text === text) return false;
  OF_MODULES.text = text;
  return true;
}

interface ModuleInternals {
  _resolveFilename(request: string, parent: { readonly filename?: string } | undefined, ...more: unknown[]): string;
  readonly _cache: Record<string, unknown>;
}

let isReady = false;
let throwing: readonly string[] = [];

/** Gives a stand-in for each module that `require` does not find for a file of the project, and for packages that throw as they are loaded. */
export function standForRequired(packages: readonly string[]): void {
  throwing = packages;
  if (isReady) return;
  isReady = true;
  const internals = Module as unknown as ModuleInternals;
  const resolve = internals._resolveFilename;
  internals._resolveFilename = (request, parent, ...more) => {
    const file = parent?.filename;
    try {
      const found = resolve.call(Module, request, parent, ...more);
      const isUsable = !isUnknownBuiltin(request) && !isAsset(found) && !isWithin(request, throwing);
      if (isUsable || file === undefined || isInstalled(file)) return found;
    } catch (error) {
      if (file === undefined || isInstalled(file)) throw error;
    }
    const key = `${STAND_IN}${request} ${file}`;
    const names = namesImported(file ?? '', request);
    const inside = Object.fromEntries(['default', ...names].map((name) => [name, standIn(request, name, file)]));
    internals._cache[key] ??= {
      id: key,
      filename: key,
      loaded: true,
      exports: anything(request, { ...inside, __esModule: true }, 0, OF_MODULES),
    };
    return key;
  };
}
