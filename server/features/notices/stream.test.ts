import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, it, vi } from 'vitest';
import { openStream } from './stream.ts';

/** A client's connection on which nothing leaves as long as the client does not read. */
class UnreadResponse extends EventEmitter {
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  write = vi.fn((text: string) => {
    this.writableLength += Buffer.byteLength(text);
  });
  destroy = vi.fn(() => {
    this.destroyed = true;
    this.emit('close');
  });
  end = vi.fn();
}

it('a client is cut off beyond 256 KiB that it does not read, and nothing more is kept for it', () => {
  const response = new UnreadResponse();
  const stream = openStream(response as unknown as ServerResponse, 'player', 'session', 0);
  for (let sent = 0; sent < 20_000; sent++) stream.sendUnread(sent);
  expect(response.destroy).toHaveBeenCalledTimes(1);
  expect(response.writableLength).toBeGreaterThan(256 * 1024);
  expect(response.writableLength).toBeLessThan(256 * 1024 + 1000);
});
