import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccount, exportAccount } from '../../../contract/auth.ts';
import { getSettings, saveSettings } from '../../../contract/settings.ts';
import { BUTTON_ACTIONS, KEY_ACTIONS, LAST_BUTTON, MOST_BOUND } from '../../../contract/shapes/controls.ts';
import { DEFAULT_SETTINGS, SETTING_RANGES } from '../../../contract/shapes/settings.ts';
import { logInAgain, newPlayer, PASSWORD, type Player } from '../../support/player.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const settingsOf = async ({ ask }: Player) => (await ask(getSettings)).body.settings;
const rowsOf = ({ name }: Player) =>
  server.sql<{ settings: object }>(
    'select s.* from player_settings s join players p on p.id = s.player_id where p.username = $1',
    [name],
  );

describe('the settings of a player', () => {
  it('are nothing until one is chosen', async () => {
    const player = await newPlayer(server);
    expect(await settingsOf(player)).toEqual({});
    expect(await rowsOf(player)).toEqual([]);
  });

  it('are kept with the account, every one of them, for each session', async () => {
    const player = await newPlayer(server);
    const { status, body } = await player.ask(saveSettings, DEFAULT_SETTINGS);
    expect([status, body.settings]).toEqual([200, DEFAULT_SETTINGS]);
    expect(await settingsOf(await logInAgain(server, player))).toEqual(DEFAULT_SETTINGS);
    expect(await rowsOf(player)).toHaveLength(1);
  });

  it('that a change does not name stay, so that two devices do not undo each other', async () => {
    const player = await newPlayer(server);
    await Promise.all([
      player.ask(saveSettings, { contrast: 'high' }),
      player.ask(saveSettings, { textSize: 150 }),
      player.ask(saveSettings, { speed: 4, muted: true }),
    ]);
    await player.ask(saveSettings, { speed: 2 });
    expect(await settingsOf(player)).toEqual({ contrast: 'high', textSize: 150, speed: 2, muted: true });
  });

  it('are nobody else’s business', async () => {
    const [player, other] = [await newPlayer(server), await newPlayer(server)];
    await player.ask(saveSettings, { calm: 'on' });
    expect(await settingsOf(other)).toEqual({});
  });

  it.each(
    Object.entries(SETTING_RANGES).flatMap<[string, unknown, number]>(([name, { least, most }]) => [
      [name, least, 200],
      [name, most, 200],
      [name, least - 1, 400],
      [name, most + 1, 400],
      [name, least + 0.5, 400],
      [name, String(least), 400],
    ]),
  )('have bounds: %s of %j gets %d', async (name, value, status) => {
    const player = await newPlayer(server);
    expect((await player.ask(saveSettings, { [name]: value })).status).toBe(status);
    expect(await settingsOf(player)).toEqual(status === 200 ? { [name]: value } : {});
  });

  it.each<Record<string, unknown>>([
    {},
    { theme: 'purple' },
    { contrast: true },
    { speed: 3 },
    { speed: '2' },
    { muted: 'yes' },
    { muted: null },
    { calm: ['on'] },
    { unknown: 1 },
    { constructor: 'high' },
    { contrast: 'high', textSize: 1000 },
    { keys: 'k' },
    { keys: [] },
    { keys: { mute: 'k' } },
    { keys: { mute: ['a', 'b', 'c', 'd'] } },
    { keys: { mute: ['M'] } },
    { keys: { mute: [''] } },
    { keys: { mute: [' '] } },
    { keys: { mute: ['Escape'] } },
    { keys: { mute: ['Tab'] } },
    { keys: { mute: ['F5'] } },
    { keys: { mute: ['PageDown'] } },
    { keys: { mute: [`K${'y'.repeat(14)}`] } },
    { keys: { mute: [1] } },
    { buttons: { mute: [32] } },
    { buttons: { mute: [-1] } },
    { buttons: { mute: [0.5] } },
    { buttons: { mute: ['1'] } },
    { buttons: { mute: [0, 1, 2, 3] } },
  ])('are refused for the body %j, which changes nothing', async (body) => {
    const player = await newPlayer(server);
    await player.ask(saveSettings, { clock: 'wall' });
    const rows = await rowsOf(player);
    expect((await player.ask(saveSettings, body)).status).toBe(400);
    expect(await rowsOf(player)).toEqual(rows);
  });

  it('take nothing with them that the contract does not know', async () => {
    const player = await newPlayer(server);
    const body: Record<string, unknown> = { contrast: 'high', more: 'x'.repeat(5000) };
    expect((await player.ask(saveSettings, body)).body.settings).toEqual({ contrast: 'high' });
    expect((await rowsOf(player))[0]!.settings).toEqual({ contrast: 'high' });
  });

  it('that a later version stored stay, and are not sent', async () => {
    const player = await newPlayer(server);
    await player.ask(saveSettings, { contrast: 'high' });
    await server.sql(
      `update player_settings s set settings = '{"contrast": "ultra", "smell": 3}' from players p
       where p.id = s.player_id and p.username = $1`,
      [player.name],
    );
    expect(await settingsOf(player)).toEqual({});
    await player.ask(saveSettings, { theme: 'dark' });
    expect((await rowsOf(player))[0]!.settings).toEqual({ contrast: 'ultra', smell: 3, theme: 'dark' });
  });

  it('cannot grow beyond what the table takes', async () => {
    const player = await newPlayer(server);
    await player.ask(saveSettings, { theme: 'dark' });
    const grow = server.sql(
      `update player_settings s set settings = jsonb_build_object('x', repeat('x', 4000)) from players p
       where p.id = s.player_id and p.username = $1`,
      [player.name],
    );
    await expect(grow).rejects.toThrow('player_settings_size');
  });

  it('are keys and buttons for each action, as many as there can be', async () => {
    const player = await newPlayer(server);
    const keys = Object.fromEntries(
      KEY_ACTIONS.map((action) => [
        action,
        Array.from({ length: MOST_BOUND }, (_, at) => `Key${at}${'y'.repeat(10)}`),
      ]),
    );
    const buttons = Object.fromEntries(
      BUTTON_ACTIONS.map((action) => [
        action,
        Array.from({ length: MOST_BOUND }, (_, at) => LAST_BUTTON - at),
      ]),
    );
    const all = { ...DEFAULT_SETTINGS, keys, buttons };
    const { status, body } = await player.ask(saveSettings, all);
    expect([status, body.settings]).toEqual([200, all]);
    expect(await settingsOf(player)).toEqual(all);
    await player.ask(saveSettings, { keys: {} });
    expect(await settingsOf(player)).toEqual({ ...all, keys: {} });
  });

  it('are keys of no action that is unknown, or whose keys cannot be chosen', async () => {
    const player = await newPlayer(server);
    const body: Record<string, unknown> = { keys: { mute: ['k'], cancel: ['x'], fly: ['y'] } };
    expect((await player.ask(saveSettings, body)).body.settings).toEqual({ keys: { mute: ['k'] } });
  });

  it('change once for each key', async () => {
    const player = await newPlayer(server);
    const ask = server.askWith(player.token);
    const once = () => ask(saveSettings, { music: 10 }, { 'idempotency-key': '"once"' });
    const first = await once();
    await player.ask(saveSettings, { music: 20 });
    expect((await once()).text).toBe(first.text);
    expect(await settingsOf(player)).toEqual({ music: 20 });
  });

  it('are in the export, and go with the account', async () => {
    const player = await newPlayer(server);
    await player.ask(saveSettings, { textSize: 120 });
    expect((await player.ask(exportAccount)).body.settings).toMatchObject([{ settings: { textSize: 120 } }]);
    await player.ask(deleteAccount, { password: PASSWORD });
    expect(await server.sql(`select * from player_settings where settings = '{"textSize": 120}'`)).toEqual(
      [],
    );
  });

  it('are nothing that a stranger may read or change', async () => {
    expect((await server.ask(getSettings)).status).toBe(401);
    expect((await server.askWith('no token')(saveSettings, { contrast: 'high' })).status).toBe(401);
  });
});
