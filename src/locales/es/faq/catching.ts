import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { spanishNumber, spanishPercent } from './spelt.ts';

const RATES = {
  easiest: 'La especie más fácil',
  middle: 'Una intermedia',
  hardest: 'La especie más difícil',
} as const;
const SITUATIONS = {
  well: 'ilesa',
  half: 'a mitad de PS',
  last: 'con 1 PS',
  asleep: 'con 1 PS y dormida',
} as const;

/** Questions about balls and catching. */
export const spanishCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Capturar',
  questions: [
    {
      id: 'catch',
      question: '¿Cómo capturo una criatura?',
      answer: [
        'Cuando aparezca una, pulsa «¡Capturar!» y envía una de tus criaturas. Debilita a la salvaje con ataques y lanza una bola. Junto a cada bola está la probabilidad real de que aguante; menos PS, el sueño o el hielo la suben.',
        'Un lanzamiento ocupa el lugar de tu ataque: si la bola no aguanta, le toca a la salvaje. Si la salvaje cae, se va.',
      ],
      also: 'bola lanzar pokeball encuentro',
    },
    {
      id: 'catch-odds',
      question: '¿Qué probabilidad tiene una bola de aguantar?',
      answer: [
        'Depende de la especie, de sus PS y de lo que sufra. Quemadura, veneno y parálisis ayudan; sueño y hielo, los que más. El nivel y la variedad no cambian nada. Una bola maestra nunca falla.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(spanishPercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Con estos números tira los dados el juego. En combate ves los de la criatura que tienes delante.'
          : 'Con estos números tira los dados el servidor. En combate ves los de la criatura que tienes delante.',
      ],
      also: 'captura índice probabilidad bola básica súper ultra maestra por ciento',
    },
    {
      id: 'caught',
      question: '¿Adónde va una criatura capturada?',
      answer: [
        `A tu equipo, mientras tenga menos de ${spanishNumber(teamSize)}. Después espera en Tus Pokemon, donde puedes darle el puesto de otra, o meterla en el equipo cuando alguien lo deje. Una captura paga monedas según el nivel de la criatura, y ninguna experiencia.`,
        { links: [{ to: '/pokemons', text: 'Tus Pokemon' }] },
      ],
      also: 'caja almacén equipo lleno cambiar',
    },
  ],
});
