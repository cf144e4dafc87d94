/** The text with each run of white space as one blank, so that a sentence is found across line breaks. */
export const flat = (text: string): string => text.replaceAll(/\s+/g, ' ');

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/**
 * The rows of the first table whose heading begins with the cell `first`, without the heading and the line below it.
 * @throws Error if there is none
 */
export function tableOf(text: string, first: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => cellsOf(line)[0] === first);
  if (start < 0) throw new Error(`No table that begins with "${first}"`);
  const rest = lines.slice(start + 2);
  const end = rest.findIndex((line) => !line.startsWith('|'));
  return rest.slice(0, end < 0 ? undefined : end).map(cellsOf);
}
