import {
  type BattleSetup,
  type BattleState,
  bookHash,
  type Choice,
  diceFromBytes,
  type Fighter,
  type RuleBook,
  startBattle,
  takeChoice,
} from '../../../rules/index.ts';
import type { RecordRow } from '../../../server/features/battles/history/historyQueries.ts';

/** As many choices as a battle that can be watched again may have. */
export const CHOICES = 400;

/**
 * Ghosts cannot hurt each other with this move, so the battle lasts until they are exhausted, one pair after another.
 */
const ghosts = (side: string): Fighter[] =>
  Array.from({ length: 6 }, (_, place) => ({
    ...{ id: `${side}-0000-0000-0000-00000000000${place}`, species: 'gutterling', kind: 1, level: 100 },
    moves: ['tackle', '', '', ''],
  }));

const next = ({ page, player }: BattleState): Choice => {
  if (page === 'selection') return ['choose', player.fighters.find(({ hp }) => hp > 0)?.id ?? ''];
  return page === 'battle' ? ['attack', 1] : ['continue'];
};

/** The record of a player's gym battle with CHOICES choices. */
export function longRecord(book: RuleBook, playerId: string): RecordRow {
  const dice = diceFromBytes(Buffer.alloc(16, 'replays'));
  const setup: BattleSetup = { kind: 'gym', team: ghosts('00000001'), opponents: ghosts('00000002'), dice };
  const choices: Choice[] = [];
  let state = startBattle(book, setup);
  while (choices.length < CHOICES) {
    const choice = next(state);
    const outcome = takeChoice(book, state, choice);
    if (!outcome.ok) throw new Error(`No ${choice[0]} on the page ${state.page}`);
    choices.push(choice);
    state = outcome.state;
  }
  return {
    ...{
      id: 1,
      playerId,
      kind: 'gym',
      opponent: 'Thornby',
      gymId: 'thornby-garden',
      tier: null,
      mapName: null,
    },
    ...{
      result: 'fled',
      rounds: state.round,
      setup: { ...setup, book: bookHash(book) },
      choices,
      growth: [],
    },
    ...{ prize: null, coins: 0, exp: 0, startedAt: new Date(0), endedAt: new Date(0) },
  };
}
