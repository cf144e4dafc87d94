import { workshopAllowed } from '../workshop.ts';
import { readKept } from './keptFiles.ts';
import { putOn, takeOff, tried } from './tried.ts';

let turn: Promise<void> = Promise.resolve();

/** Shows and plays what is kept in this browser, and nothing that is not kept there any more. One call after another. */
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
  // What somebody tries out right here is not taken away.
  await putOn(
    kept.filter(({ name, stamp }) => shown[name]?.stamp !== stamp && shown[name]?.kept !== false),
    true,
  );
}
