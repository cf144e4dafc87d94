import { numberWords } from '../format.ts';
import { texts } from '../texts.ts';

const coins = (count: number) => `${numberWords(count)} coins`;

/** Texts of the tutor beside the mart. */
export const tutorWords = texts('tutor', {
  intro:
    'Orla Quill taught at three schools until each of them ran out of questions. For coins she teaches your team a move up to ten levels before its time.',
  loading: 'Orla is looking for her chalk…',
  failed: 'Orla is not at her desk. Your coins are safe.',
  again: 'Try again',
  nobody: 'Nobody is in your team. Orla does not teach empty chairs.',
  toTeam: 'To your team',
  pupil: 'Who is taught',
  who: (name: string, level: number) => `${name}, level ${level}`,
  nothing: (name: string) =>
    `${name} will learn nothing new within ten levels. Moves of its level are chosen in Your Team, for nothing.`,
  lessons: (name: string) => `Lessons for ${name}`,
  power: (power: number) => `power ${power}`,
  accuracy: (percent: number) => `accuracy ${percent} %`,
  byItself: (level: number) => `by itself at level ${level}`,
  teach: (move: string) => `Teach ${move}…`,
  price: coins,
  lacks: (count: number) => `${coins(count)} short`,
  ask: (name: string, move: string) => `Teach ${name} ${move}?`,
  slot: 'In the place of',
  free: (slot: number) => `Free slot ${slot}`,
  forgets: (name: string, move: string, by: string, price: number) =>
    `${name} learns ${move} and forgets ${by}, for ${coins(price)}. What is taught and forgotten again must be paid for again.`,
  learns: (name: string, move: string, price: number) => `${name} learns ${move}, for ${coins(price)}.`,
  left: (count: number) => `${coins(count)} will be left.`,
  no: 'Not now',
  yes: (price: number) => `Pay ${coins(price)}`,
  done: (name: string, move: string) => `${name} has learned ${move}!`,
});
