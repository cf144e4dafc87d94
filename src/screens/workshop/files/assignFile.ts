import { lastPart } from './lastPart.ts';

/** The name to which a file belongs, or the most similar names, nearest first. */
export type Assignment = { readonly name: string } | { readonly near: readonly string[] };

const MOST_NEAR = 3;

/**
 * Finds the picture or sound that a file replaces: `kindlam.shiny.png` is `creatures/kindlam.shiny`. If several
 * folders have such a name, the file's folder decides.
 */
export function assignFile(path: string, names: readonly string[]): Assignment {
  const wanted = path.toLowerCase().replace(/\.(png|webp|svg|ogg|mp3|wav)$/, '');
  const [exact, ...others] = names.filter(
    (name) => wanted === name || wanted.endsWith(`/${name}`) || lastPart(name) === lastPart(wanted),
  );
  if (exact !== undefined && others.length === 0) return { name: exact };
  const whole = names.find((name) => wanted === name || wanted.endsWith(`/${name}`));
  if (whole !== undefined) return { name: whole };
  if (exact !== undefined) return { near: [exact, ...others].slice(0, MOST_NEAR) };
  const sought = lastPart(wanted);
  const far = names.map((name) => ({ name, apart: distance(sought, lastPart(name)) }));
  far.sort((one, other) => one.apart - other.apart);
  return { near: far.slice(0, MOST_NEAR).map(({ name }) => name) };
}

/** Edit distance: the number of letters to insert, delete or change. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      const changed = (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1);
      next[to] = Math.min(changed, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1);
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
