import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import pg from 'pg';

/** Startup parameters that PgBouncer knows; it refuses others. */
const KNOWN = ['user', 'database', 'application_name', 'client_encoding'];
const READY = 'Z'.charCodeAt(0);
const TERMINATE = 'X'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);
/** Bytes of a message's type and length. */
const HEAD = 5;

function message(letter: string, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  const head = Buffer.alloc(HEAD);
  head.write(letter);
  head.writeInt32BE(content.length + 4, 1);
  return Buffer.concat([head, content]);
}

/** Cuts a stream of bytes into PostgreSQL's messages, each with its head. */
function cutter(onMessage: (message: Buffer) => void): (bytes: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= HEAD && rest.length > rest.readInt32BE(1)) {
      const end = rest.readInt32BE(1) + 1;
      const whole = rest.subarray(0, end);
      rest = rest.subarray(end);
      onMessage(whole);
    }
  };
}

/** A connection to PostgreSQL that clients use in turn. */
interface Backend {
  readonly socket: Socket;
  client: Socket | null;
}

export interface Pooler {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * A pooler in transaction mode that behaves like PgBouncer 1.18 in all that matters to the server: it refuses startup
 * parameters, tells process numbers of its own, gives a client a connection for one transaction at a time, the last
 * used one first, and knows nothing of prepared statements. `npm run test:scale` uses the real one.
 * @param url of PostgreSQL
 * @param size number of connections to it
 */
export async function startPooler(url: string, size = 2): Promise<Pooler> {
  const clients: pg.Client[] = [];
  const idle: Backend[] = [];
  const waiting: (() => void)[] = [];
  const release = (backend: Backend): void => {
    backend.client = null;
    idle.push(backend);
    // Whoever is woken may have nothing to send any more.
    while (idle.length > 0 && waiting.length > 0) waiting.shift()?.();
  };
  for (let count = 0; count < size; count++) {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    clients.push(client);
    // Takes the authenticated connection over from the driver.
    const { stream: socket } = (client as unknown as { connection: { stream: Socket } }).connection;
    socket.removeAllListeners('data');
    const backend: Backend = { socket, client: null };
    idle.push(backend);
    socket.on(
      'data',
      cutter((answer) => {
        backend.client?.write(answer);
        if (answer[0] === READY && answer[HEAD] === IDLE) release(backend);
      }),
    );
  }

  /** Forwards a client's messages; takes a connection with the first one of each transaction. */
  const serve = (client: Socket): void => {
    let own: Backend | undefined;
    const unsent: Buffer[] = [];
    const send = (): void => {
      if (own?.client !== client) own = undefined;
      if (!own && unsent.length > 0) {
        own = idle.pop();
        if (!own) return void waiting.push(send);
        own.client = client;
      }
      for (const bytes of unsent.splice(0)) own?.socket.write(bytes);
    };
    client.on(
      'data',
      cutter((asked) => {
        if (asked[0] === TERMINATE) return void client.end();
        unsent.push(asked);
        send();
      }),
    );
  };

  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    client.on('error', () => undefined);
    client.once('data', (startup) => {
      const words = startup.toString('latin1', 8).split('\0');
      const unknown = words.find((word, at) => at % 2 === 0 && word !== '' && !KNOWN.includes(word));
      if (unknown !== undefined) {
        const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
        return void client.end(message('E', text));
      }
      const authenticated = message('R', Buffer.alloc(4));
      client.write(Buffer.concat([authenticated, message('K', Buffer.alloc(8, 1)), message('Z', 'I')]));
      serve(client);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = new URL(url);
  address.port = String((server.address() as AddressInfo).port);
  return {
    url: address.href,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      for (const client of clients)
        (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
    },
  };
}
