/** A fault in a designer's file. The message says what to do. */
export class SourceFault extends Error {}

/** Makes a tool print only the message of such a fault. Other errors are bugs and are printed with their stack. */
export function tellSourceFaults(): void {
  process.on('uncaughtException', (problem) => {
    console.error(problem instanceof SourceFault ? problem.message : problem);
    process.exit(1);
  });
}
