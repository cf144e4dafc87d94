/** What is wrong with a designer's file, in words that say what to do. */
export class SourceFault extends Error {}

/** Lets a tool end with the words of such a fault alone; any other error is ours, and shows where it happened. */
export function tellSourceFaults(): void {
  process.on('uncaughtException', (problem) => {
    console.error(problem instanceof SourceFault ? problem.message : problem);
    process.exit(1);
  });
}
