import {
  CUP_NAMES,
  type CupName,
  cups,
  ENTRIES_A_DAY,
  isCup,
  tierOfCup,
} from '../../../../content/challenges/cups.ts';
import { todayAt } from '../../../../content/things/lying.ts';
import type { CupStanding } from '../../../../contract/progress/cups.ts';
import type { Queryable } from '../../../database/transaction.ts';
import { readCoins } from '../../../domain/coins.ts';
import { isOpen } from '../../../domain/players/profile.ts';
import type { Services } from '../../../services.ts';
import { type CupRow, readCupBattle, readCupRow } from './cupQueries.ts';

/** A player's tournaments as they are now. */
export interface CupState {
  readonly row: CupRow;
  /** The tournament that runs; null if none does, or if its battle was lost or left. */
  readonly running: CupName | null;
  /** Whether a battle of it is not over. */
  readonly battle: boolean;
  /** Entries that are left today. */
  readonly left: number;
}

/**
 * Reads a player's tournaments. A tournament is over once a battle of it was begun that is neither open nor won: nothing needs
 * to be noted where a battle is lost or left.
 */
export async function readCups({ now }: Services, on: Queryable, playerId: string): Promise<CupState> {
  const day = todayAt(now());
  const fresh: CupRow = { cup: null, won: 0, fighting: false, team: {}, day, entries: 0, ribbons: {} };
  const stored = (await readCupRow(on, playerId)) ?? fresh;
  // If the clock is set back, the later stored day goes on.
  const row = stored.day < day ? { ...stored, day, entries: 0 } : stored;
  const left = Math.max(0, ENTRIES_A_DAY - row.entries);
  if (row.cup === null || !isCup(row.cup)) return { row, running: null, battle: false, left };
  if (!row.fighting) return { row, running: row.cup, battle: false, left };
  const latest = await readCupBattle(on, playerId);
  const open = latest !== null && latest.tier === tierOfCup(row.cup) && isOpen(latest.page);
  return { row, running: open ? row.cup : null, battle: open, left };
}

/** What a creature is called and looks like: the English name of its species, its nickname if it has one, its kind. */
type Shown = Pick<NonNullable<CupStanding['running']>['team'][number], 'name' | 'nickname' | 'kind'>;

/** The reply with a player's tournaments. @param names what the creatures are called and look like, by their ids */
export async function viewCups(
  services: Services,
  on: Queryable,
  playerId: string,
  names: (ids: readonly string[]) => Promise<ReadonlyMap<string, Shown>>,
): Promise<CupStanding> {
  const { row, running, battle, left } = await readCups(services, on, playerId);
  const ids = running ? Object.keys(row.team) : [];
  const named = ids.length > 0 ? await names(ids) : new Map<string, Shown>();
  return {
    coins: await readCoins(on, playerId),
    cups: CUP_NAMES.map((cup) => {
      const { entry, prize, rounds } = cups[cup];
      return { cup, entry, prize, rounds: rounds.length, ribbons: row.ribbons[cup] ?? 0 };
    }),
    running: running && {
      cup: running,
      won: row.won,
      battle,
      // Who was set free or traded away meanwhile is not shown.
      team: ids.flatMap((id) => {
        const one = named.get(id);
        return one ? [{ id, ...one, hp: row.team[id] ?? 0 }] : [];
      }),
    },
    left,
  };
}
