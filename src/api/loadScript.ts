/** A script that takes longer than this many milliseconds counts as lost. */
const LONGEST_LOAD_MS = 120_000;

/**
 * Waits for a script that is loaded on demand.
 * @throws what kept it away, or that it took too long
 */
export async function loadScript<Module>(script: Promise<Module>): Promise<Module> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The script took too long.')), LONGEST_LOAD_MS);
  });
  try {
    return await Promise.race([script, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
