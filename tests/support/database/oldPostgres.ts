import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const INTEGER = 23;
const TEXT = 25;
const COMPLETE = 'SELECT 1\0';

/** A message of PostgreSQL's protocol: type letter, length, content. */
function message(letter: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

function number(bytes: 2 | 4, value: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeIntBE(value, 0, bytes);
  return buffer;
}

const column = (name: string, type: number): Buffer =>
  Buffer.concat([Buffer.from(`${name}\0`), number(4, 0), number(2, 0), number(4, type), Buffer.alloc(8)]);
const field = (text: string): Buffer => Buffer.concat([number(4, text.length), Buffer.from(text)]);

/** A fake PostgreSQL that accepts every login and answers every query with an old version. */
export async function oldPostgres(version: string): Promise<{ url: string; close: () => void }> {
  const authenticated = message('R', number(4, 0));
  const ready = message('Z', 'I');
  const versionNumber = `${Number.parseInt(version, 10) * 10_000}`;
  const answer = Buffer.concat([
    message('T', number(2, 2), column('number', INTEGER), column('name', TEXT)),
    message('D', number(2, 2), field(versionNumber), field(version)),
    message('C', COMPLETE),
    ready,
  ]);
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(Buffer.concat([authenticated, ready]));
      socket.on('data', (asked) => asked.toString('latin1', 0, 1) === 'Q' && socket.write(answer));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://anybody@127.0.0.1:${port}/game`, close: () => void server.close() };
}
