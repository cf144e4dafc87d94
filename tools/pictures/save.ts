import path from 'node:path';
import sharp from 'sharp';

const FOLDER = 'docs/pictures';

/** Writes a screenshot as a PNG with a palette, which is small: the drawings have few colours. */
export async function save(name: string, screenshot: Buffer): Promise<void> {
  const file = path.join(FOLDER, `${name}.png`);
  const { size } = await sharp(screenshot).png({ palette: true, effort: 10, quality: 90 }).toFile(file);
  console.log(`${file}: ${(size / 1000).toFixed(0)} kB`);
}
