import { expect, it } from 'vitest';
import { maps, regions } from '../../../content/index.ts';
import { playAt } from '../../../tools/playthrough/playAt.ts';
import { ADMIN_TOKEN } from '../../support/config.ts';
import { faultsOf } from '../../support/database/verify.ts';
import { listenOn } from '../../support/events.ts';
import { startServer } from '../../support/server.ts';

it('a player with strong creatures gets from the sign-up to the last champion, on foot over every map', async () => {
  const server = await startServer();
  try {
    const played = await playAt(await listenOn(server), 1, () => undefined, ADMIN_TOKEN);
    expect([...played.maps].toSorted()).toEqual(Object.keys(maps).toSorted());
    expect(played.beaten.size).toBe(regions.length * 9);
    expect(await faultsOf(server)).toEqual([]);
  } finally {
    await server.close();
  }
}, 300_000);
