export type PictureType = 'png' | 'webp' | 'svg';
export type SoundType = 'ogg' | 'mp3' | 'wav';
type OtherType = 'jpeg' | 'gif' | 'bmp' | 'psd' | 'flac' | 'aac' | 'm4a' | 'aiff' | 'midi';

/** MIME types for downloads and blobs. */
export const MIMES: Readonly<Record<PictureType | SoundType, string>> = {
  png: 'image/png',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
};

const SIGNS: readonly (readonly [from: number, sign: string, type: PictureType | SoundType | OtherType])[] = [
  [1, 'PNG', 'png'],
  [8, 'WEBP', 'webp'],
  [8, 'WAVE', 'wav'],
  [0, 'OggS', 'ogg'],
  [0, 'ID3', 'mp3'],
  [0, '\xff\xd8', 'jpeg'],
  [0, 'GIF', 'gif'],
  [0, '8BPS', 'psd'],
  [0, 'fLaC', 'flac'],
  [0, 'FORM', 'aiff'],
  [0, 'MThd', 'midi'],
  [4, 'ftyp', 'm4a'],
  [0, 'BM', 'bmp'],
];
const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** Detects the type of a file from its first bytes, regardless of its name; null if it is unknown. */
export function fileTypeOf(bytes: Uint8Array): PictureType | SoundType | OtherType | null {
  const [, , signed] = SIGNS.find(([from, sign]) => text(bytes, from, from + sign.length) === sign) ?? [];
  if (signed) return signed;
  const [first = 0, second = 0] = bytes;
  // Frames of mp3 and aac begin with eleven 1 bits; the layer bits are 00 in aac only.
  if (first === 0xff && second >= 0xe0) return (second & 0x06) === 0 ? 'aac' : 'mp3';
  return /<svg[\s>]/.test(text(bytes, 0, 1024)) ? 'svg' : null;
}

type FileType = ReturnType<typeof fileTypeOf>;
export const isPictureType = (type: FileType): type is PictureType =>
  type === 'png' || type === 'webp' || type === 'svg';
export const isSoundType = (type: FileType): type is SoundType =>
  type === 'ogg' || type === 'mp3' || type === 'wav';

/** Resolves to the type of a file, detected from its first bytes. */
export const typeOf = async (file: Blob): Promise<FileType> =>
  fileTypeOf(new Uint8Array(await file.slice(0, 1024).arrayBuffer()));
