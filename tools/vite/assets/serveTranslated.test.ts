import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveTranslated } from './serveTranslated.ts';

/** The development server's reply if the designer's file `place` exists; null if the plugin does not reply. */
function ask(url: string, place: string, data: object): { status: number; body: unknown } | null {
  const root = mkdtempSync(path.join(tmpdir(), 'served-'));
  const file = path.join(root, 'assets/overrides', place);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
  let answer: { status: number; body: unknown } | null = null;
  const response = {
    statusCode: 200,
    setHeader: () => undefined as never,
    end: (body: Uint8Array | string) => {
      answer = { status: response.statusCode, body: JSON.parse(Buffer.from(body).toString('utf8')) };
    },
  };
  type Handler = (request: Pick<IncomingMessage, 'url'>, to: typeof response, next: () => void) => void;
  const use = (handler: Handler) => handler({ url }, response, () => undefined);
  const logger = { error: () => undefined };
  serveTranslated({ middlewares: { use }, config: { logger } }, root);
  rmSync(root, { recursive: true });
  return answer;
}

it('data in the game’s own form is served as it lies', () => {
  const served = ask('/assets/overrides/tiles/objects.json?changed=1', 'tiles/objects.json', { scale: 3 });
  expect(served).toEqual({ status: 200, body: { scale: 3 } });
});

it('what cannot be translated is an error in words', () => {
  const served = ask('/assets/overrides/characters/player.walk.json', 'characters/player.walk.json', {
    frames: [],
    meta: { image: 'x.png', size: { w: 1, h: 1 } },
  });
  expect(served?.status).toBe(500);
  expect(JSON.stringify(served?.body)).toContain('a tag for each of');
});

it('pictures and generated files are left to others', () => {
  expect(ask('/assets/overrides/items/nball.png', 'items/nball.png', {})).toBeNull();
  expect(ask('/assets/generated/tiles/objects.json', 'tiles/objects.json', {})).toBeNull();
});
