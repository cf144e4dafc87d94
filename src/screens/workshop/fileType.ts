export type PictureType = 'png' | 'webp' | 'svg';

const text = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.slice(from, to));

/** What the first bytes of a file say that it is, whatever it is called; null for what nobody here knows. */
export function fileTypeOf(bytes: Uint8Array): PictureType | 'jpeg' | 'gif' | 'bmp' | 'psd' | null {
  if (text(bytes, 1, 4) === 'PNG') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return 'jpeg';
  if (text(bytes, 0, 3) === 'GIF') return 'gif';
  if (text(bytes, 0, 4) === '8BPS') return 'psd';
  if (text(bytes, 0, 2) === 'BM') return 'bmp';
  return /<svg[\s>]/.test(text(bytes, 0, 1024)) ? 'svg' : null;
}

export const isPictureType = (type: ReturnType<typeof fileTypeOf>): type is PictureType =>
  type === 'png' || type === 'webp' || type === 'svg';
