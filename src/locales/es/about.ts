import type { aboutWords } from '../en/about.ts';
import { numberWords } from '../format.ts';

const words: typeof aboutWords = {
  title: 'Acerca de',
  sections: [
    {
      title: 'Qué es Emberwild',
      text: 'Un juego de caminar por lugares salvajes, conocer criaturas, criar un equipo y medirlo con otros, directamente en tu navegador. No hay nada que instalar.',
    },
    {
      title: 'Juego limpio por diseño',
      text: import.meta.env.TRIAL
        ? 'Lo decidido, decidido queda: recargar no cambia ningún encuentro, lanzamiento ni combate. Las probabilidades que importan se muestran en números.'
        : 'Todos los dados se tiran en el servidor, y lo decidido, decidido queda: recargar no cambia ningún encuentro, lanzamiento ni combate. Las probabilidades que importan se muestran en números.',
    },
    {
      title: 'Para todo el mundo',
      text: 'Teclado, ratón, pantalla táctil, mando y lector de pantalla son formas iguales de jugar. Amplía cuanto quieras. Tipos y variedades llevan formas y palabras, no solo colores.',
    },
    {
      title: 'Hecho a mano',
      text: 'Todas las criaturas, mapas, nombres e imágenes se dibujaron para este juego y no son de ningún otro.',
    },
  ],
  numbersTitle: 'El mundo en números',
  numbers: {
    species: 'especies',
    kinds: 'variedades de cada una',
    maps: 'mapas',
    gyms: 'líderes de gimnasio',
  },
  amount: numberWords,
  questions: 'Preguntas y respuestas',
  thanksTitle: 'Con agradecimiento a',
  thanks: (count) =>
    `El juego se apoya en ${count} bibliotecas de código abierto que llegan con él a tu navegador. Sus autores dejan que cualquiera las use.`,
  faces:
    'Los textos van en Nunito, de los Nunito Project Authors, y los títulos en Lilita One, de Juan Montoreano, ambas bajo la SIL Open Font License.',
  libraries: 'Bibliotecas y sus licencias',
  licence: (name) => `Licencia de ${name}`,
};
export default words;
