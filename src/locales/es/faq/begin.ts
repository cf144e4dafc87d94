import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { spanishList } from '../counted.ts';
import { spanishNumber } from './spelt.ts';

/** What newcomers ask first. */
export const spanishBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'El comienzo',
  questions: [
    {
      id: 'begin',
      question: '¿Cómo empiezo?',
      answer: [
        `Regístrate, elige una de ${spanishNumber(starters)} primeras criaturas y abre Mapas. Camina por hierba alta, bosques, arena, orillas o rocas: ahí viven las criaturas salvajes.`,
        {
          links: [
            { to: '/signup', text: 'Registrarme' },
            { to: '/maps', text: 'Abrir los mapas' },
          ],
        },
      ],
      also: 'empezar nuevo cuenta inicial primeros pasos comienzo',
    },
    {
      id: 'bag',
      question: '¿Qué tengo al principio?',
      answer: [
        `Una primera criatura de nivel ${newcomer.level}, ${numberWords(newcomer.coins)} monedas y ${spanishList(newcomer.balls)}.`,
        `En tu equipo caben ${spanishNumber(teamSize)}. Hay ${species} especies por descubrir.`,
      ],
      also: 'monedas bolas inicio cuántas criaturas especies',
    },
    {
      id: 'password',
      question: '¿Qué nombre y contraseña puedo tener?',
      answer: [
        `Un nombre tiene de ${name.least} a ${name.most} letras de la A a la Z (con tildes y letras como ñ o ß), cifras, puntos, guiones y espacios sueltos. Nadie más tiene el mismo ni uno que se le parezca: mayúsculas, espacios y tildes no cuentan como diferencia, ni 0 por o, ni 1 por l o i.`,
        `Una contraseña tiene al menos ${password.least} caracteres, los que quieras. Se aceptan ${password.least}, más es más prudente: quien la adivina juega como tú. Tres o cuatro palabras seguidas se recuerdan bien y se adivinan mal.`,
        'El juego no pide correo electrónico, así que no puede enviarte una contraseña olvidada: guarda los códigos de recuperación que recibes al registrarte. El servidor solo guarda una forma revuelta de la que nadie puede leerla.',
      ],
      also: 'cuenta seguridad entrar olvidé corta caracteres correo email',
    },
    {
      id: 'walk',
      question: '¿Cómo camino?',
      answer: [
        'Con las flechas (dos a la vez para la diagonal), W A S D, el teclado numérico, un mando o la cruceta de la pantalla. Mantén una dirección para no parar. O toca un lugar del mapa: caminas hasta allí por terreno libre, hasta que aparece una criatura o das un paso por tu cuenta. Las direcciones grises están cerradas. Controles, al pie de la página, enumera todas las teclas y botones.',
      ],
      also: 'mover controles teclas táctil cruceta dirección',
    },
  ],
});
