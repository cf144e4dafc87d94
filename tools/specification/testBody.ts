const START = /^([ \t]*)(?:it|test)(?:\.(?:each|for)(?:<.*>)?)?\(/;
const NAMED_TABLE = /^[ \t]*(?:it|test)\.(?:each|for)\((?:Object\.entries\()?(\w+)\)/;

/**
 * The text of a test from `it` to its end, including the table of `it.each`, even if that is a constant of the file.
 * Comment lines are left out. Relies on the formatter: a statement ends with the first line of its own indentation
 * that ends in a semicolon.
 * @returns null if the file has no test with exactly this title
 */
export function testBody(text: string, title: string): string | null {
  const exact = title.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const isTitled = new RegExp(`(?:^[ \\t]*(?:it|test)|\\))\\(\\s*(['"\`])${exact}\\1\\s*,`, 'm');
  const lines = text.split('\n').filter((line) => !/^\s*\/\//.test(line));
  for (const [index, line] of lines.entries()) {
    const indent = START.exec(line)?.[1];
    if (indent === undefined) continue;
    const body = statementAt(lines, index, indent);
    if (!isTitled.test(body)) continue;
    const table = NAMED_TABLE.exec(line)?.[1];
    const at = table ? lines.findIndex((one) => one.startsWith(`const ${table}`)) : -1;
    return at < 0 ? body : `${statementAt(lines, at, '')}\n${body}`;
  }
  return null;
}

/** The text of the statement that begins at a line. */
function statementAt(lines: readonly string[], start: number, indent: string): string {
  const end = lines.findIndex(
    (line, index) => index >= start && line.startsWith(indent) && /^\S.*;$/.test(line.slice(indent.length)),
  );
  return lines.slice(start, end < 0 ? lines.length : end + 1).join('\n');
}
