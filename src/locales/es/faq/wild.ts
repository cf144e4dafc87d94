import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapsWords } from '../../en/maps.ts';
import { spanishCapital, spanishList } from '../counted.ts';
import { spanishNumber, spanishPercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Prado',
  'tall-grass': 'Hierba alta',
  wood: 'Bosque',
  sand: 'Arena',
  shore: 'Orilla',
  rocks: 'Rocas',
  snow: 'Nieve',
};
const TIERS: Readonly<Record<string, string>> = {
  common: 'Común',
  uncommon: 'Poco común',
  rare: 'Rara',
  fabled: 'De leyenda',
};

/** Questions about where and how often wild creatures appear. */
export const spanishWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Criaturas salvajes',
  questions: [
    {
      id: 'grounds',
      question: '¿Dónde viven las criaturas salvajes?',
      answer: [
        'Cada terreno tiene las suyas. Con esta frecuencia un paso se topa con alguien; caminos, suelos y puentes son seguros.',
        {
          table: {
            caption: 'Pasos que se topan con alguien',
            head: ['Terreno', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : spanishPercent(each))),
            ]),
          },
        },
        `Son más fuertes cuanto más lejos caminas: ${spanishList(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `un nivel cada ${spanishNumber(cellsPerLevel)} casillas en ${titleOf(name)}`,
          ),
        )}.`,
        'De quien ya has encontrado, la Pokedex muestra los lugares, las horas y las probabilidades.',
        { links: [{ to: '/pokedex', text: 'Abrir la Pokedex' }] },
      ],
      also: 'encuentro probabilidad mapa hierba alta bosque arena orilla rocas prado encontrar',
    },
    {
      id: 'rare',
      question: '¿Cuán raro es lo raro?',
      answer: [
        'En cada lugar una criatura es común, poco común, rara o de leyenda. Donde puede venir una de cada, por cada una de leyenda vienen:',
        { list: tiers.map(({ tier, times }) => `${TIERS[tier] ?? tier}: ${times}`) },
        `Se cuentan ${spanishNumber(legends)} leyendas. Cada una vive muy lejos, en un solo terreno, y viene a una sola hora.`,
      ],
      also: 'rareza probabilidad legendaria leyenda poco común',
    },
    {
      id: 'kinds',
      question: '¿Qué son las criaturas oscuras y brillantes?',
      answer: [
        'Variedades raras de cada especie. Las oscuras pegan algo más fuerte, las brillantes son algo más rápidas, y a ambas se les nota. Llevan su variedad junto al nombre, así que nunca hay que fiarse solo del color.',
        {
          list: [
            `Oscura: una de cada ${kinds.dark.oneIn}, y ${spanishPercent(kinds.dark.more)} más de ataque.`,
            `Brillante: una de cada ${kinds.shiny.oneIn}, y ${spanishPercent(kinds.shiny.more)} más de velocidad.`,
          ],
        },
        `Con el amuleto de destello en la bolsa son una de cada ${kinds.dark.oneInWithCharm} y una de cada ${kinds.shiny.oneInWithCharm}.`,
        `La investigación también ayuda: cada especie que has capturado hace ambas un ${spanishPercent(kinds.notes)} más probables, para siempre.`,
      ],
      also: 'probabilidad color variedad shiny oscura brillante',
    },
    {
      id: 'research',
      question: '¿Qué es la investigación, y qué da?',
      answer: [
        `En su página de la Pokedex cada especie tiene un puñado de tareas: capturar algunas, encontrar una a su hora, ganar con una, dejar que evolucione. ${spanishCapital(spanishNumber(kinds.study.sketch))} cualesquiera hacen un boceto y ${spanishNumber(kinds.study.tasks)} un estudio; ambos pagan unas monedas, y nadie tiene que intercambiar ni tener suerte para ello. El juego cuenta solo, y nada caduca.`,
        `Quien ha estudiado una especie encuentra sus brillantes ${spanishNumber(kinds.study.times)} veces más: una de cada ${kinds.study.oneIn} en vez de una de cada ${kinds.shiny.oneIn}, para siempre y antes de los amuletos. Esa es la manera amable; no hay otra de meterle prisa.`,
        'Con el número de especies estudiadas llegan títulos, de los que llevas uno junto al nombre, y marcos más finos para tu ficha. Quien no viene un tiempo no pierde nada.',
        { links: [{ to: '/pokedex', text: 'Abrir la Pokedex' }] },
      ],
      also: 'tarea estudio boceto título marco brillante pokedex notas',
    },
    {
      id: 'finds',
      question: '¿Qué hay por los mapas, y se estropean las bayas?',
      answer: [
        'Hay bolas y monederos por ahí, cada uno una vez para ti: acércate y pulsa el botón o Intro, o tócalos. Otros están escondidos donde miraría alguien con curiosidad: en barriles, tocones, detrás de piedras. Los letreros y la gente dan pistas.',
        'Las bayas crecen cada día; el día empieza a medianoche UTC. El jugo de un arbusto es un trago para tu frasco. Las maduras te esperan lo que haga falta: quien no viene no pierde nada.',
      ],
      also: 'objetos suelo encontrar escondido bayas arbusto letrero leer recoger tomar tesoro',
    },
    {
      id: 'hours',
      question: '¿Qué cambian las horas y el tiempo?',
      answer: [
        `Un día en Emberwild dura ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} minutos reales, para todos a la vez: ${spanishList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLowerCase()} ${minutes}`),
        )}. Algunas criaturas solo vienen a ciertas horas.`,
        'El tiempo sobre un mapa cambia cada cinco minutos, para todos a la vez. Algunas criaturas solo vienen con niebla, lluvia o nieve; otras vienen más con el tiempo que les gusta. La Pokedex dice cuál.',
        'El tiempo en combate es otra cosa: lo traen los ataques, y cuenta allí.',
      ],
      also: 'reloj alba día ocaso noche lluvia sol niebla nieve hojas tiempo',
    },
  ],
});
