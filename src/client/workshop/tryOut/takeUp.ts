import { workshopAllowed } from '../workshop.ts';
import { readKept } from './keptFiles.ts';
import { putOn, takeOff, tried } from './tried.ts';

let turn: Promise<void> = Promise.resolve();

/**
 * Applies the files that are kept in this browser and removes those that are no longer kept. Calls run one after
 * another.
 */
export function takeUpKept(): Promise<void> {
  turn = turn.catch(() => undefined).then(takeUp);
  return turn;
}

async function takeUp(): Promise<void> {
  const kept = (await workshopAllowed()) ? await readKept() : [];
  const shown = tried.getState();
  const names = new Set(kept.map(({ name }) => name));
  takeOff(
    Object.values(shown)
      .filter((file) => file.kept && !names.has(file.name))
      .map(({ name }) => name),
  );
  // Files that are being tried out in this window are left as they are.
  await putOn(
    kept.filter(({ name, stamp }) => shown[name]?.stamp !== stamp && shown[name]?.kept !== false),
    true,
  );
}
