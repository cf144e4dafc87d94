import type { talkWords } from '../en/talk.ts';

const words: typeof talkWords = {
  to: (name) => `Hablar con ${name}`,
  beside: (name, way) => `${name} está a tu lado, al ${way}. `,
  waits: (name) => `${name} está pensando…`,
  next: 'Seguir',
  bye: 'Adiós',
  battle: 'Combatir',
  choices: { banked: 'Cubrir el ascua', loose: 'Dejar el pestillo alzado' },
  notYet: 'Todavía no',
  log: 'Lo que se ha dicho',
  back: 'Atrás',
  nobody: 'No hay nadie a tu lado con quien hablar.',
  notHere: (name) => `${name} no está a tu lado.`,
  said: (name, text) => `${name}: «${text}»`,
  arrived: (name) => `Estás al lado de ${name}.`,
  near: (people) => `Gente: ${people.join('; ')}.`,
  typeTalk: 'Escribe hablar para oír lo que dice.',
  typeChoice: 'Para responder, escribe cubrir o dejar pestillo. Solo se responde una vez.',
  noQuestion: 'Nadie te ha preguntado nada.',
  typeFight: (name) => `Escribe luchar para combatir contra ${name}.`,
};
export default words;
