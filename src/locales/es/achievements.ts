import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { spanishCount } from './counted.ts';

type Field = Parameters<typeof achievementWords.name>[0];
type Rank = Parameters<typeof achievementWords.name>[1];
const FIELDS: Readonly<Record<Field, { readonly title: string; readonly text: (goal: number) => string }>> = {
  species: { title: 'Colección', text: (goal) => `Captura ${spanishCount(goal, 'especie', 'especies')}.` },
  types: {
    title: 'De todo un poco',
    text: (goal) => `Captura especies de ${spanishCount(goal, 'tipo', 'tipos')}.`,
  },
  evolved: {
    title: 'Crianza',
    text: (goal) => `Ten ${spanishCount(goal, 'especie', 'especies')} a las que otras evolucionan.`,
  },
  shiny: {
    title: 'Buen ojo',
    text: (goal) =>
      goal === 1 ? 'Captura una criatura brillante.' : `Captura ${goal} especies en brillante.`,
  },
  dark: {
    title: 'Ojo en la sombra',
    text: (goal) => (goal === 1 ? 'Captura una criatura oscura.' : `Captura ${goal} especies en oscura.`),
  },
  sketches: {
    title: 'Buen trazo',
    text: (goal) => `Haz el boceto de ${spanishCount(goal, 'especie', 'especies')}.`,
  },
  studies: {
    title: 'Con lupa',
    text: (goal) => `Escribe el estudio de ${spanishCount(goal, 'especie', 'especies')}.`,
  },
  level: { title: 'Estirón', text: (goal) => `Ten una criatura de nivel ${goal}.` },
  badges: {
    title: 'Medallero',
    text: (goal) => `Vence a ${spanishCount(goal, 'líder', 'líderes')} de gimnasio.`,
  },
  champions: {
    title: 'Campeonato',
    text: (goal) => (goal === 1 ? 'Vence a un campeón.' : `Vence a ${goal} campeones.`),
  },
  wild: {
    title: 'Lo salvaje',
    text: (goal) => `Gana ${numberWords(goal)} combates contra criaturas salvajes.`,
  },
  users: { title: 'Desafío', text: (goal) => `Gana ${numberWords(goal)} combates de jugadores.` },
  gold: { title: 'Fiebre del oro', text: (goal) => `Gana ${numberWords(goal)} combates de oro.` },
  training: { title: 'Entrenamiento', text: (goal) => `Gana ${numberWords(goal)} combates de exp.` },
  trades: {
    title: 'Trueque',
    text: (goal) => (goal === 1 ? 'Intercambia con otra persona.' : `Haz ${goal} intercambios.`),
  },
  maps: { title: 'Exploración', text: (goal) => `Camina por ${spanishCount(goal, 'mapa', 'mapas')}.` },
  names: {
    title: 'Buenas amistades',
    text: (goal) => `Ten a la vez ${goal} criaturas con apodo en tu equipo.`,
  },
};
const RANKS: Readonly<Record<Rank, string>> = { copper: 'cobre', silver: 'plata', gold: 'oro' };
const titleOf = (field: Field, rank: Rank): string => `${FIELDS[field].title}, ${RANKS[rank]}`;

const words: typeof achievementWords = {
  title: 'Logros',
  loading: 'Cargando tus logros',
  failed: { title: 'No se puede acceder a tus logros' },
  name: titleOf,
  field: (field) => FIELDS[field].title,
  rank: (rank) => RANKS[rank],
  text: (field, goal) => FIELDS[field].text(goal),
  count: (reached, all) => `${reached} de ${all}`,
  next: 'Los siguientes',
  all: 'Todos los logros',
  progress: (count, goal) => `${numberWords(count)} de ${numberWords(goal)}`,
  progressOf: (name) => `Progreso de ${name}`,
  reached: 'Conseguido',
  everything: 'Los has conseguido todos.',
  noHurry:
    'Cada uno cuenta lo que has hecho desde tu primer día. Ninguno caduca ni te pide volver a una hora concreta.',
  told: (field, rank) => `Logro conseguido: ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} logros conseguidos. Están en tu perfil.`,
  none: (user) => `${user} aún no ha conseguido ninguno.`,
};
export default words;
