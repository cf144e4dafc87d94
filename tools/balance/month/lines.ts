import { rivalBattles } from '../../../content/challenges/rival.ts';
import type { GymRegion } from '../../../content/gyms/types.ts';
import { maps } from '../../../content/maps/index.ts';
import { MAP_IDS, type MapId } from '../../../content/maps/types.ts';
import { people } from '../../../content/people/index.ts';
import { rivalNeeds } from '../../../content/people/rival.ts';
import { badgesOf, linesOf, rewardIdOf, thingsOfRegion } from '../../../content/quests/lines/progress.ts';
import type { LineTask } from '../../../content/quests/lines/types.ts';
import { visitOf } from '../../../content/quests/lines/visits.ts';
import { signs } from '../../../content/signs/index.ts';
import { things } from '../../../content/things/index.ts';
import type { Dice, RuleBook } from '../../../rules/index.ts';
import type { Person } from '../../../rules/people/types.ts';
import { rivalTeam } from '../../../server/domain/rivals.ts';
import { fight } from '../careers/battle.ts';
import type { Life } from '../careers/career.ts';
import { PACE } from '../careers/pace.ts';
import { earn, reward } from '../careers/reward.ts';

/** What a player has done for the lines of the regions so far. */
export interface Errands {
  readonly maps: Set<string>;
  readonly visits: Set<string>;
  readonly found: Set<string>;
  readonly rivals: Set<string>;
  /** Ids of the rewards that were taken. */
  readonly taken: Set<string>;
}

export const newErrands = (): Errands => ({
  maps: new Set(['green_land']),
  visits: new Set(),
  found: new Set(),
  rivals: new Set(),
  taken: new Set(),
});

/** Steps to somebody or something that a line asks for: across the map and half of the next one. */
const WAY = 45;

const beatenBy = ({ milestones }: Life, { rivals }: Errands): string[] => [
  ...milestones.map(({ leader }) => leader),
  ...rivals,
];

/** Whether a player may be on a map. */
function isOpen(map: MapId, beaten: readonly string[]): boolean {
  const { admission } = maps[map];
  return !admission || badgesOf(admission.region, beaten) >= admission.badges;
}

function placeOf(task: LineTask): MapId | null {
  if ('reach' in task) return task.reach;
  if ('drink' in task) return task.drink;
  if ('read' in task) return signs[task.read].map;
  const person: Person | null = 'talk' in task ? people[task.talk] : null;
  return MAP_IDS.find((id) => id === person?.posts[0]?.map) ?? null;
}

/** Fights the next battle against the rival if the rival wants it. @returns whether it was won */
function meetRival(book: RuleBook, life: Life, errands: Errands, dice: Dice): boolean {
  const at = errands.rivals.size;
  const [battle, needs] = [rivalBattles[at], rivalNeeds[at]];
  if (!battle || !needs) return false;
  const { trainer, milestones } = life;
  if ('caught' in needs ? trainer.caught.size < needs.caught : milestones.length < needs.badges) return false;
  const opponents = rivalTeam(book, battle, trainer.starter).map((one, i) => ({ ...one, id: `their ${i}` }));
  const setup = { kind: 'gym', opponents, thinking: battle.difficulty } as const;
  if (!reward(book, trainer, fight(book, trainer, setup, dice), { prize: battle.coins })) return false;
  errands.rivals.add(battle.id);
  return true;
}

/** Does the next thing that a step asks for, if it can be done now and is no matter of badges and species. */
function run(
  book: RuleBook,
  life: Life,
  errands: Errands,
  region: string,
  task: LineTask,
  dice: Dice,
): boolean {
  const { trainer } = life;
  const beaten = beatenBy(life, errands);
  if ('rival' in task) return meetRival(book, life, errands, dice);
  if ('found' in task) {
    const id = thingsOfRegion(region).find((one) => {
      const thing = things[one];
      return thing && !thing.hidden && !errands.found.has(one) && isOpen(thing.map, beaten);
    });
    if (id === undefined) return false;
    errands.found.add(id);
    const gift = things[id]?.gift;
    if (gift && 'coins' in gift) earn(trainer, gift.coins);
  } else {
    const map = placeOf(task);
    if (map === null || !isOpen(map, beaten)) return false;
    errands.maps.add(map);
    const visit = visitOf(task);
    if (visit) errands.visits.add(visit);
  }
  trainer.seconds += WAY * PACE.step + PACE.meeting;
  return true;
}

/**
 * Follows the lines of all regions as far as they can be followed today, with the time that it takes: walks to maps, people, signs,
 * wells and things that lie about, fights the rival, and takes the rewards of all steps that are done.
 */
export function followLines(
  book: RuleBook,
  regions: readonly GymRegion[],
  life: Life,
  errands: Errands,
  dice: Dice,
): void {
  const asking = () =>
    linesOf({
      maps: [...errands.maps],
      found: [...errands.found],
      species: [...life.trainer.caught],
      beaten: beatenBy(life, errands),
      visits: [...errands.visits],
      claimed: errands.taken,
    }).flatMap(({ line: { region }, isOpen: opened, next }) =>
      opened && next && regions.some(({ name }) => name === region) ? [{ region, ...next }] : [],
    );
  for (;;) {
    const done = asking().find(({ count, goal }) => count >= goal);
    if (done) {
      errands.taken.add(rewardIdOf(done.step));
      earn(life.trainer, done.step.coins);
    } else if (!asking().some(({ region, step }) => run(book, life, errands, region, step.task, dice)))
      return;
  }
}
