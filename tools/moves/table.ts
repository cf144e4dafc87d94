/** A Markdown table whose columns are as wide as their widest cell. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(line)].join(
    '\n',
  );
}

/** A Markdown list of groups, each with the number of names and the names. */
export const lists = (groups: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(groups)
    .map(([title, names]) => `- **${title}** (${names.length}): ${names.join(', ')}`)
    .join('\n');
