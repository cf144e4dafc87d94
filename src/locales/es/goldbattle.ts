import type { goldWords } from '../en/goldbattle.ts';
import { numberWords } from '../format.ts';

const words: typeof goldWords = {
  title: 'Combate de oro',
  intro: 'Apuesta monedas en un combate. Si ganas, el premio es tuyo; si pierdes, adiós apuesta.',
  held: (amount) => `Tienes ${numberWords(amount)} monedas.`,
  tiers: { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' },
  stake: 'Apuesta',
  prize: 'Premio',
  coins: (amount) => `${numberWords(amount)} monedas`,
  odds: 'Probabilidad',
  oddsOf: (odds) => `${odds} de 100`,
  level: (raise) =>
    raise === 0 ? 'Rivales del nivel de tu equipo.' : `Rivales hasta un ${raise} % por encima de tu equipo.`,
  difficulty: {
    random: 'Atacan al azar.',
    greedy: 'Eligen el ataque que más promete.',
    lookahead: 'Piensan por adelantado.',
  },
  start: (stake) => `Apostar ${numberWords(stake)} monedas`,
  starting: 'Cargando',
  poor: '¡No te alcanzan las monedas!',
  notes: [
    'La probabilidad está medida: es lo que gana quien siempre elige el ataque que más promete. Con los tipos y un buen orden se gana más.',
    'Los niveles acaban en 100. Donde los rivales no pueden subir tanto como tu equipo, se paga lo que valen.',
  ],
};
export default words;
