import { type APIRequestContext, expect } from '@playwright/test';
import type { Cell } from '../../../content/index.ts';
import type { MapReply } from '../../../contract/shapes/map.ts';
import { wayToTallGrass } from './maps/walking.ts';

const CELL = 16;
const cellOf = ({ mapPos }: MapReply): Cell => ({ x: mapPos.x / CELL, y: mapPos.y / CELL });

/** Walks by calls to the server until a creature appears, and waits whenever the server limits the pace. */
export async function meetSomething(
  request: APIRequestContext,
  { headers }: { headers: Record<string, string> },
): Promise<MapReply> {
  const call = (path: string, data: object) => request.post(`/api/game/${path}`, { headers, data });
  let reply = (await (await call('mapRequest', { mapName: 'green_land' })).json()) as MapReply;
  for (let steps = 0; steps < 1000 && !reply.pokemon; steps++) {
    const [dir] = wayToTallGrass(cellOf(reply));
    const moved = await call('mapMove', { dir });
    if (moved.ok()) reply = (await moved.json()) as MapReply;
    else {
      expect(moved.status()).toBe(429);
      await new Promise((resume) => setTimeout(resume, Number(moved.headers()['retry-after']) * 1000));
    }
  }
  expect(reply.pokemon).toBeDefined();
  return reply;
}
