import { book, encounters, groundAt, items, maps } from '../../content/index.ts';
import { getProfile } from '../../contract/auth.ts';
import {
  evolve,
  findNextPokemonsExcludeTeam,
  getTeam,
  joinTeam,
  replaceTeamPokemon,
  startTrainingBattle,
  startWildBattle,
  updatePokemons,
} from '../../contract/game.ts';
import { getItems, purchase } from '../../contract/mart.ts';
import type { Creature } from '../../contract/shapes/creature.ts';
import { CREATURE_TYPES, MOST_LEVEL, speciesOf } from '../../rules/index.ts';
import { bestMoves } from '../balance/bestMoves.ts';
import { grownTo } from '../balance/careers/trainer.ts';
import { askAtRest } from '../bots/ask.ts';
import { type Bot, oneOf } from '../bots/bot.ts';
import { fightToTheEnd } from './fight.ts';
import { type Place, placeOf, travel } from './travel.ts';

const SLOTS = ['attack1', 'attack2', 'attack3', 'attack4'] as const;

/** Balls that are bought at once. */
const BALLS = 20;

const meanLevel = (team: readonly Creature[]): number =>
  team.reduce((sum, { level }) => sum + level, 0) / team.length;

/** Evolves who is ready, and gives everybody the four moves that answer most types best. @returns the team */
export async function improve(bot: Bot): Promise<readonly Creature[]> {
  const { pokemons: before } = await askAtRest(bot, getTeam);
  for (const { id, canEvolve } of before) if (canEvolve) await askAtRest(bot, evolve, { id });
  const { pokemons: team } = await askAtRest(bot, getTeam);
  const chosen = team.map((one) => {
    const moves = bestMoves(book, speciesOf(book, one.name.toLowerCase()), one.level);
    return { one, moves, changed: moves.some((move, at) => one[SLOTS[at]!].toLowerCase() !== move) };
  });
  if (chosen.some(({ changed }) => changed))
    await askAtRest(bot, updatePokemons, {
      pokemons: chosen.map(({ one: { id }, moves: [a = '', b = '', c = '', d = ''] }) => ({
        id,
        attack1: a,
        attack2: b,
        attack3: c,
        attack4: d,
      })),
    });
  return team;
}

/** Trains the whole team until its mean level is reached, or one that cannot rise further. */
export async function trainTo(bot: Bot, level: number): Promise<void> {
  let team = await improve(bot);
  while (meanLevel(team) < Math.min(level, MOST_LEVEL)) {
    await askAtRest(bot, startTrainingBattle, { type: oneOf(bot, CREATURE_TYPES)! });
    await fightToTheEnd(bot);
    team = await improve(bot);
  }
}

/** Walks to and fro where wild creatures live until one appears. */
async function meetOne(bot: Bot): Promise<void> {
  const lives = ({ map, cell: { x, y } }: Place): boolean =>
    encounters[map].tables.some(({ ground }) => ground === groundAt(maps[map], x, y));
  const isHere = ({ map }: Place): boolean => map === placeOf(bot).map;
  while (!bot.map?.pokemon) {
    const { cell } = placeOf(bot);
    await travel(bot, (place) => lives(place) && (place.cell.x !== cell.x || place.cell.y !== cell.y), {
      isOpen: (map) => isHere({ map, cell }),
      afterStep: () => bot.map?.pokemon !== undefined,
    });
  }
}

/** Fights the next wild creature that appears, with balls. @returns whether it was caught */
async function catchOne(bot: Bot): Promise<boolean> {
  await meetOne(bot);
  await askAtRest(bot, startWildBattle);
  return (await fightToTheEnd(bot, true)) === 'caught';
}

const hasBalls = (bot: Bot): boolean => (bot.confirmed.items?.nball ?? 0) > 0;

/** Catches wild creatures on the bot's map until the team has the size, or no ball is left. */
export async function fillTeam(bot: Bot, size: number): Promise<void> {
  await askAtRest(bot, getProfile);
  let { pokemons: team } = await askAtRest(bot, getTeam);
  while (team.length < size && hasBalls(bot)) {
    if (!(await catchOne(bot))) continue;
    const { pokemons: rest } = await askAtRest(bot, findNextPokemonsExcludeTeam, {});
    const [caught] = rest;
    if (caught) ({ pokemons: team } = await askAtRest(bot, joinTeam, { id: caught.id }));
  }
}

/** The sum of the base stats of what a creature becomes. */
function worthOf({ name }: Creature): number {
  const { hp, attack, defense, speed } = speciesOf(
    book,
    grownTo(book, name.toLowerCase(), MOST_LEVEL),
  ).baseStats;
  return hp + attack + defense + speed;
}

/** Buys balls, catches what lives on the bot's map, and takes the most promising of it in the place of the least promising member. */
export async function regroup(bot: Bot): Promise<void> {
  const { items: shelf } = await askAtRest(bot, getItems);
  const wanted = Math.min(BALLS, Math.floor((shelf.coins ?? 0) / (items.nball?.price ?? Infinity)));
  if (wanted > 0) await askAtRest(bot, purchase, { items: { nball: wanted } });
  while (hasBalls(bot)) await catchOne(bot);
  const { pokemons: team } = await askAtRest(bot, getTeam);
  const { pokemons: rest } = await askAtRest(bot, findNextPokemonsExcludeTeam, {});
  const [best] = rest
    .filter(({ name }) => !team.some((one) => one.name === name))
    .toSorted((one, other) => worthOf(other) - worthOf(one));
  const [worst] = team.toSorted((one, other) => worthOf(one) - worthOf(other));
  if (best && worst && worthOf(best) > worthOf(worst))
    await askAtRest(bot, replaceTeamPokemon, { from: worst.id, to: best.id, anyway: true });
}
