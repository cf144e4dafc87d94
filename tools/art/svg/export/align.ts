/** Indices of an item: in both lists if they have it in common, otherwise only in the list that has it. */
export interface Aligned {
  readonly first?: number;
  readonly second?: number;
}

/** Aligns two lists by their longest common subsequence. */
export function align(first: readonly string[], second: readonly string[]): Aligned[] {
  const common = first.map(() => second.map(() => 0));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = first.length - 1; i >= 0; i--) {
    for (let j = second.length - 1; j >= 0; j--) {
      const same = first[i] === second[j];
      common[i]![j] = same ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const aligned: Aligned[] = [];
  let [i, j] = [0, 0];
  while (i < first.length || j < second.length) {
    if (i < first.length && j < second.length && first[i] === second[j]) {
      aligned.push({ first: i++, second: j++ });
    } else if (j === second.length || (i < first.length && at(i + 1, j) >= at(i, j + 1))) {
      aligned.push({ first: i++ });
    } else {
      aligned.push({ second: j++ });
    }
  }
  return aligned;
}
