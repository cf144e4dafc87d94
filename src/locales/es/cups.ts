import type { cupWords } from '../en/cups.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)} monedas`;

const words: typeof cupWords = {
  title: 'Torneos',
  intro: (rest, entries) =>
    `Varios combates seguidos contra equipos de la casa de tu nivel aproximado, con el equipo inscrito. Entre dos combates todos recuperan un ${rest} % de sus PS, y nada más. Quien pierde uno, o lo deja por otro combate, queda fuera y sin inscripción. Puedes entrar ${entries} veces al día.`,
  loading: 'Preguntando quién está en las listas…',
  failed: 'No se pudieron cargar las listas.',
  again: 'Reintentar',
  entry: 'Inscripción',
  prize: 'Premio',
  rounds: 'Combates',
  ribbons: 'Cintas',
  coins,
  enter: (price) => `Entrar por ${coins(price)}`,
  poor: '¡No te alcanzan las monedas!',
  left: (count) =>
    count === 0
      ? 'Hoy ya has estado en todos los torneos. Las listas se abren otra vez a medianoche UTC.'
      : count === 1
        ? 'Hoy puedes entrar en uno más.'
        : `Hoy puedes entrar en ${count} más.`,
  running: (cup) => `Estás en: ${cup}`,
  round: (next, all) => `Ahora toca el combate ${next} de ${all}.`,
  fighting: 'Tu combate te espera.',
  team: 'El equipo inscrito',
  hp: (name, percent) => `${name}: ${percent} % de los PS`,
  fight: 'Al siguiente combate',
  resume: 'Volver al combate',
  giveUp: 'Abandonar…',
  sure: '¿Abandonar el torneo?',
  sureText: 'Pierdes la inscripción, y lo que has ganado en él hasta ahora no cuenta.',
  stay: 'Seguir',
  leave: 'Abandonar',
};
export default words;
