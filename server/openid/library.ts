export type OpenidLibrary = typeof import('oidc-provider');

/** The library warns of the version of Node.js when it is loaded, which package.json decides. */
export async function loadOpenidLibrary(): Promise<OpenidLibrary> {
  const { warn } = console;
  console.warn = () => {};
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
