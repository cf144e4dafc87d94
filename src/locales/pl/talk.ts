import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `Porozmawiaj: ${name}`,
  beside: (name, way) => `Obok (${way}): ${name}. `,
  waits: (name) => `${name} się namyśla…`,
  next: 'Dalej',
  bye: 'Do widzenia',
  battle: 'Walcz',
  choices: { banked: 'Przysyp go', loose: 'Zostaw skobel otwarty' },
  notYet: 'Jeszcze nie',
  log: 'Co zostało powiedziane',
  back: 'Wstecz',
  nobody: 'Obok ciebie nie ma z kim porozmawiać.',
  notHere: (name) => `Tej osoby nie ma obok ciebie: ${name}.`,
  said: (name, text) => `${name}: „${text}”`,
  arrived: (name) => `Tuż obok ciebie: ${name}.`,
  near: (people) => `Ludzie: ${people.join('; ')}.`,
  typeTalk: 'Wpisz „mów”, aby posłuchać.',
  typeChoice: 'Odpowiedz: wpisz „przysyp” albo „zostaw skobel”. Odpowiada się raz.',
  noQuestion: 'Nikt cię o nic nie pyta.',
  typeFight: (name) => `Wpisz „walcz”, aby stanąć do walki (${name}).`,
};
export default words;
