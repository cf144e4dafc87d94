import { writeFileSync } from 'node:fs';
import { cups } from '../../content/challenges/cups.ts';
import { book, goldTiers, items, prizeLimits, regions } from '../../content/index.ts';
import { CREATURE_TYPES } from '../../rules/index.ts';
import { DAY } from './careers/pace.ts';
import { playCareers } from './careers/playCareers.ts';
import { badgeRows, prizeFindings, purseRows } from './careers/summary.ts';
import { catchOdds } from './catchOdds.ts';
import { cupVerdict, playCups } from './cups.ts';
import { findsVerdict } from './finds.ts';
import { firstVerdicts, prizeVerdict, trainingVerdict, typeRecords, verdicts } from './goals.ts';
import { playGold } from './gold.ts';
import { illustrate } from './illustrate.ts';
import { playFirstTries } from './leaders/firstTries.ts';
import { monthVerdicts } from './month/goals.ts';
import { playMonths } from './month/playMonths.ts';
import { type Findings, pageOf } from './page.ts';
import { diceFor } from './random.ts';
import { playDuels } from './species/duels.ts';
import { playFirstBattles } from './starters/firstBattles.ts';
import { playStarters } from './starters/gymBattles.ts';
import { playTraining } from './training.ts';

/**
 * `npm run balance`: plays thousands of battles and some hundred careers, writes docs/balance.md and its pictures, and
 * fails if the content is out of balance. A number as argument sets how many careers are played.
 */
const CAREERS = 150;
const DUELS = 12;
const GYM_BATTLES = 60;
const NEWCOMERS = 300;
const TRAININGS = 300;
const FIRST_TRIES = 300;
const GOLD_BATTLES = 40;
const MONTHS = 18;
const DOCS = new URL('../../../docs/', import.meta.url);

const careerCount = Number(process.argv[2] ?? CAREERS);
const [first] = regions;
const species = playDuels(book, DUELS, diceFor(1));
const starters = playStarters(book, first?.leaders ?? [], GYM_BATTLES, diceFor(2));
const firsts = playFirstBattles(book, NEWCOMERS, diceFor(5));
const trainings = playTraining(book, TRAININGS, diceFor(6));
const types = typeRecords(CREATURE_TYPES, species);
const careers = await playCareers(careerCount);
const prizes = prizeFindings(careers);
const leaders = playFirstTries(book, regions, FIRST_TRIES, diceFor(9));
const gold = playGold(book, goldTiers, GOLD_BATTLES, diceFor(8));
const tournaments = playCups(book, cups, GOLD_BATTLES, diceFor(11));
const months = playMonths(book, MONTHS, tournaments);
const purses = purseRows(regions, careers);
const found: Findings = {
  verdicts: [
    ...firstVerdicts(firsts),
    trainingVerdict(trainings),
    ...verdicts(starters, species, types),
    prizeVerdict(prizes, prizeLimits.dayMost),
    cupVerdict(tournaments),
    ...monthVerdicts(purses, leaders, gold, months),
    findsVerdict(purses),
  ],
  starters,
  firsts,
  trainings,
  species,
  types,
  badges: badgeRows(regions, careers),
  purses,
  leaders,
  gold,
  tournaments,
  months,
  prizes,
  limits: prizeLimits,
  hoursADay: DAY / 3600,
  odds: catchOdds(book),
  careers: careers.length,
  battles: careers.reduce((sum, { trainer }) => sum + trainer.battles, 0),
  ballPrice: items.nball?.price ?? 0,
};
writeFileSync(new URL('balance.md', DOCS), pageOf(found));
for (const [name, picture] of Object.entries(illustrate(found))) {
  writeFileSync(new URL(`pictures/${name}`, DOCS), picture);
}
for (const { goal, unit, least, most, kept } of found.verdicts) {
  const range = `${least[1].toFixed(1)}${unit} (${least[0]}) to ${most[1].toFixed(1)}${unit} (${most[0]})`;
  console.log(`${kept ? '✓' : '✗'} ${goal}: ${range}`);
}
if (found.verdicts.some(({ kept }) => !kept)) process.exitCode = 1;
