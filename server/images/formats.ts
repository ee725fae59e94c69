/** The formats that are taken, by their first bytes. */
const FORMATS = [
  { magic: [0xff, 0xd8, 0xff], extension: 'jpg', mediaType: 'image/jpeg' },
  { magic: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], extension: 'png', mediaType: 'image/png' },
] as const;

export type ImageFormat = (typeof FORMATS)[number];

export const imageFormatOf = (bytes: Uint8Array): ImageFormat | undefined =>
  FORMATS.find(({ magic }) => magic.every((byte, index) => bytes[index] === byte));
