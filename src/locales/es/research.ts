import type { researchWords } from '../en/research.ts';
import { numberWords } from '../format.ts';

type Task = Parameters<typeof researchWords.task>[0];
type Hour = Parameters<typeof researchWords.task>[3];
const times = (count: number) => (count === 1 ? 'una vez' : `${numberWords(count)} veces`);
const AT: Readonly<Record<Hour, string>> = {
  dawn: 'al alba',
  day: 'de día',
  dusk: 'al ocaso',
  night: 'de noche',
};
const TASKS: Readonly<Record<Task, (name: string, goal: number, hour: Hour) => string>> = {
  had: (name) => `Ten un ${name} tuyo. Nadie lo encuentra en libertad: otro crece y se convierte en él.`,
  caught: (name, goal) => `Captura ${numberWords(goal)} ${name}.`,
  hour: (name, goal, hour) => `Empieza un combate con un ${name} salvaje ${AT[hour]}, ${times(goal)}.`,
  beaten: (name, goal) => `Vence a un ${name} ${times(goal)}, esté donde esté.`,
  won: (name, goal) => `Gana ${numberWords(goal)} combates con un ${name} en el equipo.`,
  gym: (name) => `Vence a un líder con un ${name} en el equipo.`,
  spar: (name, goal) => `Gana ${numberWords(goal)} combates de exp con un ${name} en el equipo.`,
  evolved: (name) => `Deja que un ${name} evolucione.`,
  traded: (name) => `Recibe un ${name} de otra persona.`,
  special: (name) => `Ten un ${name} oscuro o brillante, cueste lo que cueste.`,
};

const words: typeof researchWords = {
  title: 'Investigación',
  intro: (tasks) =>
    `Valen ${numberWords(tasks)} cualesquiera, en el orden y al ritmo que quieras. Lo que no te apetezca, déjalo.`,
  task: (task, name, goal, hour) => TASKS[task](name, goal, hour),
  progressOf: (text) => `Progreso: ${text}`,
  sketch: 'El boceto',
  study: 'El estudio',
  pays: (tasks, coins) => `${numberWords(tasks)} tareas hechas: ${numberWords(coins)} monedas`,
  write: { sketch: 'Hacer el boceto', study: 'Escribir el estudio' },
  wrote: (coins) => `Escrito. Recibes ${numberWords(coins)} monedas.`,
  sketched: 'Boceto hecho',
  studied: 'Estudio hecho',
  odds: (name, count, oneIn) =>
    `Quien ha estudiado a ${name} encuentra sus brillantes ${times(count)} más: uno de cada ${numberWords(oneIn)} en vez de uno de cada ${numberWords(oneIn * count)}, y los amuletos van aparte.`,
  oddsNow: (name, count) =>
    `Ya se fían de ti: un ${name} salvaje es brillante ${times(count)} más que para los demás.`,
  of: (studied, all) => `${numberWords(studied)} de ${numberWords(all)} especies estudiadas.`,
  loading: 'Buscando tus notas',
  failed: {
    title: 'No se puede acceder a las notas',
    text: 'Lo que haces cuenta igual. Prueba otra vez en un momento.',
  },
};
export default words;
