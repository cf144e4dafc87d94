import { doneOf, dueStage, type ResearchCounts } from '../../../content/research/progress.ts';
import { STAGES, STUDIED } from '../../../content/research/stages.ts';
import { tasksOf } from '../../../content/research/tasks.ts';
import { researchTitles } from '../../../content/titles/titles.ts';
import type { ReplyOf } from '../../../contract/call.ts';
import type { chooseTitle, ResearchView, writeResearch } from '../../../contract/progress/research.ts';
import type { Transaction } from '../../database/transaction.ts';
import { addCoins } from '../../domain/coins.ts';
import { readHonours } from '../../domain/honours.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { profileOf, readProfile } from '../../domain/players/profile.ts';
import { conflict, notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { type ResearchRow, readResearch, storeTitle, storeWritten } from './researchQueries.ts';

/** How often each task was done: those that are counted, and those that the Pokedex tells. */
const countsOf = ({ counts, had, special }: ResearchRow): ResearchCounts => ({
  ...counts,
  ...(had && { had: 1 }),
  ...(special && { special: 1 }),
});

function viewOf(species: string, row: ResearchRow): ResearchView {
  const counts = countsOf(row);
  const next = STAGES[row.written];
  return {
    species,
    tasks: tasksOf(species).map(({ task, goal, hour }) => ({
      task,
      ...(hour && { hour }),
      count: Math.min(goal, counts[task] ?? 0),
      goal,
    })),
    written: row.written,
    next: next
      ? { tasks: next.tasks, done: Math.min(next.tasks, doneOf(species, counts)), coins: next.coins }
      : null,
    studied: row.studied,
  };
}

function refuseUnknown(species: string): void {
  if (tasksOf(species).length === 0) throw notFound('noSpecies');
}

/** The research of a player about a species. @throws Refusal 404 for a species that the game has not */
export async function researchOf(
  { database }: Services,
  playerId: string,
  species: string,
): Promise<ResearchView> {
  refuseUnknown(species);
  return viewOf(species, await readResearch(database.drizzle, playerId, species));
}

/**
 * Writes the next page about a species and pays for it, once.
 * @throws Refusal 404 for a species that the game has not; 409 if too few tasks are done, or if all is written
 */
export async function rewardPage(
  { game }: Services,
  transaction: Transaction,
  playerId: string,
  species: string,
): Promise<ReplyOf<typeof writeResearch>> {
  refuseUnknown(species);
  await lockPlayer(transaction, playerId);
  const row = await readResearch(transaction, playerId, species);
  if (row.written >= STUDIED) throw conflict('allWritten');
  const stage = dueStage(species, countsOf(row), row.written);
  if (!stage) throw conflict('littleToWrite');
  if (!(await storeWritten(transaction, playerId, species, row.written))) {
    throw conflict('allWritten');
  }
  await addCoins(transaction, playerId, stage.coins, 'research');
  const written = row.written + 1;
  const studied = row.studied + (written === STUDIED ? 1 : 0);
  const title = researchTitles.find((one) => studied > row.studied && one.studied === studied);
  return {
    profile: profileOf(game, await readProfile(transaction, playerId)),
    research: viewOf(species, { ...row, written, studied }),
    coins: stage.coins,
    ...(title && { title: title.id }),
  };
}

/** Wears a title, or none. @throws Refusal 409 for one that the player has not earned */
export async function chooseTitleOf(
  transaction: Transaction,
  playerId: string,
  title: string | null,
): Promise<ReplyOf<typeof chooseTitle>> {
  await lockPlayer(transaction, playerId);
  if (title !== null && !(await readHonours(transaction, playerId)).titles.includes(title)) {
    throw conflict('titleNotEarned');
  }
  await storeTitle(transaction, playerId, title);
  return { title };
}
