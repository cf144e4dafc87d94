import type { PrizeLimits } from '../../rules/index.ts';
import type { BadgeRow, PrizeFindings, PurseRow } from './careers/summary.ts';
import type { CatchRow } from './catchOdds.ts';
import type { CupRecord } from './cups.ts';
import type { TypeRecord, Verdict } from './goals.ts';
import type { GoldRecord } from './gold.ts';
import type { LeaderRecord } from './leaders/firstTries.ts';
import type { MonthRecord } from './month/playMonths.ts';
import { cupTable, firstTryTable, goldTable, monthTable } from './month/section.ts';
import { dailyWishes, MOST_DAYS } from './month/wishes.ts';
import {
  badgeTable,
  catchTable,
  firstTable,
  prizeTable,
  purseTable,
  speciesTable,
  starterTable,
  trainingTable,
  typeTable,
  verdictTable,
} from './sections.ts';
import type { Record as SpeciesRecord } from './species/duels.ts';
import type { FirstRecord } from './starters/firstBattles.ts';
import type { StarterRecord } from './starters/gymBattles.ts';
import type { TrainingRecord } from './training.ts';

/** All measured results. */
export interface Findings {
  readonly verdicts: readonly Verdict[];
  readonly starters: readonly StarterRecord[];
  readonly firsts: readonly FirstRecord[];
  readonly trainings: readonly TrainingRecord[];
  readonly species: readonly SpeciesRecord[];
  readonly types: readonly TypeRecord[];
  readonly badges: readonly BadgeRow[];
  readonly purses: readonly PurseRow[];
  readonly leaders: readonly LeaderRecord[];
  readonly gold: readonly GoldRecord[];
  readonly tournaments: readonly CupRecord[];
  readonly months: readonly MonthRecord[];
  readonly prizes: PrizeFindings;
  readonly limits: PrizeLimits;
  /** Hours that a simulated player plays per day. */
  readonly hoursADay: number;
  readonly odds: readonly CatchRow[];
  readonly careers: number;
  /** Number of battles in all careers. */
  readonly battles: number;
  readonly ballPrice: number;
}

const coins = (count: number): string => count.toLocaleString('en');

const total = (records: readonly { readonly battles: number }[]): string =>
  records.reduce((sum, { battles }) => sum + battles, 0).toLocaleString('en');

/** The text of docs/balance.md. */
export const pageOf = (found: Findings): string => `# Balance

Written by \`npm run balance\`, which plays the game with bots on the rules themselves, with the content as it is and
seeded dice: the same content gives the same page anywhere. It fails where a goal is not kept. Change the content, run it
again, commit both.

## Goals

${verdictTable(found.verdicts)}

## First battles

The first twenty wild battles of newcomers: one creature of level 5 with the moves that it has then. They walk on Green Land, up to
eight cells from its start and two more for each level gained, and fight whatever comes, at full hp, always with the attack for which the
page shows the highest damage. Experience and moves come as in the game.

${firstTable(found.firsts)}

## Training

Teams of common and uncommon creatures of one level, each with its four best moves, against one wild creature of their level, and in
experience training as the server makes it. Experience is that of each member; battles that are lost count with their rounds.

${trainingTable(found.trainings)}

## Starters in the first region

${total(found.starters)} gym battles. A team of the leader's size and levels, every other creature one level ahead: the starter in its form of that level
first, the others common and uncommon creatures by chance, each with the four moves that answer most types best. The player
takes the attack that promises most; the leader thinks as in the game.

![Share of battles won by starter](pictures/balance-starters.svg)

${starterTable(found.starters)}

## Species against equals

${total(found.species)} battles, one against one: every species with every other that stands where it stands in its line (still to grow,
half grown, grown up), at one level, each with its four best moves, both greedy. Legendary ones count among the grown up.

![How often species win](pictures/balance-species.svg)

${speciesTable(found.species)}

## Types

What the species of each type won in those battles together.

![Share of battles won by type](pictures/balance-types.svg)

${typeTable(found.types)}

## Careers

${found.careers.toLocaleString('en')} players, ${found.battles.toLocaleString('en')} battles. Each chooses one of the nine starters, explores wherever the team has nothing to fear (half of
the time), practises against training partners and other players, catches whatever is new, buys balls when they run low and
charms when half of the coins pay for one, a piece of furniture or a look when a fifth does, a lure when a tenth does, and challenges the next leader when the team comes near its level: bold ones three
levels below, careful ones one above. After a defeat they want one level more, after three by the same leader somebody else in
the team. An hour is made of steps (0.25 s), rounds (6 s) and menus (\`tools/balance/careers/pace.ts\`).

![Hours until each badge](pictures/balance-hours.svg)

${badgeTable(found.badges)}

### Coins

![Coins earned in an hour](pictures/balance-coins.svg)

${purseTable(found.purses, found.ballPrice)}

### Prizes of a day

Careers play under the bounds of the server: a day is ${found.hoursADay} hours of play, and a user battle meets one of sixteen users of like
strength. User and gold battles together pay ${coins(found.limits.dayMost)} coins a day at most, stakes taken off; each victory over the same
user on a day lowers the next prize by ${found.limits.fall} %.

${prizeTable(found.prizes, found.limits)}

## Thirty days

Three kinds of players, ${found.months[0]?.players} of each, play as in the careers: an hour every day, ten minutes every day, three hours on each day of the
weekend. In every eight minutes they finish one of the three quests of the day, which pays about 90 coins. In the evening they write a sketch of each species
that they have caught and a study of half of those known for a week, follow the lines of the
regions as far as their badges and species let them, with the time of each way to a map, a person, a sign, a well or a thing and of the battles against the rival, enter
the dearest tournament of which the entry is a tenth of their coins, and take a lesson for as much. The table shows the middle player. A
day's wishes, twenty ultra balls and the two best lures, are worth ${coins(dailyWishes)} coins (\`tools/balance/month/wishes.ts\`); a purse above ${MOST_DAYS} days of them would mean that coins buy nothing.

![Coins at the end of each day](pictures/balance-month.svg)

${monthTable(found.months)}

### First tries

Every leader against ${found.leaders[0]?.battles} teams that were made for the occasion: as many common and uncommon creatures as the leader has, at the level of
the leader's highest, every other one of a type that the opponent at its place fears, with well-chosen moves.

${firstTryTable(found.leaders)}

### Gold battles

Teams with well-chosen moves that look ahead as leaders do, at levels 20 to 70, three or six creatures.

${goldTable(found.gold)}

### Tournaments

The same teams, all rounds of a tournament in a row, with the hp that are left and some rest.

${cupTable(found.tournaments)}

## Catching

Percent with which a ball holds, mean over the species of a rarity at the level at which they are met. Weak is a quarter of the hp.

${catchTable(found.odds)}
`;
