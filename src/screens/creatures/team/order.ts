/** Where a member of the team goes: a place up or down. */
export type OrderStep = -1 | 1;

/** Whether a member can go there; nobody goes past either end. */
export const mayStep = (at: number, by: OrderStep, size: number): boolean => at + by >= 0 && at + by < size;

/** Swaps a member with its neighbour. */
export function swapWithNeighbour<T>(team: readonly T[], at: number, by: OrderStep): readonly T[] {
  if (!mayStep(at, by, team.length)) return team;
  const next = [...team];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

/** Puts the members that an earlier order names where it has them; who has come since stays at the end. */
export const inOrderOf = (team: readonly string[], wanted: readonly string[]): readonly string[] => {
  const placed = wanted.filter((id, at) => team.includes(id) && wanted.indexOf(id) === at);
  return [...placed, ...team.filter((id) => !placed.includes(id))];
};
