import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `Falar com ${name}`,
  beside: (name, way) => `${name} está ao seu lado, ao ${way}. `,
  waits: (name) => `${name} está pensando…`,
  next: 'Seguir',
  bye: 'Até mais',
  battle: 'Batalhar',
  choices: { banked: 'Abafar a brasa', loose: 'Deixar o trinco aberto' },
  notYet: 'Ainda não',
  log: 'O que foi dito',
  back: 'Voltar',
  nobody: 'Não há ninguém ao seu lado para conversar.',
  notHere: (name) => `${name} não está ao seu lado.`,
  said: (name, text) => `${name}: “${text}”`,
  arrived: (name) => `Você chegou. Ao seu lado: ${name}.`,
  near: (people) => `Gente: ${people.join('; ')}.`,
  typeTalk: 'Digite falar para ouvir.',
  typeChoice: 'Digite abafar, ou deixar o trinco aberto, para responder. Só se responde uma vez.',
  noQuestion: 'Ninguém lhe perguntou nada.',
  typeFight: (name) => `Digite lutar para batalhar contra ${name}.`,
};
export default words;
