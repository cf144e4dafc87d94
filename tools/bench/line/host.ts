import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = path.resolve('dist/trial');
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/**
 * A host of static files, as a trial is put on: it sends the files of `npm run build:trial` from a path, and nothing at any other.
 * @param below the path, which ends with a slash
 * @param compresses whether text is sent in Brotli, or as it lies
 * @throws Error if there is no build
 */
export async function hostTrial(
  below: string,
  compresses: boolean,
): Promise<{ readonly address: string; stop(): void }> {
  const bodies = new Map(
    readdirSync(FOLDER, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => {
        const file = path.join(one.parentPath, one.name);
        const bytes = readFileSync(file);
        const type = TYPES[path.extname(file)];
        return [
          path.relative(FOLDER, file),
          { type, body: type && compresses ? brotliCompressSync(bytes) : bytes },
        ] as const;
      }),
  );
  const server = createServer(({ url = '/' }, reply) => {
    const { pathname } = new URL(url, 'http://host');
    const found = bodies.get(pathname.slice(below.length) || 'index.html');
    if (found === undefined || !pathname.startsWith(below)) {
      reply.writeHead(404).end();
      return;
    }
    const { type, body } = found;
    const encoding = type && compresses ? { 'content-encoding': 'br' } : {};
    reply.writeHead(200, { 'content-type': type ?? 'application/octet-stream', ...encoding }).end(body);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    stop: () => void server.close(),
  };
}
