/** Pages that are of no machine. */
export const INDEX_PAGE = 'index.html';
export const RECORDING_PAGE = 'recording.html';

/** The file with the page of a machine: its ID may have what no file name or address has, or be the name of another page. */
export function pageFile(id: string): string {
  const name = `${id.replaceAll(/[^\p{L}\p{N}._ -]/gu, '-')}.html`;
  return name === INDEX_PAGE || name === RECORDING_PAGE ? `machine-${name}` : name;
}
