import type { BallType } from '../../../rules/creatures/types.ts';
import type { Cell, Direction } from '../../../rules/world/types.ts';
import {
  ballWords,
  commandWords,
  directionWords,
  placeWords,
  screenWords,
  switchWords,
} from '../../locales/en/textMode/commands.ts';
import { westernDigits } from '../../locales/folded.ts';
import type { PlaceName } from '../map/places.ts';
import { bareOf, meaningOf, verbOf } from '../typed.ts';

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

/** A direction with an optional number of steps before or after it: `w`, `w 5`, `5w`, `north-east 3`, `北へ5歩`. */
function walkOf(text: string): TextCommand | null {
  const spaced = text.replaceAll(/\d+/g, ' $& ').trim().replaceAll(/ +/g, ' ');
  for (const line of [spaced, bareOf(spaced)]) {
    const [, before, name = '', after] = /^(?:(\d{1,4}) )?(\D+?)(?: (\d{1,4}))?$/.exec(line) ?? [];
    const direction = meaningOf(directionWords, name);
    const steps = Number(before ?? after ?? 1);
    if (direction && !(before && after))
      return { act: 'walk', direction, steps: Math.min(Math.max(steps, 1), MOST_STEPS) };
  }
  return null;
}

/** What `go` leads to: steps in a direction, a cell by column and row from 1, or a place. */
function goOf(text: string): TextCommand {
  const walk = walkOf(text);
  if (walk) return walk;
  const [, column, row] = /^(\d{1,2})[ ,]+(\d{1,2})$/.exec(text) ?? [];
  if (column && row) return { act: 'goCell', cell: { x: Number(column) - 1, y: Number(row) - 1 } };
  const bare = bareOf(text);
  if (meaningOf(screenWords, text) === '/gymbattle') return { act: 'open', path: '/gymbattle' };
  const place = meaningOf(placeWords, text);
  return place ? { act: 'goPlace', place } : { act: 'unknownPlace', text: bare || text };
}

function commandOf(name: CommandName, rest: string, text: string): TextCommand {
  switch (name) {
    case 'go':
      return rest ? goOf(rest) : { act: 'places' };
    case 'look':
      return { act: 'look', direction: meaningOf(directionWords, rest) };
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
      const ball = meaningOf(ballWords, rest);
      return rest && !ball ? { act: 'unknown', text } : { act: 'ball', ball };
    }
    case 'picture': {
      const wanted = meaningOf(switchWords, rest);
      return { act: 'picture', shown: wanted && wanted === 'on' };
    }
    default:
      return rest ? { act: 'unknown', text } : { act: name };
  }
}

/** Reads a typed line, in any case and with any spaces. An empty line is `next`. */
export function parseCommand(line: string): TextCommand {
  const text = westernDigits(line)
    // Letters and figures of full width count as others.
    .normalize('NFKC')
    .trim()
    // The key that leads to the command line, pressed within it.
    .replace(/^\/(?=\S)/, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/[.!。！،]+$/, '');
  if (text === '') return { act: 'next' };
  if (/^\d{1,2}$/.test(text)) return { act: 'number', number: Number(text) };
  const path = meaningOf(screenWords, text);
  if (path) return { act: 'open', path };
  const walk = walkOf(text);
  if (walk) return walk;
  const verb = verbOf(commandWords, text);
  return verb ? commandOf(verb.key, verb.rest, text) : { act: 'unknown', text };
}
