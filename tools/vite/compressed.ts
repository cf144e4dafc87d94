import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './afterBuild.ts';

const WORTHWHILE = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt']);
/** Files with fewer bytes are not compressed: a second file costs more than it saves. */
const LEAST_BYTES = 600;

/** Writes a `.br` and a `.gz` beside every text file of the build, so that the server never compresses anything. */
export const compressed = (): Plugin =>
  afterBuild('compressed', (folder) => {
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (WORTHWHILE.has(path.extname(file))) compressFile(path.join(folder, file));
    }
  });

/** Writes both compressed forms of a file, if it is large enough. */
export function compressFile(file: string): void {
  const content = readFileSync(file);
  if (content.length < LEAST_BYTES) return;
  const brotli = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  writeFileSync(`${file}.br`, brotliCompressSync(content, { params: brotli }));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
