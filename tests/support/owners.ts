import { getBattles } from '../../contract/journal.ts';
import { addWanted } from '../../contract/trades.ts';
import { fightWild } from './battles/battle.ts';
import { give, meet } from './player.ts';
import type { TestServer } from './server.ts';
import { listOne, newTrader, offerFor, type Trader } from './trade.ts';

/** A player who has something of every kind that a call can name. */
export interface Owner extends Trader {
  readonly id: string;
  /** A creature in trade. */
  readonly listing: string;
  /** The answer to another player's offer for it. */
  readonly answer: Awaited<ReturnType<typeof offerFor>>;
  /** A creature offered for another player's listing. */
  readonly offered: string;
  /** A creature that is ready to evolve. */
  readonly ready: string;
  /** A creature outside the team that can be traded. */
  readonly free: string;
  /** An entry of the wanted list. */
  readonly wanted: string;
  /** A battle that is over. */
  readonly battle: string;
}

export interface Owners {
  readonly owner: Owner;
  readonly other: Owner;
  /** A third player's listing, for which both have made an offer. */
  readonly market: string;
}

const RESERVE = ['gloopet', 'gloopet', 'kindlam', 'gloopet', 'gloopet'].map((name) => ({ name, level: 20 }));

/** Makes two players with possessions of the same kinds, and a third one who trades with both. */
export async function newOwners(server: TestServer): Promise<Owners> {
  const [third, ...traders] = await Promise.all([
    newTrader(server),
    newTrader(server, RESERVE),
    newTrader(server, RESERVE),
  ]);
  const market = await listOne(third, 3);
  const [owner, other] = await Promise.all(
    traders.map(async (trader, place): Promise<Owner> => {
      const { ask, name, reserve } = trader;
      await give(server, trader, { coins: 10_000, items: { nball: 9 } });
      const listing = await listOne(trader);
      const answer = await offerFor(third, listing, [place]);
      const { offer } = await offerFor(trader, market, [1]);
      const { wanted } = (await ask(addWanted, { name: 'Podkin', level: 3 })).body;
      // The first battle ends when the second begins, and can be watched again.
      await fightWild(server, trader);
      await fightWild(server, trader);
      await server.sql(
        `update battles b set page = 'lose', state = jsonb_set(state, '{page}', '"lose"') from players p
         where p.id = b.player_id and p.username = $1`,
        [name],
      );
      await meet(server, trader);
      const { battles } = (await ask(getBattles)).body;
      const [row] = await server.sql<{ id: string }>('select id from players where username = $1', [name]);
      return {
        ...trader,
        id: row!.id,
        listing,
        answer,
        offered: offer[0]!,
        ready: reserve[2]!.id,
        free: reserve[3]!.id,
        wanted: wanted[0]!.id,
        battle: battles.at(-1)!.id,
      };
    }),
  );
  return { owner: owner!, other: other!, market };
}
