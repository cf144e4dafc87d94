import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { spanishNumber, spanishPercent } from './spelt.ts';

const BATTLES = {
  wb: 'Criaturas salvajes',
  gym: 'Líderes de gimnasio',
  user: 'Jugadores',
  training: 'Entrenamiento',
  gold: 'Combate de oro',
} as const;

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'las del líder';
  if (kind === 'gold') return 'el premio';
  return coins ? `${numberWords(coins)} por nivel` : 'ninguna';
}

/** Experience, moves and evolving. */
export const spanishGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Crecer',
  questions: [
    {
      id: 'pays',
      question: '¿Qué da una victoria?',
      answer: [
        'Experiencia para todo el equipo, también los caídos, la misma a cada cual; y monedas. Ambas crecen con los niveles de quienes vences.',
        {
          table: {
            caption: 'Lo que da una victoria',
            head: ['Contra', 'Experiencia', 'Monedas'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              spanishPercent(experience),
              kind === 'wb'
                ? `${numberWords(coins ?? 0)} por nivel y ${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `Una criatura salvaje que en vez de eso capturas paga ${numberWords(wild.caught)} monedas por nivel y ${numberWords(wild.fee)}.`,
        `Un equipo grande reparte, pero no del todo: con ${spanishNumber(teamSize)}, cada cual recibe menos que a solas; entre todos, más.`,
      ],
      also: 'recompensa experiencia exp monedas dinero ganar pagar',
    },
    {
      id: 'levels',
      question: '¿Cuánta experiencia cuesta un nivel?',
      answer: [
        'Las especies crecen rápido, a ritmo medio o despacio. Contado desde el nivel 1, esto las lleva a:',
        {
          table: {
            caption: 'Experiencia hasta un nivel',
            head: ['Nivel', 'Rápido', 'Medio', 'Lento'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'exp crecimiento subir nivel total',
    },
    {
      id: 'free',
      question: '¿Puedo soltar criaturas?',
      answer: [
        `Sí: entre tus criaturas, una a una o hasta ${spanishNumber(MOST_SET_FREE)} de una vez. Se te pregunta antes, porque es para siempre, y no se recibe nada a cambio. Los favoritos se quedan, y también los de tu equipo o en intercambio. Tu Pokedex no olvida a nadie.`,
        { links: [{ to: '/pokemons', text: 'Tus Pokemon' }] },
      ],
      also: 'soltar liberar dejar ir borrar quitar criatura caja llena',
    },
    {
      id: 'nickname',
      question: '¿Puedo dar a una criatura un nombre propio?',
      answer: [
        `Sí: pulsa el lápiz junto a su nombre, en tu equipo o entre tus criaturas. Un apodo tiene hasta ${spanishNumber(MOST_NICKNAME)} caracteres y va junto a la especie, también en combates e intercambios. No debe parecerse a una especie o variedad, ni insultar a nadie: se puede denunciar, y la administración puede retirarlo para siempre.`,
        'En un intercambio se va con ella. El nuevo dueño puede cambiarlo.',
        { links: [{ to: '/team', text: 'Tu equipo' }] },
      ],
      also: 'apodo nombre renombrar llamar propio',
    },
    {
      id: 'evolve',
      question: '¿Cómo evolucionan las criaturas?',
      answer: [
        `Desde un nivel propio de su especie, como pronto el ${evolving.least} y como tarde el ${evolving.most}, aparece un botón Evolucionar en Tu equipo y en Tus Pokemon. Hasta que lo pulsas no pasa nada. Nivel, experiencia y ataques se quedan como están.`,
        'Nadie de tu equipo puede evolucionar mientras hay un combate en marcha.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Quién puede evolucionar' }] },
      ],
      also: 'evolución etapa crecer botón',
    },
    {
      id: 'moves',
      question: '¿Cómo cambio los ataques?',
      answer: [
        'En Tu equipo y en Tus Pokemon cada uno de los cuatro ataques es una lista: elige entre todo lo que la criatura ha aprendido según su nivel, cuantas veces quieras, y pulsa Guardar. Lo aprendido nunca se olvida.',
        { links: [{ to: '/team', text: 'Tu equipo' }] },
      ],
      also: 'aprender ataque hueco olvidar movimiento',
    },
    {
      id: 'favourites',
      question: '¿Cómo evito dar a alguien sin querer?',
      answer: [
        'Márcalo como favorito con el corazón en Tu equipo o en Tus Pokemon. El juego pregunta una vez más antes de que un favorito deje el equipo, y no se puede intercambiar ni soltar. Quien es tuyo sigue siéndolo hasta que lo intercambies o lo sueltes tú.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Tus favoritos' }] },
      ],
      also: 'favorito bloquear borrar soltar perder seguro corazón',
    },
  ],
});
