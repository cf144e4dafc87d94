import { people } from '../../../content/people/index.ts';
import { isAskedFor, type Visit } from '../../../content/quests/lines/visits.ts';
import { signs } from '../../../content/signs/index.ts';
import type { MapSign } from '../../../content/signs/types.ts';
import type { BodyOf, ReplyOf } from '../../../contract/call.ts';
import type { noteVisit } from '../../../contract/game.ts';
import { postAt } from '../../../rules/people/talk.ts';
import { DAYS, type Person, type Post } from '../../../rules/people/types.ts';
import { hourAt } from '../../../rules/world/conditions/conditions.ts';
import { distanceOf } from '../../../rules/world/walking.ts';
import type { Transaction } from '../../database/transaction.ts';
import { lockPlayer } from '../../domain/locks.ts';
import { isOpen, readProfile } from '../../domain/players/profile.ts';
import { notFound } from '../../http/refusal.ts';
import type { Services } from '../../services.ts';
import { storeVisit } from './queries.ts';
import { inBattle, tooFar } from './walk.ts';

type Visited = BodyOf<typeof noteVisit>;

/** Where a person stands now, or where a sign is; undefined for one that is nowhere. */
function placeOf({ kind, of }: Visited, now: number): Post | MapSign | undefined {
  if (kind === 'read') return Object.entries<MapSign>(signs).find(([id]) => id === of)?.[1];
  const person = Object.entries<Person>(people).find(([id]) => id === of)?.[1];
  const day = DAYS[new Date(now).getUTCDay()] ?? 'sunday';
  return person && postAt(person, { hour: hourAt(now).hour, day, rival: undefined });
}

/**
 * Notes that a player talks to somebody, or reads something, that a step of a line asks for.
 * @throws Refusal 404 if no step asks for it; 409 for a player who does not stand beside it, and during a battle
 */
export async function visit(
  { now }: Services,
  transaction: Transaction,
  playerId: string,
  visited: Visited,
): Promise<ReplyOf<typeof noteVisit>> {
  const { kind, of } = visited;
  const id: Visit = `${kind}:${of}`;
  if (!isAskedFor(id)) throw notFound('questNotAsked');
  const { mapName, cellX, cellY } = await lockPlayer(transaction, playerId);
  const { page } = await readProfile(transaction, playerId);
  if (isOpen(page)) throw inBattle();
  const place = placeOf(visited, now());
  if (place?.map !== mapName || distanceOf(place, { x: cellX, y: cellY }) > 1) throw tooFar();
  await storeVisit(transaction, playerId, id, new Date(now()));
  return { kind, of };
}
