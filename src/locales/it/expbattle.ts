import type { trainingWords } from '../en/expbattle.ts';

const words: typeof trainingWords = {
  title: 'Allenamento',
  intro: 'Compagni di un solo tipo, tanti quanti la tua squadra e un po’ più bassi di livello.',
  select: 'Scegli il tipo',
  wheel: 'Il tipo dei compagni',
  none: 'Nessuno scelto',
  start: 'Comincia',
  starting: 'Un attimo',
  experience: (times) => `${times} volte l’esperienza`,
  coins: 'Niente monete',
  facts: 'Che cosa porta',
  weak: 'Le tue mosse che fanno più male',
  strong: 'A chi fanno più male le loro',
};
export default words;
