import type { Door, ShutDoor } from '../../../content/maps/ways/doors.ts';
import type { ClosedGate } from '../../../contract/shapes/map.ts';
import { texts } from '../texts.ts';
import { regionName } from './named/leaders.ts';

const badges = (count: number) => (count === 1 ? '1 badge' : `${count} badges`);

/** The name of a gym, `Thornby Garden`. @param id `thornby-garden` */
const gymName = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const doorName = (door: Door): string => (door.kind === 'mart' ? 'the Pokemart' : gymName(door.gym));

/** Words about exits, gates and doors of maps. */
export const wayWords = texts('ways', {
  /** What leads on from the player's cell. */
  label: 'Way on',
  to: (map: string) => `To ${map}`,
  enter: (door: Door) => `Enter ${doorName(door)}`,
  closed: (map: string, { region, badges: needed, won }: ClosedGate) =>
    `The gate to ${map} is closed. It opens with ${badges(needed)} of ${regionName(region)}; you have ${won === 0 ? 'none yet' : won}.`,
  gyms: 'To the gyms',
  /** In text mode. */
  exit: (map: string) => `the way to ${map}`,
  exitIn: (way: string, map: string) => `${way} leads to ${map}.`,
  door: (door: Door) => `In front of you is the door of ${doorName(door)}. The command enter opens it.`,
  noDoor: 'There is no door here.',
  /** Why a door does not open. */
  shut: {
    house: 'The door is locked. Whoever lives here is out, looking at creatures.',
    windmill: 'The door is locked while the stones turn. They have been turning for forty years.',
    lighthouse:
      'The door is locked. Only the keeper has the key, and the keeper is asleep: the light works at night.',
  } satisfies Record<ShutDoor, string>,
});
