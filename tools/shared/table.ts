type Align = 'left' | 'right';

/** A Markdown table with columns of even width, padded as the formatter does. The first row is the head. */
export function tableOf(rows: readonly (readonly string[])[], aligns: readonly Align[]): string {
  const widths = aligns.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const padded = rows.map((row) =>
    row.map((cell, column) =>
      aligns[column] === 'right' ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
    ),
  );
  const rule = aligns.map((align, column) => {
    const width = widths[column] ?? 0;
    return align === 'right' ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width);
  });
  const [head = [], ...rest] = padded;
  return [line(head), line(rule), ...rest.map(line)].join('\n');
}
