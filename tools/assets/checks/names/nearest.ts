/** Levenshtein distance: how many letters must be changed, added or removed to turn one word into the other. */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The name with the smallest edit distance; undefined if there are no names. */
export function nearest(word: string, names: readonly string[]): string | undefined {
  let [best, least] = [names[0], Number.POSITIVE_INFINITY];
  for (const name of names) {
    const far = Math.abs(name.length - word.length) >= least ? least : editDistance(word, name);
    if (far < least) [best, least] = [name, far];
  }
  return best;
}
