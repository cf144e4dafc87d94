/**
 * The entries by key, which are also found by their former keys. Lists do not have these: they are not enumerable.
 * @param former former keys with the present ones
 */
export function findable<Entry>(
  entries: Readonly<Record<string, Entry>>,
  former: Readonly<Record<string, string>>,
): Readonly<Record<string, Entry>> {
  const all = { ...entries };
  for (const [key, present] of Object.entries(former))
    Object.defineProperty(all, key, { value: entries[present], enumerable: false });
  return all;
}
