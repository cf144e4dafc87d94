import type { BallType } from '../../../rules/creatures/types.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import {
  ballWords,
  commandWords,
  directionWords,
  fillWords,
  placeWords,
  screenWords,
  switchWords,
} from '../../locales/en/textMode/commands.ts';
import type { PlaceName } from '../map/places.ts';

type ScreenPath = keyof typeof screenWords;
type CommandName = keyof typeof commandWords;

/** What a typed line means. */
export type TextCommand =
  | { readonly act: 'walk'; readonly direction: Direction; readonly steps: number }
  | { readonly act: 'look'; readonly direction: Direction | null }
  | { readonly act: 'goPlace'; readonly place: PlaceName }
  | { readonly act: 'goCell'; readonly cell: Cell }
  | { readonly act: 'number'; readonly number: number }
  | { readonly act: 'fight' | 'send' | 'talk' | 'read' | 'take' | 'drink'; readonly whom: string }
  | { readonly act: 'ball'; readonly ball: BallType | null }
  | { readonly act: 'open'; readonly path: ScreenPath }
  | { readonly act: 'picture'; readonly shown: boolean | null }
  | {
      readonly act: Exclude<
        CommandName,
        'look' | 'go' | 'fight' | 'send' | 'talk' | 'read' | 'take' | 'drink' | 'ball' | 'picture'
      >;
    }
  | { readonly act: 'unknownPlace' | 'unknown'; readonly text: string };

/** Most steps of one command: the size of a map. */
const MOST_STEPS = 31;

/** The key of the entry that contains a word; null if none does. */
function keyOf<Key extends string>(
  words: Readonly<Record<Key, readonly string[]>>,
  wanted: string,
): Key | null {
  const keys = Object.keys(words) as unknown as readonly Key[];
  return keys.find((key) => words[key].includes(wanted)) ?? null;
}

const isIn = (words: readonly string[], wanted: string): boolean => words.includes(wanted);

/** A direction with an optional number of steps before or after it: `w`, `w 5`, `5w`, `north-east 3`. */
function walkOf(text: string): TextCommand | null {
  const [, before, name = '', after] = /^(\d{1,4})? ?([a-z- ]+?) ?(\d{1,4})?$/.exec(text) ?? [];
  const direction = keyOf(directionWords, name);
  if (!direction || (before && after)) return null;
  const steps = Number(before ?? after ?? 1);
  return { act: 'walk', direction, steps: Math.min(Math.max(steps, 1), MOST_STEPS) };
}

/** A name without the words around it: the mart, to Nan Orrel. */
const bareOf = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !isIn(fillWords, word))
    .join(' ');

/** What `go` leads to: steps in a direction, a cell by column and row from 1, or a place. */
function goOf(text: string): TextCommand {
  const walk = walkOf(text);
  if (walk) return walk;
  const [, column, row] = /^(\d{1,2})[ ,]+(\d{1,2})$/.exec(text) ?? [];
  if (column && row) return { act: 'goCell', cell: { x: Number(column) - 1, y: Number(row) - 1 } };
  const bare = bareOf(text);
  if (isIn(screenWords['/gymbattle'], bare)) return { act: 'open', path: '/gymbattle' };
  const place = keyOf(placeWords, bare);
  return place ? { act: 'goPlace', place } : { act: 'unknownPlace', text: bare || text };
}

function commandOf(name: CommandName, rest: string, text: string): TextCommand {
  switch (name) {
    case 'go':
      return rest ? goOf(rest) : { act: 'places' };
    case 'look':
      return { act: 'look', direction: keyOf(directionWords, rest) };
    case 'fight':
    case 'send':
    case 'drink':
      return { act: name, whom: rest };
    case 'talk':
    case 'read':
    case 'take':
      return { act: name, whom: bareOf(rest) };
    // As they are written on the buttons: bank it, leave the latch up.
    case 'bank':
    case 'loose':
      return { act: name };
    case 'ball': {
      const ball = keyOf(ballWords, rest);
      return rest && !ball ? { act: 'unknown', text } : { act: 'ball', ball };
    }
    case 'picture':
      return {
        act: 'picture',
        shown: isIn(switchWords.on, rest) ? true : isIn(switchWords.off, rest) ? false : null,
      };
    default:
      return rest ? { act: 'unknown', text } : { act: name };
  }
}

/** Reads a typed line, in any case and with any spaces. An empty line is `next`. */
export function parseCommand(line: string): TextCommand {
  const text = line
    .trim()
    // The key that leads to the command line, pressed within it.
    .replace(/^\/(?=\S)/, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!]+$/, '');
  if (text === '') return { act: 'next' };
  if (/^\d{1,2}$/.test(text)) return { act: 'number', number: Number(text) };
  const path = keyOf(screenWords, text);
  if (path) return { act: 'open', path };
  const walk = walkOf(text);
  if (walk) return walk;
  const [first = '', ...others] = text.split(' ');
  const name = keyOf(commandWords, first);
  return name ? commandOf(name, others.join(' '), text) : { act: 'unknown', text };
}
