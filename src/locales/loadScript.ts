import { spoken } from './texts.ts';

/** Milliseconds after which loading a script is given up. */
const LONGEST_LOAD_MS = 120_000;

/**
 * Awaits a dynamic import and the texts that it needs in the language of the game, with a timeout.
 * @throws the import's error, or an Error after the timeout
 */
export async function loadScript<Module>(script: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), LONGEST_LOAD_MS);
  });
  try {
    return await Promise.race([worded(script), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

async function worded<Module>(script: Promise<Module>): Promise<Module> {
  const module = await script;
  await spoken.getState().fetchRest?.();
  return module;
}
