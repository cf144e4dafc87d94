import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between two programs, which a test can cut. */
export interface Gate {
  readonly port: number;
  /** Ends every connection and refuses new ones. */
  readonly cut: () => void;
  /** Lets no byte through, and tells nobody: neither side notices. */
  readonly stall: () => void;
  /** Works again. What was stalled goes on, unless it is to be lost: then those connections end. */
  readonly heal: (loses?: boolean) => void;
  readonly close: () => void;
}

interface Pair {
  readonly near: Socket;
  far: Socket | null;
}

/**
 * Opens a port that passes connections on, to the targets in turn; a target that refuses is left out for that
 * connection.
 * @param targets ports on the loopback interface, asked for each connection
 */
export async function openGate(targets: () => readonly number[]): Promise<Gate> {
  const pairs = new Set<Pair>();
  let state: 'open' | 'cut' | 'stalled' = 'open';
  let turn = 0;

  const end = (pair: Pair): void => {
    pairs.delete(pair);
    pair.near.destroy();
    pair.far?.destroy();
  };
  const attach = (pair: Pair, far: Socket): void => {
    pair.far = far;
    pair.near.on('data', (bytes) => far.write(bytes));
    far.on('data', (bytes) => pair.near.write(bytes));
    for (const socket of [pair.near, far]) {
      if (state === 'stalled') socket.pause();
      socket.on('error', () => undefined).on('end', () => end(pair));
    }
    far.on('close', () => end(pair));
  };
  const reach = (pair: Pair, ports: readonly number[]): void => {
    const [port, ...others] = ports;
    if (port === undefined || state === 'cut') {
      end(pair);
      return;
    }
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    far.once('error', () => reach(pair, others));
    far.once('connect', () => {
      if (pairs.has(pair)) attach(pair, far);
      else far.destroy();
    });
  };
  const begin = (pair: Pair): void => {
    const ports = targets();
    turn += 1;
    reach(
      pair,
      ports.map((_, at) => ports[(turn + at) % ports.length]!),
    );
  };
  const server = createServer({ noDelay: true }, (near) => {
    const pair: Pair = { near, far: null };
    pairs.add(pair);
    near.on('error', () => undefined).on('close', () => end(pair));
    if (state === 'cut') end(pair);
    else if (state === 'open') begin(pair);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endAll = (): void => {
    for (const pair of [...pairs]) end(pair);
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => {
      state = 'cut';
      endAll();
    },
    stall: () => {
      state = 'stalled';
      for (const { near, far } of pairs) for (const socket of [near, far]) socket?.pause();
    },
    heal: (loses = false) => {
      state = 'open';
      if (loses) endAll();
      for (const pair of pairs) {
        if (!pair.far) begin(pair);
        for (const socket of [pair.near, pair.far]) socket?.resume();
      }
    },
    close: () => {
      state = 'cut';
      endAll();
      server.close();
    },
  };
}
