import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createServer } from 'vite';
import { openBrowser } from '../../bench/client/browser.ts';

/** Draws the attacks of each type and class at their most visible moment: docs/pictures/battle-moves.webp. */
interface Drawn {
  readonly picture: string;
  readonly particles: number;
}

/** Wide enough to recognise each type, in few bytes. */
const WIDTH = 1280;

const server = await createServer({
  cacheDir: path.join(tmpdir(), 'emberwild-moments'),
  server: { port: 0, watch: null, hmr: false },
  logLevel: 'error',
});
await server.listen();
const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  const address = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${address}tools/pictures/moments/index.html?renderer=canvas`);
  await page.waitForFunction('window.ready', undefined, { timeout: 120_000 });
  const wish = process.argv[3] ?? 'drawSheet({})';
  const { picture, particles } = await page.evaluate<Drawn>(`window.${wish}`);
  const drawn = Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
  mkdirSync('docs/pictures', { recursive: true });
  const file = process.argv[4] ?? 'docs/pictures/battle-moves.webp';
  const { size, width, height } = await sharp(drawn)
    .resize({ width: WIDTH })
    .webp({ quality: 66, effort: 6 })
    .toFile(file);
  console.log(
    `${file}: ${width} × ${height}, ${(size / 1000).toFixed(0)} kB; ${particles} particles at most`,
  );
} finally {
  await browser.close();
  await server.close();
}
