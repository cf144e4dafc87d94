import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { encounters, groundAt, mapSize, maps, terrainOf } from '../../../content/index.ts';
import { weatherOn } from '../../../content/maps/weather.ts';
import { getProfile, logout } from '../../../contract/auth.ts';
import { currentBattle, getTeam, mapMove, mapRequest, startWildBattle } from '../../../contract/game.ts';
import { type DiceState, seededDice } from '../../../rules/model/random.ts';
import { rollEncounter } from '../../../rules/world/encounters.ts';
import { oddsAt } from '../../../rules/world/odds.ts';
import type { Hour, Luck } from '../../../rules/world/types.ts';
import { distanceOf, step } from '../../../rules/world/walking.ts';
import { give, logInAgain, meet, newChampion, newTrainer, type Player } from '../../support/player.ts';
import { type Answer, startServer, type TestServer } from '../../support/server.ts';

const MINUTE = 60_000;
/** Minutes of the clock at which the hours of one Emberwild day begin. */
const BEGINS: Readonly<Record<Hour, number>> = { dawn: 60, day: 70, dusk: 95, night: 105 };
let clock: number;
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ now: () => clock });
});
beforeEach(() => {
  clock = BEGINS.day * MINUTE;
});
afterAll(() => server.close());

const { start } = maps.green_land;
const lookAt = async ({ ask }: Player, mapName = 'green_land') => (await ask(mapRequest, { mapName })).body;
const place = async ({ name }: Player) => {
  const [row] = await server.sql(
    'select map_name, cell_x, cell_y, encounter, dice, steps from players where username = $1',
    [name],
  );
  return row;
};
const putAt = ({ name }: Player, x: number, y: number, dice: DiceState) =>
  server.sql('update players set cell_x = $2, cell_y = $3, dice = $4 where username = $1', [
    name,
    x,
    y,
    JSON.stringify(dice),
  ]);

/** A cell of tall grass with tall grass to its east, and dice that bring an encounter on the step east. */
function grassAndLuck(hour: Hour = 'day', isLuck: (species: string) => boolean = () => true) {
  const terrain = terrainOf(maps.green_land);
  const isGrass = (x: number, y: number) => groundAt(maps.green_land, x, y) === 'tall-grass';
  const cells = Array.from({ length: mapSize ** 2 }, (_, index) => ({
    x: index % mapSize,
    y: Math.floor(index / mapSize),
  }));
  const cell = cells.find(({ x, y }) => isGrass(x, y) && isGrass(x + 1, y) && step(terrain, { x, y }, 'e'))!;
  const distance = distanceOf(start, { x: cell.x + 1, y: cell.y });
  const weather = weatherOn('green_land', BEGINS[hour] * MINUTE);
  const spot = { ground: 'tall-grass', distance, hour, weather };
  for (let seed = 0; ; seed++) {
    const state: DiceState = [seed, 1, 2, 0];
    const dice = seededDice(state);
    const found = rollEncounter(encounters.green_land, spot, dice);
    if (found && isLuck(found.species)) return { cell, spot, state, found, after: dice.state() };
  }
}

describe('a map', () => {
  it('begins at its start and shows the ways on', async () => {
    const player = await newTrainer(server);
    const { status, body } = await player.ask(mapRequest, { mapName: 'green_land' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ mapName: 'green_land', mapPos: { x: start.x * 16, y: start.y * 16 } });
    expect(Object.keys(body.availablePos).sort()).toEqual(['e', 'n', 'ne', 'nw', 's', 'se', 'sw', 'w']);
  });

  it.each([
    ['dawn', 0, 10],
    ['day', 24, 1],
    ['dusk', 3, 7],
    ['night', 0, 15],
  ] as const)(
    'says that it is %s, %i minutes after it began, and for %i minutes more',
    async (hour, since, left) => {
      const player = await newTrainer(server);
      clock = (BEGINS[hour] + since) * MINUTE;
      const told = { hour, hourEndsIn: left * MINUTE };
      expect(await lookAt(player)).toMatchObject(told);
      expect((await player.ask(mapMove, { dir: 's' })).body).toMatchObject(told);
      expect(await lookAt(player, 'green_land2')).toMatchObject(told);
    },
  );

  it('is green_land when none is named', async () => {
    const player = await newTrainer(server);
    expect((await player.ask(mapRequest, {})).body.mapName).toBe('green_land');
    expect((await player.ask(mapRequest)).body.mapName).toBe('green_land');
  });

  it('keeps the place of a player who looks again, and a player who changes maps begins anew', async () => {
    const player = await newTrainer(server);
    const { body: moved } = await player.ask(mapMove, { dir: 's' });
    expect(await lookAt(player)).toMatchObject(moved);
    const other = await lookAt(player, 'green_land2');
    expect(other.mapPos).toEqual({ x: maps.green_land2.start.x * 16, y: maps.green_land2.start.y * 16 });
    expect((await lookAt(player)).mapPos).toEqual({ x: start.x * 16, y: start.y * 16 });
    expect((await player.ask(getProfile)).body.profile.mapName).toBe('green_land');
  });

  it.each(['nowhere', '', '../green_land', 'GREEN_LAND', '__proto__', 'constructor', 'toString'])(
    'attack 26: is not entered by the name %j',
    async (mapName) => {
      const player = await newTrainer(server);
      const before = await place(player);
      expect((await player.ask(mapRequest, { mapName })).status).toBe(404);
      expect(await place(player)).toEqual(before);
    },
  );

  it.each([{ mapName: 5 }, { mapName: null }, { mapName: ['green_land'] }, { mapName: 'x'.repeat(65) }])(
    'attack 26: is not entered by the body %j',
    async (body) => {
      expect((await (await newTrainer(server)).ask(mapRequest, body)).status).toBe(400);
    },
  );
});

describe('a step', () => {
  it('leads one cell on and counts', async () => {
    const player = await newTrainer(server);
    const { body } = await player.ask(mapMove, { dir: 'se', from: { x: start.x * 16, y: start.y * 16 } });
    expect(body.mapPos).toEqual({ x: (start.x + 1) * 16, y: (start.y + 1) * 16 });
    expect(await place(player)).toMatchObject({ cell_x: start.x + 1, cell_y: start.y + 1, steps: '1' });
  });

  it('attack 25: towards a blocked cell is refused and changes nothing', async () => {
    const player = await newTrainer(server);
    await player.ask(mapMove, { dir: 'n' });
    const before = await place(player);
    const { status, refusal } = await player.ask(mapMove, { dir: 'n' });
    expect([status, refusal.code]).toEqual([409, 'conflict']);
    expect(await place(player)).toEqual(before);
  });

  it.each(['up', '', 'N', 'nn', 5, null, ['n'], '__proto__', undefined])(
    'attack 25: towards %j is refused and changes nothing',
    async (dir) => {
      const player = await newTrainer(server);
      const before = await place(player);
      expect((await player.ask(mapMove, { dir })).status).toBe(400);
      expect(await place(player)).toEqual(before);
    },
  );

  it('attack 25: asked for twenty times at once is made once for each answer that says so', async () => {
    const player = await newTrainer(server);
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.ask(mapMove, { dir: 's' })));
    const made = answers.filter(({ status }) => status === 200);
    expect(new Set(made.map(({ body }) => body.mapPos.y)).size).toBe(made.length);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - made.length);
    expect(await place(player)).toMatchObject({ cell_y: start.y + made.length, steps: `${made.length}` });
  });

  it('attack 25: asked for twice from the same cell is made once', async () => {
    const player = await newTrainer(server);
    const from = { x: start.x * 16, y: start.y * 16 };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => player.ask(mapMove, { dir: 'e', from })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
    expect((await player.ask(mapMove, { dir: 'e', from })).status).toBe(409);
    expect(await place(player)).toMatchObject({ cell_x: start.x + 1, steps: '1' });
  });

  it('attack 25: during a battle is refused, and so is another map, until the battle has ended', async () => {
    const player = await newChampion(server);
    await meet(server, player);
    await player.ask(startWildBattle);
    const before = await place(player);
    for (const refused of [
      await player.ask(mapMove, { dir: 's' }),
      await player.ask(mapRequest, { mapName: 'green_land2' }),
    ]) {
      expect([refused.status, refused.refusal.code]).toEqual([409, 'in_battle']);
    }
    expect(await place(player)).toEqual(before);
    expect((await player.ask(mapRequest, { mapName: 'green_land' })).status).toBe(200);
  });

  it('attack 25: that races with the start of a battle either comes before it or not at all', async () => {
    const player = await newChampion(server);
    await meet(server, player);
    const steps = Array.from({ length: 5 }, () => player.ask(mapMove, { dir: 's' }));
    const [battle, ...moves] = await Promise.all([player.ask(startWildBattle), ...steps]);
    const made = moves.filter(({ status }) => status === 200);
    // A step removes the encounter: after a step no battle can start, after the start no step is possible.
    if (battle.status === 200) expect(made).toEqual([]);
    else expect(made.length).toBeGreaterThan(0);
  });
});

describe('an encounter', () => {
  it('comes as the dice of the player fall, which are used up by it', async () => {
    const player = await newTrainer(server);
    const { cell, state, found, after } = grassAndLuck();
    await putAt(player, cell.x, cell.y, state);
    const { body } = await player.ask(mapMove, { dir: 'e' });
    expect(body.pokemon).toMatchObject({ level: found.level, kind: found.kind });
    expect(body.pokemon?.name.toLowerCase()).toBe(found.species);
    expect(await place(player)).toMatchObject({ encounter: found, dice: after });
    const seen = await server.sql(
      `select d.species, d.kind, d.caught_at from pokedex_entries d join players p on p.id = d.player_id
       where p.username = $1 and d.species = $2`,
      [player.name, found.species],
    );
    expect(seen).toEqual([{ species: found.species, kind: found.kind, caught_at: null }]);
  });

  it('is at night with who lives at night', async () => {
    const byDay = oddsAt(encounters.green_land, grassAndLuck().spot).map(({ species }) => species);
    const { cell, state, found } = grassAndLuck('night', (species) => !byDay.includes(species));
    const player = await newTrainer(server);
    const metIn = async (hour: Hour) => {
      clock = BEGINS[hour] * MINUTE;
      await putAt(player, cell.x, cell.y, state);
      return (await player.ask(mapMove, { dir: 'e' })).body.pokemon?.name.toLowerCase();
    };
    expect(await metIn('night')).toBe(found.species);
    expect(byDay).toContain(await metIn('day'));
  });

  it('is more often rare for who carries a trail charm', async () => {
    const lucky = { ...grassAndLuck(), luck: { rare: 50, kinds: 0 } };
    const rolled = (seed: number, luck?: Luck) =>
      rollEncounter(encounters.green_land, lucky.spot, seededDice([seed, 1, 2, 0]), luck);
    const seeds = Array.from({ length: 2000 }, (_, seed) => seed);
    const seed = seeds.find((one) => {
      const [plain, charmed] = [rolled(one), rolled(one, lucky.luck)];
      return plain && charmed && plain.species !== charmed.species;
    })!;
    const metWith = async (charm: string) => {
      const player = await newTrainer(server);
      await give(server, player, { items: { [charm]: 1 } });
      await putAt(player, lucky.cell.x, lucky.cell.y, [seed, 1, 2, 0]);
      return (await player.ask(mapMove, { dir: 'e' })).body.pokemon?.name.toLowerCase();
    };
    expect(await metWith('trail-charm')).toBe(rolled(seed, lucky.luck)?.species);
    expect(await metWith('coin-charm')).toBe(rolled(seed)?.species);
  });

  it('attack 21: stays the same after a reload, in a second tab and after a new login', async () => {
    const player = await newTrainer(server);
    const { cell, state } = grassAndLuck();
    await putAt(player, cell.x, cell.y, state);
    const { body: met } = await player.ask(mapMove, { dir: 'e' });
    expect(await lookAt(player)).toMatchObject(met);
    const secondTab = await logInAgain(server, player);
    expect(await lookAt(secondTab)).toMatchObject(met);
    await player.ask(logout);
    expect(await lookAt(await logInAgain(server, player))).toMatchObject(met);
  });

  it('attack 23: comes from dice of which nothing that the player is told shows anything', async () => {
    const player = await newTrainer(server);
    const { cell } = grassAndLuck();
    const dice: DiceState = [3_141_592_653, 2_718_281_828, 1_618_033_988, 1_414_213_562];
    await putAt(player, cell.x, cell.y, dice);
    const answers: Answer[] = [await player.ask(mapMove, { dir: 'e' })];
    const words = [dice, (await place(player))!.dice as DiceState].flat().filter((word) => word > 99_999);
    await meet(server, player);
    for (const call of [mapRequest, getProfile, getTeam, currentBattle, startWildBattle]) {
      answers.push(await player.ask(call));
    }
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    for (const { text, headers } of answers) {
      for (const part of [text, JSON.stringify(headers)]) {
        expect(part).not.toMatch(/dice|seed|steps/);
        for (const word of words) expect(part).not.toContain(String(word));
      }
    }
  });

  it('is let go by walking on, and by another map', async () => {
    const player = await newTrainer(server);
    await meet(server, player);
    expect((await player.ask(mapMove, { dir: 's' })).body.pokemon).toBeUndefined();
    expect((await player.ask(startWildBattle)).status).toBe(409);
    await meet(server, player);
    await lookAt(player, 'green_land2');
    expect((await player.ask(startWildBattle)).status).toBe(409);
  });

  it('has its ground told by its battle, also when that is read anew', async () => {
    const player = await newTrainer(server);
    const { cell, state } = grassAndLuck();
    await putAt(player, cell.x, cell.y, state);
    await meet(server, player);
    expect((await player.ask(startWildBattle)).body.battleDetails.ground).toBe('tall-grass');
    expect((await player.ask(currentBattle)).body.battleDetails?.ground).toBe('tall-grass');
  });

  it('is used up by its battle', async () => {
    const player = await newChampion(server);
    await meet(server, player);
    expect((await player.ask(startWildBattle)).status).toBe(200);
    expect((await lookAt(player)).pokemon).toBeUndefined();
    expect((await player.ask(startWildBattle)).status).toBe(409);
  });
});
