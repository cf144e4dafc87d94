/** What players read of the entries of a table of content, by the same keys. */
export const wordedBy = <Key extends string, Entry, Words>(
  table: Readonly<Record<string, Entry>>,
  words: (entry: Entry) => Words,
): Record<Key, Words> =>
  Object.fromEntries(Object.entries(table).map(([key, entry]) => [key, words(entry)])) as Record<Key, Words>;
