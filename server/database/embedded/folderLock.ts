import { mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseError } from '../errors.ts';

/**
 * Name of a socket or pipe that only one process can hold and that the system frees when the process ends for any
 * reason; null if the system has no such names.
 */
function nameOf(folder: string): string | null {
  const { dev, ino } = statSync(folder, { bigint: true });
  if (process.platform === 'linux') return `\0emberwild-${dev}-${ino}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\emberwild-${dev}-${ino}`;
  return null;
}

/** Listens on a socket path; resolves with null if another process already does. */
function listen(path: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen({ path }, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ path });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('close', () => socket.destroy());
  });
}

/** Listens on a socket file in the folder; replaces a file that a killed process has left behind. */
async function listenAtFile(path: string): Promise<Server | null> {
  const server = await listen(path);
  if (server || (await answers(path))) return server;
  unlinkSync(path);
  return listen(path);
}

const inUse = (folder: string): DatabaseError =>
  new DatabaseError(
    `The data folder ${folder} is in use by another running server. Stop that one, or set DATA_DIR.`,
  );

/**
 * Locks a data folder for this process and creates the folder if it is missing. Holds a system-wide name where the
 * system has them, and a socket file in the folder, which servers in other containers see, too.
 * @returns a function that releases the lock
 * @throws DatabaseError if another running server holds the lock
 */
export async function holdFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const held: Server[] = [];
  const release = () => {
    for (const server of held) server.close();
  };
  const name = nameOf(folder);
  if (name !== null) {
    const server = await listen(name);
    if (!server) throw inUse(folder);
    held.push(server);
  }
  if (process.platform === 'win32') return release;
  try {
    const server = await listenAtFile(join(folder, 'server.lock'));
    if (!server) throw inUse(folder);
    held.push(server);
  } catch (error) {
    // The folder's path may be too long for a socket file, or its file system may not support one.
    if (error instanceof DatabaseError || name === null) {
      release();
      throw error;
    }
  }
  return release;
}
