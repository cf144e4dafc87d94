import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { spanishCount, spanishList } from './counted.ts';
import { spanishType } from './ids.ts';

type Deed = Parameters<typeof questWords.name>[0];
interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}
const battle = (goal: number) => spanishCount(goal, 'combate', 'combates');
const meet = (goal: number, when: string) =>
  `Combate contra ${spanishCount(goal, 'criatura salvaje', 'criaturas salvajes')} ${when}.`;
const DEEDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Estirar las piernas',
    text: (goal) => `Da ${spanishCount(goal, 'paso', 'pasos')}. En círculo también vale.`,
  },
  wild: { title: 'Manchas de hierba', text: (goal) => `Gana ${battle(goal)} contra criaturas salvajes.` },
  training: { title: 'Se busca compañero', text: (goal) => `Gana ${battle(goal)} de exp.` },
  gym: {
    title: 'Visita a domicilio',
    text: (goal) =>
      `Vence a ${spanishCount(goal, 'líder', 'líderes')} de gimnasio. Los viejos conocidos también cuentan.`,
  },
  caught: {
    title: 'Donde caben cinco caben seis',
    text: (goal) => `Captura ${spanishCount(goal, 'criatura salvaje', 'criaturas salvajes')}.`,
  },
  newSpecies: {
    title: 'No nos han presentado',
    text: (goal) => `Captura ${spanishCount(goal, 'especie', 'especies')} que nunca hayas tenido.`,
  },
  picked: {
    title: 'La vista en el suelo',
    text: (goal) =>
      goal === 1
        ? 'Recoge las bayas de un arbusto, o algo que se le cayó a alguien.'
        : `Recoge bayas o cosas ${spanishCount(goal, 'vez', 'veces')}.`,
  },
  evolved: {
    title: 'Qué rápido crecen',
    text: (goal) =>
      `Deja que ${goal === 1 ? 'evolucione' : 'evolucionen'} ${spanishCount(goal, 'criatura', 'criaturas')}.`,
  },
  'met:dawn': { title: 'A quien madruga', text: (goal) => meet(goal, 'al alba') },
  'met:day': { title: 'A plena luz', text: (goal) => meet(goal, 'de día') },
  'met:dusk': { title: 'Sombras largas', text: (goal) => meet(goal, 'al ocaso') },
  'met:night': { title: 'Farol no incluido', text: (goal) => meet(goal, 'de noche') },
};
function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEEDS[deed as keyof typeof DEEDS];
  const type = spanishType(deed.slice('beaten:'.length));
  return {
    title: `Cuestión de tipo: ${type}`,
    text: (goal) =>
      `Gana ${battle(goal)} contra criaturas de tipo ${type}. En los combates de exp las hay de todos los tipos.`,
  };
}

const words: typeof questWords = {
  title: 'Misiones',
  intro: 'Tres pequeñas al día y una mayor por semana. Hazlas o no: nadie apunta lo que dejas.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Hoy',
  week: 'Esta semana',
  former: 'Aún son tuyas',
  formerText: 'Acabadas antes y sin recoger. Las recompensas esperan siete días.',
  progress: (count, goal) => `${numberWords(count)} de ${numberWords(goal)}`,
  progressOf: (name) => `Progreso de ${name}`,
  coins: (count) => spanishCount(count, 'moneda', 'monedas'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Ir allí',
  claim: 'Cobrar',
  claimOf: (name) => `Cobrar la recompensa de ${name}`,
  claimed: 'Cobrada',
  until: (day) => `Hasta el ${day}, medianoche UTC`,
  endsToday: 'Las nuevas llegan a medianoche UTC.',
  loading: 'Desenrollando la lista de hoy',
  failed: {
    title: 'No se puede acceder a la lista',
    text: 'Lo que haces cuenta igual. Prueba otra vez en un momento.',
  },
  noHurry:
    'Saltarse un día no cuesta nada: no hay racha que mantener, y las misiones acabadas esperan siete días a que las cobres.',
  all: 'Todas las misiones',
  doneToday: 'Las tres están hechas. Ve a tumbarte en la hierba.',
  rewardsWait: (count) =>
    count === 1 ? 'Te espera una recompensa.' : `Te esperan ${numberWords(count)} recompensas.`,
  got: (parts) => `Recibes ${spanishList(parts)}.`,
  finished: (name) => `Misión acabada: ${name}`,
  line: (when, name, text, progress, reward) =>
    `${when}: ${name}. ${text} ${progress}. Recompensa: ${reward}.`,
  lineReady: 'Acabada: escribe cobrar.',
  nothingToClaim: 'No te espera ninguna recompensa. Escribe misiones para oír qué hay que hacer.',
};
export default words;
