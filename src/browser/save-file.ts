/** ms; a browser that asks where to keep the file reads the address after the press. */
const ADDRESS_KEPT = 60_000;

/** Hands a text to the person as a file, as a link with `download` does. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_KEPT);
}
