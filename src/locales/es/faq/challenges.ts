import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { spanishList } from '../counted.ts';
import { spanishRegion } from '../ids.ts';
import { spanishNumber, spanishPercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const spanishChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Gimnasios y otros jugadores',
  questions: [
    {
      id: 'gyms',
      question: '¿Cómo funcionan los gimnasios?',
      answer: [
        `${spanishList(gyms.regions.map(spanishRegion))} tienen ${spanishNumber(gyms.leaders)} líderes cada una y un campeón, ${gyms.all} en total, con equipos de ${spanishNumber(gyms.team.least)} a ${spanishNumber(gyms.team.most)}. La primera región está abierta; cada una de las demás se abre al vencer a todos los líderes de la anterior, en el orden que quieras. Un campeón pide haber vencido a todos los líderes de la región.`,
        { links: [{ to: '/gymbattle', text: 'A los gimnasios' }] },
      ],
      also: 'líder medalla región campeón abrir desbloquear gimnasio',
    },
    {
      id: 'prizes',
      question: '¿Cuánto paga un gimnasio?',
      answer: [
        `La primera victoria sobre un líder paga ${numberWords(gyms.coins.least)} monedas al principio del camino y ${numberWords(gyms.coins.most)} al final; la ficha de cada líder dice cuánto. Una revancha paga el ${spanishPercent(gyms.rematchPercent)} de las monedas y toda la experiencia, cuantas veces quieras.`,
      ],
      also: 'premio monedas recompensa revancha otra vez líder',
    },
    {
      id: 'quests',
      question: '¿Qué son las misiones?',
      answer: [
        'Tres pequeñas cada día y una mayor cada semana (desde el lunes), cada una con monedas y de vez en cuando unas bolas. La lista sale de la fecha y de quién eres; las nuevas llegan a medianoche UTC. El juego cuenta lo que haces desde medianoche, también antes de que mires la lista.',
        'Una misión acabada espera siete días a que recojas su recompensa. Quien no hace ninguna no pierde nada: no hay racha de días que mantener, ni nada que solo den las misiones.',
        'Además cada región tiene una línea: su gente pide una cosa tras otra, y al final hay un título. Una línea no tiene fecha; se abre con tres medallas de la región anterior, y lo que hiciste antes cuenta.',
        { links: [{ to: '/quests', text: 'Tus misiones' }] },
      ],
      also: 'diaria semanal tarea misión recompensa hoy racha línea región título',
    },
    {
      id: 'achievements',
      question: '¿Qué son los logros?',
      answer: [
        'Cuarenta y seis medallones por lo que has hecho: especies, medallas, combates, intercambios, mapas y más. La forma dice por qué es; cobre, plata y oro, hasta dónde has llegado. El juego cuenta desde tu primer día; lo alcanzado se queda, y los demás lo ven en tu página.',
        { links: [{ to: '/profile?tab=achievements', text: 'Tus logros' }] },
      ],
      also: 'medalla trofeo recompensa meta progreso cobre plata oro logro',
    },
    {
      id: 'users',
      question: '¿Lucho contra los otros jugadores en persona?',
      answer: [
        'Luchas contra una copia de su equipo tal como está, dirigida por el juego. Con ello no ganan ni pierden nada, y no hace falta que estén. Donde no hay nadie de fuerza parecida, entra un equipo de la casa.',
        { links: [{ to: '/userbattle', text: 'Buscar un rival' }] },
      ],
      also: 'pvp multijugador en línea combate jugadores',
    },
    {
      id: 'lower-prizes',
      question: '¿Por qué un premio es menor que el anterior?',
      answer: [
        `Cada victoria sobre la misma persona en un día baja el premio siguiente un ${spanishPercent(prizes.fall)}, y un equipo mucho más débil que el tuyo paga poco. Los equipos de la casa y quienes no has vencido hoy pagan todo. La experiencia se queda igual.`,
        `Los combates de jugadores y de oro pagan juntos como mucho ${numberWords(prizes.dayMost)} monedas al día, descontado lo que apuestas, y los de jugadores, los de ${numberWords(prizes.opponents)} personas distintas. El día empieza a medianoche UTC. Un combate de oro no acepta la apuesta donde su premio no se podría pagar entero.`,
      ],
      also: 'menor menos límite diario tope monedas jugadores oro otra vez igual',
    },
    {
      id: 'training',
      question: '¿Para qué sirve el combate de exp?',
      answer: [
        'Tantos compañeros como miembros tiene tu equipo, todos de un tipo que eliges y algo más débiles que tú. Dan la mayor experiencia de todos los combates, y ninguna moneda.',
        { links: [{ to: '/expbattle', text: 'Entrenar' }] },
      ],
      also: 'entrenamiento experiencia nivel subir',
    },
    {
      id: 'trading',
      question: '¿Puedo intercambiar con otros jugadores?',
      answer: [
        `Sí. «Intercambiar» en Tus Pokemon pone una criatura a la vista de todos, y los demás pueden ofrecer de una a ${spanishNumber(mostOffered)} de las suyas por ella. Sus ofertas llegan a Tus anuncios, donde las aceptas o rechazas; lo que has ofrecido tú está en Tus ofertas.`,
        'Los miembros de tu equipo y los favoritos no se pueden dar: saca antes a quien sea del equipo en Tu equipo. Lo intercambiado conserva nivel, experiencia y ataques, y recuerda a todos sus dueños.',
        {
          links: [
            { to: '/trades', text: 'Tus anuncios' },
            { to: '/offers', text: 'Tus ofertas' },
          ],
        },
      ],
      also: 'intercambio cambiar trueque oferta dar',
    },
    {
      id: 'trade-safety',
      question: '¿Puede alguien engañarme en un intercambio?',
      answer: [
        'Lo que viste es lo que recibes: si una criatura ofrecida ha cambiado de especie, nivel o ataques desde la oferta, no se puede aceptar y ambas partes ven qué es distinto. Otros ataques para una criatura que has puesto en intercambio acaban con sus ofertas: lo ofrecido queda libre, y a quien ofreció se le avisa. Todas las criaturas cambian de manos de una vez o ninguna, y las demás ofertas por ellas terminan.',
      ],
      also: 'estafa fraude engaño trampa seguro oferta cambiada',
    },
  ],
});
