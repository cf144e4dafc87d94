import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { book } from '../../content/index.ts';
import { playAgain } from './playAgain.ts';
import { type BattleRecord, readRecord } from './record.ts';
import { report } from './report.ts';

const USAGE = `npm run replay -- <file> [--verbose]

Plays a battle that npm run admin -- battle wrote to a file again, and says whether it comes out the same.
--verbose tells every event of every round. Exit code 0: the same, 1: not the same, 2: no such file or no battle.`;

function stop(message: string): never {
  console.error(message);
  process.exit(2);
}

function readArguments(): { file: string; verbose: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { verbose: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, verbose: values.verbose };
  } catch {
    // An unknown option: print the usage, as for a missing file.
  }
  return stop(USAGE);
}

function read(file: string): BattleRecord {
  try {
    return readRecord(readFileSync(file, 'utf8'));
  } catch (error) {
    return stop(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}

const { file, verbose } = readArguments();
const record = read(file);
const replay = playAgain(book, record);
console.log(report(replay, record, verbose));
process.exitCode = replay.problems.length === 0 ? 0 : 1;
