import { createServer, request as forward } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { PORT } from '../support/address.ts';

/** A server in front of the game that makes releases, and that can be out of reach. */
export interface Gateway {
  readonly address: string;
  /** Paths that were asked for since the last call of this function. */
  readonly asked: () => readonly string[];
  /** From now on the worker's script is another one. */
  readonly release: () => void;
  readonly reach: (isReached: boolean) => void;
  /** Closes the page first, which would notice that the gateway is gone. */
  readonly close: (page: Page) => Promise<void>;
}

/** Headers of requests that make a reply shorter, and those of replies that describe the unchanged script. */
const CONDITIONS = ['accept-encoding', 'if-none-match', 'if-modified-since'];
const OF_CONTENT = ['content-length', 'etag', 'last-modified'];

/** Opens a gateway with an address of its own, so that its worker disturbs no other test. */
export async function openGateway(): Promise<Gateway> {
  let releases = 0;
  let isReached = true;
  const asked: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    asked.push(url);
    const isWorker = url === '/sw.js';
    const headers = { ...incoming.headers };
    if (isWorker) for (const name of CONDITIONS) delete headers[name];
    const sent = forward({ host: '127.0.0.1', port: PORT, method, path: url, headers }, (reply) => {
      const kept = { ...reply.headers };
      if (isWorker) for (const name of OF_CONTENT) delete kept[name];
      outgoing.writeHead(reply.statusCode ?? 502, kept);
      reply.pipe(outgoing, { end: !isWorker });
      if (isWorker) reply.on('end', () => outgoing.end(`\n// Release ${releases}`));
    });
    const end = () => void outgoing.destroy();
    sent.on('error', end);
    outgoing.on('close', () => sent.destroy());
    incoming.pipe(sent);
  });
  server.on('connection', (socket) => {
    if (!isReached) return void socket.destroy();
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const dropAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked.splice(0),
    release: () => {
      releases += 1;
    },
    reach: (next) => {
      isReached = next;
      if (!next) dropAll();
    },
    close: async (page) => {
      await page.close();
      await new Promise<void>((closed) => {
        server.close(() => closed());
        dropAll();
      });
    },
  };
}

/** Waits until the page's worker has kept the game, and loads the page again, which it then answers. */
export async function installWorker(page: Page): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Lets the browser look for a new release, and waits until its worker waits to take over. */
export const findRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = new Promise<ServiceWorker | null | undefined>((resolve) => {
      registration?.addEventListener('updatefound', () => resolve(registration.installing), { once: true });
    });
    await registration?.update();
    const worker = await found;
    if (worker?.state === 'installed') return;
    await new Promise<void>((installed) => {
      worker?.addEventListener('statechange', () => worker.state === 'installed' && installed());
    });
  });
