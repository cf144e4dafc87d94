import { lastPart } from './lastPart.ts';

/** Where a file belongs by its own name; else the names that look most like it, the nearest first. */
export type Assignment = { readonly name: string } | { readonly near: readonly string[] };

const MOST_NEAR = 3;

/**
 * Finds the picture or sound that a file is to replace: `kindlam.shiny.png` is `creatures/kindlam.shiny`. A folder
 * before it counts where several folders have such a name.
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

/** Letters that have to be put in, taken out or changed to make one word of the other. */
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
