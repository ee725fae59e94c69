/** Pages that are of no machine. */
export const INDEX_PAGE = 'index.html';
export const RECORDING_PAGE = 'recording.html';

/** Files with the pages of machines: a name may have what no file name or address has, and some disks do not tell capital letters from small ones. */
export function pageFiles(names: readonly string[]): ReadonlyMap<string, string> {
  const taken = new Set([INDEX_PAGE, RECORDING_PAGE]);
  return new Map(
    names.map((name) => {
      const stem = name.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-');
      const isFree = (file: string) => !taken.has(file.toLowerCase());
      let file = [`${stem}.html`, `machine-${stem}.html`].find(isFree);
      for (let count = 2; file === undefined; count += 1) file = [`${stem}-${count}.html`].find(isFree);
      taken.add(file.toLowerCase());
      return [name, file];
    }),
  );
}
