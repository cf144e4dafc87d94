import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLS } from '../../contract/calls.ts';
import { ADMIN_TOKEN } from '../support/config.ts';
import { newPlayer, type Player } from '../support/player.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let player: Player;
beforeAll(async () => {
  server = await startServer();
  player = await newPlayer(server);
});
afterAll(() => server.close());

describe.each(CALLS)('the call $name', (call) => {
  it('exists, and is nothing to somebody without the right token', async () => {
    const { status, refusal } = await server.ask(call);
    if (call.access === 'anyone') expect([200, 400]).toContain(status);
    else expect([status, refusal.code]).toEqual([401, 'unauthorized']);
  });
});

// A stream has no end to wait for: events.test.ts listens to it.
describe.each(CALLS.filter(({ stream }) => !stream))('the call $name', (call) => {
  it('is answered by a feature', async () => {
    const { status } = await server.askWith(call.access === 'admin' ? ADMIN_TOKEN : player.token)(call);
    expect(status).toBeLessThan(500);
    // Logging out ends the token: the calls after it need another one.
    if (call.name === 'logout') player = await newPlayer(server);
  });
});
