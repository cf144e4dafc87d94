/** Direction in which a member moves: one place up (-1) or down (1). */
export type OrderStep = -1 | 1;

/** Whether the member can move there without leaving the list. */
export const mayStep = (at: number, by: OrderStep, size: number): boolean => at + by >= 0 && at + by < size;

/** Swaps a member with its neighbour. */
export function swapWithNeighbour<T>(team: readonly T[], at: number, by: OrderStep): readonly T[] {
  if (!mayStep(at, by, team.length)) return team;
  const next = [...team];
  const [one] = next.splice(at, 1);
  if (one !== undefined) next.splice(at + by, 0, one);
  return next;
}

/** Sorts the team in an earlier order. Members that the order does not contain come last. */
export const inOrderOf = (team: readonly string[], wanted: readonly string[]): readonly string[] => {
  const placed = wanted.filter((id, at) => team.includes(id) && wanted.indexOf(id) === at);
  return [...placed, ...team.filter((id) => !placed.includes(id))];
};
