import { type CupName, cups } from '../../../content/challenges/cups.ts';
import type { GymRegion } from '../../../content/gyms/types.ts';
import { STAGES } from '../../../content/research/stages.ts';
import { lessonPrice } from '../../../content/tutor/lessons.ts';
import type { Dice, RuleBook } from '../../../rules/index.ts';
import type { Life } from '../careers/career.ts';
import { PACE } from '../careers/pace.ts';
import { earn } from '../careers/reward.ts';
import { strengthOf, type Trainer } from '../careers/trainer.ts';
import type { CupRecord } from '../cups.ts';
import { type Errands, followLines } from './lines.ts';

/** What a player has been paid once so far, and how many species were known on each evening. */
export interface Ledger {
  readonly errands: Errands;
  research: number;
  readonly known: number[];
}

/** Days after which half of the species that were known then are studied. */
const STUDY = 7;
/** Share of the coins that a player stakes on a tournament or pays for a lesson. */
const SHARE = 0.1;
/** The lowest level at which a team enters tournaments. */
const CUP_LEVEL = 20;
/** Rounds of a battle of a tournament. */
const CUP_ROUNDS = 15;
/** So many levels before its time a move is taught. */
const AHEAD = 5;

/** Coins of the pages of research: a sketch of each species known, a study of half of those known for a week. */
function researchPay(known: readonly number[]): number {
  const [sketch, study] = STAGES;
  const studied = Math.floor((known.at(-1 - STUDY) ?? 0) / 2);
  return (known.at(-1) ?? 0) * sketch.coins + studied * study.coins;
}

/** Enters the dearest tournament of which a tenth of the coins is the entry, with the chance that prepared players have. */
function enterCup(trainer: Trainer, records: readonly CupRecord[], dice: Dice): void {
  if (strengthOf(trainer) < CUP_LEVEL) return;
  const payable = records.filter(({ cup }) => cups[cup as CupName].entry <= trainer.coins * SHARE);
  const record = payable.at(-1);
  if (!record) return;
  const { entry, prize, rounds } = cups[record.cup as CupName];
  trainer.coins -= entry;
  trainer.spent += entry;
  trainer.seconds += rounds.length * (CUP_ROUNDS * PACE.round + PACE.between);
  if (dice.roll(record.entered) < record.won) earn(trainer, prize);
}

/** Has somebody of the team taught a move if a tenth of the coins pays for it. */
function takeLesson(trainer: Trainer): void {
  const price = lessonPrice(Math.floor(strengthOf(trainer)) + AHEAD);
  if (price > trainer.coins * SHARE) return;
  trainer.coins -= price;
  trainer.spent += price;
}

/** What a player does on each evening of play beside the quests of the day. */
export function endDay(
  book: RuleBook,
  regions: readonly GymRegion[],
  life: Life,
  ledger: Ledger,
  records: readonly CupRecord[],
  dice: Dice,
): void {
  const { trainer } = life;
  followLines(book, regions, life, ledger.errands, dice);
  const research = researchPay(ledger.known);
  earn(trainer, research - ledger.research);
  ledger.research = research;
  enterCup(trainer, records, dice);
  takeLesson(trainer);
}
