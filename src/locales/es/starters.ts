import type { starterWords } from '../en/starters.ts';

const words: typeof starterWords = {
  tempers: {
    podkin: 'Alegre y cantarín. Madruga más que tú.',
    rootling: 'Glotón y optimista. Primero va el hocico.',
    dozebud: 'Dormilón y suave. Nadie le mete prisa.',
    kindlam: 'Confiado. Da calor en las noches frías.',
    clinkdil: 'Hogareño y curioso. No hay horno que no registre.',
    flickeep: 'Vanidoso. Sabe muy bien lo bien que brilla.',
    puddlip: 'Feliz. Ningún charco está a salvo.',
    nubwhal: 'Amable sin remedio. Saluda a cada ola.',
    dampaw: 'Serio y atareado. No deja gotera sin arreglar.',
  },
};
export default words;
