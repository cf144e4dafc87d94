import { connect, type Socket } from 'node:net';

export interface Reply {
  readonly status: number;
  readonly body: string;
  /** Seconds of the header `Retry-After`; undefined without one. */
  readonly retryAfter?: number;
}

const END_OF_HEAD = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;
const HTTP_PORT = 80;

/**
 * One kept-alive connection that sends one request at a time. It reconnects if the server has closed it between
 * requests. It understands only the replies of our servers (`Content-Length`), so that it uses little of the processor
 * on which the server is measured.
 */
export class Connection {
  readonly #address: URL;
  readonly #patience: number;
  #socket: Socket;
  #received: Buffer = Buffer.alloc(0);
  #settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void } | null = null;

  /** @param patience milliseconds without a byte after which a request fails; 0 to wait for ever */
  constructor(address: string, patience = 0) {
    this.#address = new URL(address);
    this.#patience = patience;
    this.#socket = this.#open();
  }

  ask(request: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      if (this.#socket.destroyed) this.#socket = this.#open();
      if (this.#patience > 0) this.#socket.setTimeout(this.#patience);
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#settle = null;
    this.#socket.destroy();
  }

  #open(): Socket {
    const { hostname, port } = this.#address;
    const socket = connect({ host: hostname, port: Number(port) || HTTP_PORT, noDelay: true });
    this.#received = Buffer.alloc(0);
    // The last events of a connection that has been replaced must not fail a request on its successor.
    const fail = (error: Error) => this.#socket === socket && this.#settle?.reject(error);
    socket.on('data', (chunk) => this.#socket === socket && this.#take(chunk));
    socket.on('error', fail);
    socket.on('timeout', () => socket.destroy(new Error('The server does not answer')));
    socket.on('close', () => fail(new Error('The server has closed the connection')));
    return socket;
  }

  #take(chunk: Buffer): void {
    this.#received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    const end = this.#received.indexOf(END_OF_HEAD);
    if (end < 0) return;
    const head = this.#received.toString('latin1', 0, end);
    const begin = end + END_OF_HEAD.length;
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1]);
    if (this.#received.length < begin + length) return;
    const body = this.#received.toString('utf8', begin, begin + length);
    this.#received = Buffer.alloc(0);
    this.#socket.setTimeout(0);
    const retryAfter = /retry-after: (\d+)/i.exec(head)?.[1];
    this.#settle?.resolve({
      status: Number(head.slice(STATUS_AT, STATUS_AT + 3)),
      body,
      ...(retryAfter !== undefined && { retryAfter: Number(retryAfter) }),
    });
  }
}

/** The text of a POST request with a JSON body, made once and sent often. */
export function postOf(path: string, body: unknown, token?: string): string {
  const text = JSON.stringify(body);
  const admission = token === undefined ? '' : `authorization: Bearer ${token}\r\n`;
  return `POST ${path} HTTP/1.1\r\nhost: bench\r\n${admission}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
}

/** Sends a request and returns the body. Throws if the status is not 200. */
export async function askSurely(connection: Connection, request: string): Promise<string> {
  const { status, body } = await connection.ask(request);
  if (status === 200) return body;
  throw new Error(`${request.slice(0, request.indexOf(' HTTP'))} was answered with ${status}: ${body}`);
}
