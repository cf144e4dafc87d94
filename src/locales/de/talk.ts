import type { talkWords } from '../en/talk.ts';
import { germanCapital } from './counted.ts';

const words: typeof talkWords = {
  to: (name) => `Reden: ${name}`,
  beside: (name, way) => `${name} steht neben dir, im ${germanCapital(way)}. `,
  waits: (name) => `${name} überlegt …`,
  next: 'Weiter',
  bye: 'Tschüss',
  battle: 'Kämpfen',
  choices: { banked: 'Zudecken', loose: 'Riegel oben lassen' },
  notYet: 'Noch nicht',
  log: 'Was gesagt wurde',
  back: 'Zurück',
  nobody: 'Niemand steht neben dir, mit dem du reden könntest.',
  notHere: (name) => `${name} steht nicht neben dir.`,
  said: (name, text) => `${name}: „${text}“`,
  arrived: (name) => `Du stehst neben ${name}.`,
  near: (people) => `Leute: ${people.join('; ')}.`,
  typeTalk: 'Tippe rede, um zu hören, was sie sagen.',
  typeChoice: 'Antworte mit zudecken oder riegel oben. Du antwortest einmal.',
  noQuestion: 'Niemand hat dich gefragt.',
  typeFight: (name) => `Tippe kampf, um gegen ${name} zu kämpfen.`,
};
export default words;
