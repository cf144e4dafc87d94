import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let port: number;
const sockets = new Set<Socket>();
beforeAll(async () => {
  server = await startServer({
    config: { rateLimit: true },
    timeouts: { headers: 500, request: 1000, idle: 2000 },
  });
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.close();
});

/** Opens a connection from an address of this machine and records what it receives. */
function open(localAddress = '127.0.0.1') {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  sockets.add(socket);
  const heard: string[] = [];
  socket.on('data', (data) => heard.push(String(data)));
  socket.on('error', () => undefined);
  return { socket, heard, closed: once(socket, 'close') };
}

/** Status of a health check from another address. */
function healthFrom(localAddress: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', localAddress, path: '/api/health', agent: false }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode));
    })
      .once('error', reject)
      .end();
  });
}

const HEAD = 'POST /api/auth/login HTTP/1.1\r\nHost: game\r\nContent-Type: application/json\r\n';

describe('slow and silent connections', () => {
  it('attack 47: a connection that says nothing is closed', async () => {
    const { closed, heard } = open();
    await closed;
    expect(heard.join('')).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  });

  it('attack 47: headers that never end are cut off', async () => {
    const { socket, closed, heard } = open();
    socket.write(HEAD);
    const drip = setInterval(() => socket.write('X-More: yes\r\n'), 50);
    await closed;
    clearInterval(drip);
    expect(heard.join('')).toMatch(/^HTTP\/1\.1 408 .*"code":"invalid_payload"/s);
  });

  it('attack 47: a body that never ends is cut off', async () => {
    const { socket, closed, heard } = open();
    socket.write(`${HEAD}Content-Length: 60000\r\n\r\n{"username":"`);
    const drip = setInterval(() => socket.write('x'), 50);
    await closed;
    clearInterval(drip);
    expect(heard.join('')).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('that were refused are closed, also when the client keeps its side open', async () => {
    const patient = await startServer({ timeouts: { headers: 500, request: 600_000, idle: 600_000 } });
    const { port } = new URL(await patient.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => undefined);
    const closed = new Promise<void>((resolve) => {
      patient.app.server.once('connection', (their: Socket) => their.once('close', () => resolve()));
    });
    const heard: string[] = [];
    socket.on('data', (data) => heard.push(String(data)));
    socket.write(HEAD);
    await closed;
    expect(heard.join('')).toMatch(/^HTTP\/1\.1 408 /);
    socket.destroy();
    await patient.close();
  });

  it('attack 47: what is no HTTP gets one short answer', async () => {
    const { socket, closed, heard } = open();
    socket.write('\x16\x03\x01\x02\x00 hello\r\n\r\n');
    await closed;
    expect(heard.join('')).toMatch(
      /^HTTP\/1\.1 400 Bad Request\r\n.*\{"message":"[^"]+","code":"invalid_payload","reason":"notHttp"\}$/s,
    );
  });

  it('attack 47: headers of a megabyte are refused', async () => {
    const { socket, closed, heard } = open();
    socket.write(`${HEAD}X-Long: ${'x'.repeat(1_000_000)}\r\n\r\n`);
    await closed;
    expect(heard.join('')).toMatch(/^(HTTP\/1\.1 4\d\d .*)?$/s);
  });
});

describe('many connections', () => {
  it('attack 47: beyond 512 from one address are closed at once, while others are served', async () => {
    const flood = Array.from({ length: 700 }, () => open('127.0.0.3'));
    await Promise.race(flood.map(({ closed }) => closed));
    expect(await healthFrom('127.0.0.4')).toBe(200);
    // Connections within the limit are closed too after a timeout without data; then new ones are accepted.
    await Promise.all(flood.map(({ closed }) => closed));
    expect(await healthFrom('127.0.0.3')).toBe(200);
  });
});
