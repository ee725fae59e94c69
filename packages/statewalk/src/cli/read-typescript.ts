let isRegistered = import.meta.url.endsWith('.ts') || process.execArgv.some((each) => /\btsx\b/.test(each));

/** Lets this process import TypeScript as projects write it, with the paths of their `tsconfig.json`: Node alone reads some of it, from 22.18 on. */
export async function readTypeScript(): Promise<void> {
  if (isRegistered) return;
  isRegistered = true;
  // A file is CommonJS or not by the manifest of its project.
  const [cjs, esm] = [await import('tsx/cjs/api'), await import('tsx/esm/api')];
  cjs.register();
  esm.register();
}
