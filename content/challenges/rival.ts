import type { Difficulty } from '../../rules/index.ts';

/** A creature of the rival, as its line has it at this level. */
interface RivalMember {
  /** First stage of the line; null for the starter that answers the player's. */
  readonly line: string | null;
  readonly level: number;
}

/** A battle against the rival. What it needs and where it is are in `content/people/rival.ts`, in the same order. */
export interface RivalBattle {
  /** Stored among the victories over leaders: it begins with `rival-`, never changes, and is the id of no gym. */
  readonly id: string;
  /** 1 to 6, in the order in which they come. */
  readonly team: readonly RivalMember[];
  readonly difficulty: Difficulty;
  /** Coins for the victory, which there is only once. */
  readonly coins: number;
  /** What the rival says to the challenger. */
  readonly before: string;
  /** What the rival says to a player who has won. */
  readonly after: string;
  /** What the rival says to a player who has lost. */
  readonly lost: string;
}

export const rivalName = 'Sorrel Latch';

/** The type of the rival's starter for the type of the player's. */
export const rivalAnswers = { grass: 'fire', fire: 'water', water: 'grass' } as const;

const own = (level: number): RivalMember => ({ line: null, level });
const one = (line: string, level: number): RivalMember => ({ line, level });

const all = [
  {
    id: 'rival-hamlet',
    team: [one('postwren', 5), own(6)],
    difficulty: 'greedy',
    coins: 100,
    before: 'Page one, line one: me, winning. I’ve left room for the date.',
    after:
      'That wasn’t a loss. It was a first draft. I’ll be in Latchford when you have three badges, and I’ll have a better pen.',
    lost: 'Ha! I’ve underlined it. Twice. You can try again, I’ve plenty of ink.',
  },
  {
    id: 'rival-town',
    team: [one('postwren', 17), one('dustkit', 17), own(19)],
    difficulty: 'greedy',
    coins: 400,
    before: 'I’ve been practising my modest face. Watch, you’ll see it in a minute.',
    after:
      'You’ve got better. I’ve got better, too, it only doesn’t show from where you stand. Eight badges. The moor gate. Be there.',
    lost: 'This is the modest face. It’s holding, isn’t it? Come again soon, I can’t keep it up for long.',
  },
  {
    id: 'rival-gate',
    team: [one('postwren', 38), one('dustkit', 38), one('boreauk', 39), one('pageant', 39), own(41)],
    difficulty: 'greedy',
    coins: 1300,
    before: 'I didn’t sleep. It’s all right, nor did they, we talked. They’re on my side.',
    after:
      'All right. All right! You go through first. I’ll hold the gate, somebody always has to. See you where the moor ends.',
    lost: 'First properly through the gate: Sorrel Latch. I’ll wait for you. It’s dull, being first by yourself.',
  },
  {
    id: 'rival-chapel',
    team: [
      one('postwren', 54),
      one('dustkit', 55),
      one('boreauk', 55),
      one('pageant', 56),
      one('thimbelf', 56),
      own(58),
    ],
    difficulty: 'greedy',
    coins: 2600,
    before: 'No page for this one. I want to see it with my own eyes, not look it up afterwards.',
    after:
      'Do you feel that? They’re warm, all of them, yours and mine. It’s one fire. I’ve been trying to win against a fire.',
    lost: 'I won. I really won, and I’ve nothing to write with. Come back soon, so that I can remember it better.',
  },
] as const satisfies readonly RivalBattle[];

/** The id of a battle against the rival. */
export type RivalBattleId = (typeof all)[number]['id'];

/** The battles against the rival, who grows with the player. */
export const rivalBattles: readonly RivalBattle[] = all;
