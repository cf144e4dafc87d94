import { type GameMap, type GymLeader, type GymRegion, maps, regions } from '../../content/index.ts';
import { doorAt } from '../../content/maps/ways/doors.ts';
import { mapRequest, regionsData, startGymBattle } from '../../contract/game.ts';
import { askAtRest } from '../bots/ask.ts';
import type { Bot } from '../bots/bot.ts';
import { type Gift, signUp } from '../bots/play.ts';
import { fightToTheEnd } from './fight.ts';
import { fillTeam, improve, regroup, trainTo } from './team.ts';
import { placeOf, travel } from './travel.ts';

type MapId = GameMap['id'];

/** What a playthrough has done. */
export interface Playthrough {
  /** Maps in the order in which they were first walked on. */
  readonly maps: readonly MapId[];
  /** Ids of the gyms in the order of the victories, and the challenges that each took. */
  readonly beaten: ReadonlyMap<string, number>;
}

/** The size of a team, as the game allows. */
const WHOLE = 6;
/** Levels above the mean of a leader's team at which the bot dares a challenge. */
const AHEAD = 1;
/** After so many defeats by one leader the bot changes its team. */
const MOST_DEFEATS = 5;

const meanLevel = ({ team }: GymLeader): number =>
  team.reduce((sum, { level }) => sum + level, 0) / team.length;

/** Whether the leaders that a map asks for are beaten. */
function isAdmitted({ admission }: GameMap, beaten: ReadonlyMap<string, number>): boolean {
  if (!admission) return true;
  const asked = regions.find(({ name }) => name === admission.region);
  return (asked?.leaders.filter(({ id }) => beaten.has(id)).length ?? 0) >= admission.badges;
}

/**
 * Plays the game from the sign-up to the last champion by its calls alone, on foot over all maps: catches a team, trains it, walks to the
 * house of each leader, challenges until the victory, and walks through every gate that opens.
 * @param gift what the operator gives at the beginning, with the admin token; without it everything is earned
 * @param tell gets a line for each map and each victory
 * @throws Error if a call is refused or a way is missing
 */
export async function playThrough(
  bot: Bot,
  tell: (line: string) => void,
  gift?: { readonly gift: Gift; readonly operator: string },
): Promise<Playthrough> {
  const visited = new Set<MapId>();
  const beaten = new Map<string, number>();
  const isOpen = (map: MapId): boolean => isAdmitted(maps[map], beaten);
  const noteMap = (): false => {
    const { map } = placeOf(bot);
    if (!visited.has(map)) tell(`On foot: ${maps[map].title}`);
    visited.add(map);
    return false;
  };
  const go = (wanted: Parameters<typeof travel>[1]): Promise<void> =>
    travel(bot, wanted, { isOpen, afterStep: noteMap });

  async function beat(leader: GymLeader): Promise<void> {
    const isHouse = (place: { map: MapId; cell: { x: number; y: number } }): boolean => {
      const door = doorAt(maps[place.map], place.cell);
      return door?.kind === 'gym' && door.gym === leader.id;
    };
    if (Object.values(maps).some(({ objects }) => objects.some(({ gym }) => gym === leader.id)))
      await go(isHouse);
    for (let tries = 1, level = meanLevel(leader) + AHEAD; ; tries += 1, level += 1) {
      await (gift ? improve(bot) : trainTo(bot, level));
      await askAtRest(bot, startGymBattle, { id: leader.id });
      if ((await fightToTheEnd(bot)) !== 'win') {
        if (tries % MOST_DEFEATS === 0 && !gift) await regroup(bot);
        continue;
      }
      beaten.set(leader.id, tries);
      tell(`${leader.name} beaten at the ${tries}. try, ${bot.crowd.statistics.tries} requests so far`);
      return;
    }
  }
  async function visitOpenMaps(): Promise<void> {
    for (const { id } of Object.values(maps))
      if (isOpen(id) && !visited.has(id)) await go(({ map }) => map === id);
  }
  async function win({ leaders, champion }: GymRegion): Promise<void> {
    for (const leader of leaders) {
      await beat(leader);
      await visitOpenMaps();
    }
    await beat(champion);
  }

  await signUp(bot, gift?.gift, gift?.operator);
  await askAtRest(bot, mapRequest, { mapName: 'green_land' });
  noteMap();
  if (!gift) await fillTeam(bot, WHOLE);
  for (const region of regions) await win(region);
  const { defeated } = await askAtRest(bot, regionsData);
  const all = regions.flatMap(({ leaders, champion }) => [...leaders, champion]);
  const missing = all.filter(({ name }) => !defeated.includes(name));
  if (missing.length > 0) throw new Error(`Not beaten: ${missing.map(({ name }) => name).join(', ')}`);
  return { maps: [...visited], beaten };
}
