import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { spanishList } from '../counted.ts';
import { spanishPercent } from './spelt.ts';

const TIERS = { bronze: 'Bronce', silver: 'Plata', gold: 'Oro' } as const;

/** Coins, what they buy, and what can be staked. */
export const spanishCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Monedas',
  questions: [
    {
      id: 'mart',
      question: '¿Qué vende la tienda?',
      answer: [
        {
          table: {
            caption: 'Lo que vende la tienda',
            head: ['Objeto', 'Monedas', 'Qué es'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Ir a la tienda' }] },
      ],
      also: 'comprar precio tienda objeto bola amuleto coste',
    },
    {
      id: 'charms',
      question: '¿Cómo funcionan los amuletos?',
      answer: [
        'Llevándolos: basta uno en la bolsa, y un segundo no añadiría nada. Los que cuentan para combates se miran al empezar el combate; los que cuentan para encuentros, a cada paso. El premio de un combate de oro se queda como está.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'rastro moneda estudio destello amuleto suerte',
    },
    {
      id: 'lures',
      question: '¿Cómo funcionan los reclamos?',
      answer: [
        'Un reclamo se enciende al comprarlo. Arde con cada paso donde viven criaturas y descansa en todas las demás partes; el mapa y la tienda dicen cuántos pasos quedan. Varios arden a la vez, y lo que hacen se suma, también a lo de tus amuletos.',
        {
          table: {
            caption: 'Reclamos, sus pasos y dónde los vende la tienda',
            head: ['Reclamo', 'Pasos', 'Se vende'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0
                ? spanishList(sold.map((map) => mapsWords.places[map].title))
                : 'en todas partes',
            ]),
          },
        },
      ],
      also: 'silbato farol campana perla estrella carillón pasos rara brillante pueblo tienda',
    },
    {
      id: 'furniture',
      question: '¿Para qué sirven los muebles?',
      answer: [
        'Para mirarlos. Cómpralos en la tienda, ponlos en uno de los ocho sitios de tu campamento con «Arreglar el campamento» en tu primera página, y siéntate. Las lámparas brillan de noche, y quien puede ver tu ficha ve tu campamento. Algunos solo se venden en el pueblo de una región.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Muebles en la tienda' }] },
      ],
      also: 'campamento carpa alfombra farol estandarte decorar casa banco mueble',
    },
    {
      id: 'looks',
      question: '¿Para qué sirve un aspecto comprado?',
      answer: [
        'Para llevarlo, y nada más. Doce no cuestan nada; los demás los vende la tienda, uno en todas partes y uno en el pueblo de cada otra región. Lo que hayas comprado te lo pones con «Cambiar de aspecto» en tu primera página, tantas veces como quieras.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Aspectos en la tienda' }] },
      ],
      also: 'aspecto ropa disfraz sombrero abrigo personaje vestir zorro',
    },
    {
      id: 'tutor',
      question: '¿Qué enseña la maestra?',
      answer: [
        'Ataques de la lista propia de una criatura, hasta diez niveles antes de que los aprenda sola. Lo que ya ha aprendido por su nivel se elige en Tu equipo, gratis y cuantas veces quieras. Un ataque enseñado que se cambia por otro queda olvidado hasta que llegue su nivel, o hasta que se pague otra vez.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'A la maestra' }] },
      ],
      also: 'maestra tutor enseñar clase aprender ataque escuela monedas',
    },
    {
      id: 'tournaments',
      question: '¿Cómo funcionan los torneos?',
      answer: [
        'Pagas una inscripción, ganas todos los combates seguidos contra equipos de la casa de tu nivel aproximado, y recibes el premio y una cinta. El equipo inscrito lucha hasta el final; entre dos combates todos recuperan algunos PS y nada más. Un combate perdido, u otro empezado en su lugar, acaba el torneo, y la inscripción se pierde. Cerrar la ventana no cuesta nada: el torneo espera.',
        { links: [{ to: '/goldbattle', text: 'A los torneos' }] },
      ],
      also: 'torneo copa inscripción premio cinta rondas equipo casa',
    },
    {
      id: 'gold',
      question: '¿Merece la pena el combate de oro?',
      answer: [
        'Apuestas monedas y recibes el premio si ganas. La probabilidad está medida: es lo que gana quien siempre elige el ataque que más promete. Con los tipos y un buen orden se gana más.',
        {
          table: {
            caption: 'Apuestas, premios y probabilidades',
            head: ['Categoría', 'Apuesta', 'Premio', 'Probabilidad'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              spanishPercent(odds),
            ]),
          },
        },
        `${spanishList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `${TIERS[tier]}: rivales del nivel de tu equipo`
              : `${TIERS[tier].toLowerCase()}: hasta un ${spanishPercent(raise)} más`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Al combate de oro' }] },
      ],
      also: 'apuesta apostar probabilidad bronce plata oro premio',
    },
  ],
});
