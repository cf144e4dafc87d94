import { mkdirSync, statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseError } from '../errors.ts';

/**
 * Name of a socket that only one process can hold and that the system frees when the process ends, however
 * it ends: abstract on Linux, a pipe on Windows, a file in the folder elsewhere.
 */
function lockName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  if (process.platform === 'linux') return `\0emberwild-${dev}-${ino}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\emberwild-${dev}-${ino}`;
  return join(folder, 'server.lock');
}

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

/**
 * Claims a data folder for this process, making the folder where it is missing.
 * @returns a function that lets go.
 * @throws DatabaseError where another server that still runs holds it.
 */
export async function holdFolder(folder: string): Promise<() => void> {
  mkdirSync(folder, { recursive: true });
  const path = lockName(folder);
  let server = await listen(path);
  if (!server && !path.startsWith('\0') && process.platform !== 'win32' && !(await answers(path))) {
    // A file left behind by a process that was killed.
    unlinkSync(path);
    server = await listen(path);
  }
  if (!server) {
    throw new DatabaseError(
      `The data folder ${folder} is in use by another running server. Stop that one, or set DATA_DIR.`,
    );
  }
  const held = server;
  return () => void held.close();
}
