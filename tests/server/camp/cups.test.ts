import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cups, ENTRIES_A_DAY } from '../../../content/challenges/cups.ts';
import { battleContinue, startTrainingBattle } from '../../../contract/game.ts';
import { getBattles, getRecord } from '../../../contract/journal.ts';
import { getPlayer } from '../../../contract/moderation.ts';
import { enterCup, getCups, leaveCup, startCupBattle } from '../../../contract/progress/cups.ts';
import { projectRoot } from '../../../server/projectRoot.ts';
import { battleOf } from '../../support/battles/battle.ts';
import { almostWin, fight, ledgerOf } from '../../support/battles/challenge.ts';
import { give, newTrainer, type Player } from '../../support/player.ts';
import { startTwoServers, type TwoServers } from '../../support/server.ts';

const CARRIES_OVER = readFileSync(
  join(projectRoot, 'server/database/migrations/0040_cup_opponents.sql'),
  'utf8',
);

let time = Date.parse('2026-11-24T12:00:00Z');
let servers: TwoServers;
beforeAll(async () => {
  servers = await startTwoServers({ now: () => time });
});
afterAll(() => servers.close());

async function entrant(cup = 'hearth'): Promise<Player> {
  const player = await newTrainer(servers.server);
  await give(servers.server, player, { coins: 100_000 });
  expect((await player.ask(enterCup, { cup })).status).toBe(200);
  return player;
}
const standing = async ({ ask }: Player) => (await ask(getCups)).body;
async function winNow(player: Player) {
  await almostWin(servers.server, player);
  battleOf(await player.ask(battleContinue));
}
async function winRound(player: Player) {
  await fight(player, startCupBattle, {});
  await winNow(player);
}

describe('a tournament', () => {
  it('takes its entry once, and one runs at a time', async () => {
    const player = await entrant();
    const { running, left } = await standing(player);
    expect([running?.cup, running?.won, left]).toEqual(['hearth', 0, ENTRIES_A_DAY - 1]);
    expect((await player.ask(enterCup, { cup: 'ember' })).status).toBe(409);
    expect((await player.ask(enterCup, { cup: 'spoon' })).status).toBe(404);
    expect(await ledgerOf(servers.server, player)).toContainEqual(['entry', -cups.hearth.entry]);
  });

  it('attack 83: pays its prize and a ribbon after the last round only, on any server', async () => {
    const player = await entrant();
    for (const round of cups.hearth.rounds.keys()) {
      expect((await standing(player)).running).toMatchObject({ won: round, battle: false });
      await winRound(player);
    }
    const second = { ...player, ask: servers.second.askWith(player.token) };
    const { running, cups: all } = await standing(second);
    expect([running, all[0]?.ribbons]).toEqual([null, 1]);
    const paid = (await ledgerOf(servers.server, player)).filter(([reason]) => reason === 'trophy');
    expect(paid).toEqual([['trophy', cups.hearth.prize]]);
    const ribbons = [{ cup: 'hearth', won: 1 }];
    expect((await player.ask(getRecord)).body.ribbons).toEqual(ribbons);
    const visitor = await newTrainer(servers.server);
    expect((await visitor.ask(getPlayer, { name: player.name })).body.ribbons).toEqual(ribbons);
  });

  it('is told by its key: what it is called is the page’s matter', async () => {
    const player = await entrant();
    expect(JSON.stringify(await standing(player))).not.toContain('Cup');
    await fight(player, startCupBattle, {});
    await almostWin(servers.server, player);
    const won = battleOf(await player.ask(battleContinue));
    expect(won).toMatchObject({ goldTier: 'cup-hearth', cup: { cup: 'hearth', won: 1, all: 3 } });
    const opponents = async () =>
      (await player.ask(getBattles, { skip: 0 })).body.battles.map((one) => one.opponent);
    expect(await opponents()).toEqual(['cup-hearth']);
    // As it was stored before tournaments were stored by their keys.
    await servers.server.sql(
      `update battle_records set opponent = 'Hearth Cup' where opponent = 'cup-hearth'`,
    );
    await servers.server.sql(CARRIES_OVER);
    expect(await opponents()).toEqual(['cup-hearth']);
  });

  it('shows those who entered as they look, and nobody who is gone', async () => {
    const player = await entrant();
    const kinds = async () => (await standing(player)).running?.team.map(({ kind }) => kind);
    const all = (await kinds())?.length ?? 0;
    expect(all).toBeGreaterThan(0);
    const ofPlayer = 'player_id = (select id from players where username = $1)';
    await servers.server.sql(`update creatures set kind = 3 where ${ofPlayer}`, [player.name]);
    expect(await kinds()).toEqual(Array(all).fill(3));
    await servers.server.sql(
      `update player_cups set team = team || '{"00000000-0000-7000-8000-000000000000": 50}' where ${ofPlayer}`,
      [player.name],
    );
    expect(await kinds()).toHaveLength(all);
  });

  it('goes on with the hp that is left, and some rest', async () => {
    const player = await entrant();
    await fight(player, startCupBattle, {});
    await servers.server.sql(
      `update battles b set state = jsonb_set(state, '{player,fighters,0,hp}', '1')
       from players p where p.id = b.player_id and p.username = $1`,
      [player.name],
    );
    await winNow(player);
    const worn = (await standing(player)).running?.team[0]?.hp ?? 0;
    expect(worn).toBeLessThan(100);
    const { body } = await player.ask(startCupBattle);
    const [mine] = body.battleDetails.myState;
    expect(mine?.hp).toBeLessThan(mine?.orginalHp ?? 0);
  });

  it('returns the battle that waits for its first choice, and begins no second one', async () => {
    const player = await entrant();
    const first = (await player.ask(startCupBattle)).body.battleDetails;
    const again = (await player.ask(startCupBattle)).body.battleDetails;
    expect(again.opponent.map(({ id }) => id)).toEqual(first.opponent.map(({ id }) => id));
    expect((await standing(player)).running?.battle).toBe(true);
  });

  it('is lost with its entry once another battle takes the place of its own', async () => {
    const player = await entrant();
    await player.ask(startCupBattle);
    await player.ask(startTrainingBattle, { type: 'bug' });
    expect((await standing(player)).running).toBeNull();
    expect((await player.ask(startCupBattle)).status).toBe(409);
  });

  it('that was given up does not lend its battle to the next one', async () => {
    const player = await entrant();
    await fight(player, startCupBattle, {});
    expect((await player.ask(leaveCup)).body.running).toBeNull();
    expect((await player.ask(leaveCup)).status).toBe(409);
    await player.ask(enterCup, { cup: 'hearth' });
    await winNow(player);
    expect((await standing(player)).running?.won).toBe(0);
  });

  it('is fought by those who entered', async () => {
    const player = await entrant();
    await servers.server.sql(
      `update player_cups set team = '{}' where player_id = (select id from players where username = $1)`,
      [player.name],
    );
    expect((await player.ask(startCupBattle)).refusal.message).toContain('Only those who entered');
  });

  it('is entered 3 times a day, and again at midnight', async () => {
    const player = await entrant();
    for (let more = 1; more < ENTRIES_A_DAY; more += 1) {
      await player.ask(leaveCup);
      expect((await player.ask(enterCup, { cup: 'hearth' })).status).toBe(200);
    }
    await player.ask(leaveCup);
    expect((await player.ask(enterCup, { cup: 'hearth' })).refusal.message).toContain('No more tournaments');
    time += 86_400_000;
    expect((await player.ask(enterCup, { cup: 'hearth' })).status).toBe(200);
  });
});
