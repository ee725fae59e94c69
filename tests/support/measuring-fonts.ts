import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { cacheFolder } from './cache-folder.ts';

// `import.meta.resolve` is missing where Vitest runs its global setup.
const { resolve: inPackage } = createRequire(import.meta.url);

/** Arimo has Latin in the widths of Arial, Nanum Gothic has Hangul, Sawarabi Gothic has kana and kanji; all come with the dev dependencies. */
export const MEASURING_FONTS: readonly string[] = [
  inPackage('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
  inPackage('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  inPackage('@expo-google-fonts/nanum-gothic/400Regular/NanumGothic_400Regular.ttf'),
  inPackage('@expo-google-fonts/nanum-gothic/700Bold/NanumGothic_700Bold.ttf'),
  inPackage('@expo-google-fonts/sawarabi-gothic/400Regular/SawarabiGothic_400Regular.ttf'),
];

const FAMILIES = ['Arimo', 'NanumGothic', 'Sawarabi Gothic'];
const GENERIC = ['sans-serif', 'system-ui', 'serif', 'monospace'];

/** Folders may be missing: fontconfig then goes on with the next. */
const SYSTEM_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts', '~/.fonts'];

/** A fontconfig file (fonts.dtd) that takes nothing from the machine's own: texts are measured in the same fonts everywhere. */
export function fontconfigOf(folders: readonly string[], cache: string): string {
  const directories = [...folders, ...MEASURING_FONTS.map(dirname), ...SYSTEM_FOLDERS].map((folder) => `  <dir>${folder}</dir>`);
  const preferred = FAMILIES.map((family) => `<family>${family}</family>`).join('');
  const aliases = GENERIC.map((name) => `  <alias binding="same"><family>${name}</family><prefer>${preferred}</prefer></alias>`);
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...directories, `  <cachedir>${cache}</cachedir>`, ...aliases].join('\n')}
</fontconfig>
`;
}

/** Writes the fontconfig file for these further font folders, and gives its path. Runs at once write the same file. */
export async function writeFontconfig(folders: readonly string[]): Promise<string> {
  const cache = cacheFolder();
  const text = fontconfigOf(folders, join(cache, 'fontconfig'));
  const file = join(cache, `fonts-${createHash('sha256').update(text).digest('hex').slice(0, 12)}.conf`);
  await mkdir(cache, { recursive: true });
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, text);
  await rename(written, file);
  return file;
}
