import type { tutorWords } from '../en/tutor.ts';
import { portugueseCount } from './counted.ts';

const coins = (count: number) => portugueseCount(count, 'moeda', 'moedas');

const words: typeof tutorWords = {
  intro:
    'Orla Quill deu aula em três escolas, até cada uma delas ficar sem perguntas. Por moedas, ela ensina ao seu time um golpe até dez níveis antes da hora.',
  loading: 'Orla está procurando o giz…',
  failed: 'Orla não está à mesa. Suas moedas estão seguras.',
  again: 'Tentar de novo',
  nobody: 'Não há ninguém no seu time. Orla não dá aula para cadeira vazia.',
  toTeam: 'Ir para o time',
  pupil: 'Quem vai aprender',
  who: (name, level) => `${name}, nível ${level}`,
  nothing: (name) =>
    `${name} não aprende nada de novo nos próximos dez níveis. Golpes do nível dele se escolhem em Seu time, de graça.`,
  lessons: (name) => `Aulas para ${name}`,
  power: (power) => `poder ${power}`,
  accuracy: (percent) => `precisão ${percent}%`,
  byItself: (level) => `sozinho, no nível ${level}`,
  teach: (move) => `Ensinar ${move}…`,
  price: coins,
  lacks: (count) => (count === 1 ? 'Falta 1 moeda' : `Faltam ${coins(count)}`),
  ask: (name, move) => `Ensinar ${move} a ${name}?`,
  slot: 'No lugar de',
  free: (slot) => `Espaço livre ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} aprende ${move} e esquece ${by}, por ${coins(price)}. O que foi ensinado e esquecido se paga de novo.`,
  learns: (name, move, price) => `${name} aprende ${move}, por ${coins(price)}.`,
  left: (count) => `${count < 2 ? 'Sobra' : 'Sobram'} ${coins(count)}.`,
  no: 'Agora não',
  yes: (price) => `Pagar ${coins(price)}`,
  done: (name, move) => `${name} aprendeu ${move}!`,
};
export default words;
