interface File {
  readonly default: object;
}

/** What loads the list of the files of each language, but for the first one: these lists are long. */
export const fileLists = import.meta.glob<{
  readonly files: Readonly<Record<string, () => Promise<File>>>;
}>('./*/files.ts');
