import { people } from '../../../content/people/index.ts';
import { postAt } from '../../../rules/people/talk.ts';
import { DAYS, type Day, type Person } from '../../../rules/people/types.ts';
import type { Hour } from '../../../rules/world/types.ts';
import { hourNow, worldNow } from '../../bridge/clock.ts';
import type { StandingPerson } from '../../bridge/state.ts';
import { bridge, changeWorld } from '../../bridge/store.ts';
import { prepareFacts, rivalWins } from './facts.ts';
import { hasWords, loadWords } from './words.ts';

interface Moment {
  readonly hour: Hour;
  readonly day: Day;
  readonly rival: number | undefined;
}

/** The hour of the game and the day of the server, the same for all players, and how far the player's rival has come. */
export function momentNow(): Moment {
  const day = DAYS[new Date(worldNow()).getUTCDay()] ?? 'sunday';
  return { hour: hourNow().hour, day, rival: rivalWins() };
}

/** Whether it depends on the player who stands on a map. */
const dependsOnPlayer = (name: string): boolean =>
  Object.values<Person>(people).some(({ posts }) =>
    posts.some(({ map, rival }) => map === name && rival !== undefined),
  );

const NOBODY: readonly StandingPerson[] = [];
let last: { readonly key: string; readonly standing: readonly StandingPerson[] } = { key: '', standing: [] };

/** Who stands on a map now. Returns the same list until that changes. */
function standingOn(map: string): readonly StandingPerson[] {
  const now = momentNow();
  const key = `${map} ${now.hour} ${now.day} ${now.rival}`;
  if (last.key !== key) {
    const standing = Object.entries<Person>(people).flatMap(([id, person]) => {
      const post = postAt(person, now);
      return post?.map === map ? [{ id, x: post.x, y: post.y, facing: post.facing }] : [];
    });
    last = { key, standing };
  }
  return last.standing;
}

/** Keeps the people of the present map in the store, hour by hour. They come with their words: without a network they stay away until the next map. Returns a function that ends it. */
export function standPeople(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The map for which the server was asked how far the rival has come. */
  let asked: string | null = null;
  let awaited: string | null = null;
  let isHere = true;
  const look = () => {
    const { mapName, cell, people: known } = bridge.getState().world;
    // The hour is known with the reply that brings the cell.
    if (mapName === null || cell === null) return;
    if (asked !== mapName && dependsOnPlayer(mapName)) {
      asked = mapName;
      if (rivalWins() === undefined) void prepareFacts().then(() => isHere && look());
    }
    const isWorded = hasWords(mapName);
    if (!isWorded && awaited !== mapName) {
      awaited = mapName;
      loadWords(mapName).then(
        () => isHere && look(),
        () => undefined,
      );
    }
    const standing = isWorded ? standingOn(mapName) : NOBODY;
    if (standing !== known) changeWorld({ people: standing });
  };
  const followHour = () => {
    clearTimeout(timer);
    look();
    timer = setTimeout(followHour, hourNow().endsIn + 50);
  };
  const letGo = [
    bridge.subscribe((state) => state.world, look),
    bridge.subscribe((state) => state.clock, followHour),
  ];
  followHour();
  return () => {
    isHere = false;
    clearTimeout(timer);
    for (const stop of letGo) stop();
  };
}
