import { getProfile } from '../../contract/auth.ts';
import { getTeam, mapRequest } from '../../contract/game.ts';
import { getRecord } from '../../contract/journal.ts';
import { getCups } from '../../contract/progress/cups.ts';
import { getTradeHistory, getWanted, pokemonsInTrade } from '../../contract/trades.ts';
import { askAtRest } from './ask.ts';
import type { Bot, Crowd } from './bot.ts';

/** Bots that are compared at once. */
const AT_ONCE = 8;

/** Compares what the server says about a bot with what it has confirmed. @returns a line for each difference */
async function differencesOf(bot: Bot): Promise<string[]> {
  // Reading records, too: what was confirmed is copied first.
  const { counts, battles, coins, items, place, team, listed, wanted, ribbons, contradictions } =
    structuredClone(bot.confirmed);
  const record = await askAtRest(bot, getRecord);
  const { profile } = await askAtRest(bot, getProfile);
  const found: string[] = [...contradictions];
  const compare = (what: string, said: unknown, confirmed: unknown): void => {
    if (confirmed !== null && JSON.stringify(said) !== JSON.stringify(confirmed))
      found.push(`${what}: ${JSON.stringify(said)} instead of ${JSON.stringify(confirmed)}`);
  };
  compare('steps', record.steps, counts.steps);
  compare('creatures', record.pokemonCount, counts.creatures);
  compare('trades', (await askAtRest(bot, getTradeHistory)).count, counts.trades);
  for (const [kind, { win, lose, caught }] of Object.entries(record.counts))
    compare(`battles (${kind})`, { win, lose, caught }, battles[kind as keyof typeof battles]);
  compare('coins', profile.coins, coins);
  for (const [ball, number] of Object.entries(profile.items)) compare(ball, number, items?.[ball] ?? null);
  const { pokemons } = await askAtRest(bot, getTeam);
  compare(
    'team',
    pokemons.map(({ id }) => id),
    team,
  );
  const { mapName, mapPos } = await askAtRest(bot, mapRequest, { mapName: profile.mapName });
  compare('place', { mapName, mapPos }, place);
  compare('listings', (await askAtRest(bot, pokemonsInTrade)).count, listed?.size ?? null);
  compare('wanted', (await askAtRest(bot, getWanted)).wanted.length, wanted);
  const { cups } = await askAtRest(bot, getCups);
  compare(
    'tournaments won',
    cups.reduce((sum, one) => sum + one.ribbons, 0),
    ribbons,
  );
  return found.map((line) => `${bot.name}: ${line}`);
}

/**
 * Compares what the server says about each bot with what it has confirmed. The run must rest (`Pause.hold`); bots without
 * a session are left out.
 * @returns a line for each difference; empty if every confirmed change is there once
 * @throws GivenUp if the game does not answer
 */
export async function differences({ bots }: Crowd): Promise<string[]> {
  const queue = bots.filter(({ token }) => token !== '').values();
  const found = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const lines: string[] = [];
      for (const bot of queue) lines.push(...(await differencesOf(bot)));
      return lines;
    }),
  );
  return found.flat();
}
