import type { GymLeader } from '../../../content/gyms/types.ts';
import { NORMAL } from '../../../rules/creatures/kinds.ts';
import { CREATURE_TYPES, type Dice, type RuleBook } from '../../../rules/index.ts';
import {
  composeTeam,
  HOUSE_SCALE,
  TRAINING_SCALE,
} from '../../../server/features/battles/start/composeTeam.ts';
import { oneOf } from '../random.ts';
import { fight } from './battle.ts';
import { reward } from './reward.ts';
import type { Trainer } from './trainer.ts';

/** Number of users of similar strength from which the server picks an opponent at random. */
const RIVALS = 16;
const BY = { training: 'training', user: 'user' } as const;

/** A battle against a team composed to match the trainer's: training with a random type, or another user. */
export function practise(book: RuleBook, trainer: Trainer, kind: keyof typeof BY, dice: Dice): void {
  const team = trainer.team.map((one, at) => ({ ...one, id: `own ${at}`, kind: NORMAL }) as const);
  const scale = kind === 'training' ? { ...TRAINING_SCALE, type: oneOf(CREATURE_TYPES, dice) } : HOUSE_SCALE;
  const opponents = composeTeam(book, dice, team, scale).map((one, at) => ({ ...one, id: `their ${at}` }));
  const state = fight(book, trainer, { kind, opponents }, dice);
  reward(book, trainer, state, kind === 'user' ? { rival: `user ${dice.roll(RIVALS)}` } : {});
}

/** Challenges a leader. A victory pays the leader's full prize. @returns whether it was won */
export function challenge(book: RuleBook, trainer: Trainer, leader: GymLeader, dice: Dice): boolean {
  const opponents = leader.team.map((one, at) => ({ ...one, id: `their ${at}`, kind: NORMAL }) as const);
  const { difficulty } = leader;
  const setup = { kind: 'gym', opponents, ...(difficulty && { thinking: difficulty }) } as const;
  const won = reward(book, trainer, fight(book, trainer, setup, dice), { prize: leader.coins });
  if (won) trainer.beaten.add(leader.id);
  return won;
}
