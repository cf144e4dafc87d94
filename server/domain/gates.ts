import type { ClosedGate } from '../../contract/shapes/map.ts';
import { conflict, type Refusal } from '../http/refusal.ts';
import type { Game, MapName } from './game.ts';

/** The maps beyond the exits of a map whose gates may be closed: those that need badges and were not reached yet. */
export function gatesOf({ grounds }: Game, map: MapName, reached: readonly string[]): readonly MapName[] {
  const beyond = new Set(grounds[map].exits.map(({ to }) => to));
  return [...beyond].filter((to) => grounds[to].admission && !reached.includes(to));
}

/**
 * Those of the gates that are closed for a player.
 * @param beaten gym ids of the leaders beaten so far
 */
export function closedGates(
  { grounds, regions }: Game,
  gates: readonly MapName[],
  beaten: readonly string[],
): readonly ClosedGate[] {
  return gates.flatMap((mapName) => {
    const { admission } = grounds[mapName];
    if (!admission) return [];
    const { region, badges } = admission;
    const leaders = regions.find(({ name }) => name === region)?.leaders ?? [];
    const won = leaders.filter(({ id }) => beaten.includes(id)).length;
    return won >= badges ? [] : [{ mapName, region, badges, won }];
  });
}

/** 409: a player may not pass a gate yet. */
export const closedBy = ({ region, badges, won }: ClosedGate): Refusal =>
  conflict('gateClosed', { region, badges, won });
