import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Ball simple',
    description: 'Du verre clair dans une monture sobre. Bien pour ce qui est las ou docile.',
  },
  gball: {
    name: 'Super-ball',
    description: 'Du verre bleu, une monture plus large. Tient une fois et demie mieux qu’une ball simple.',
  },
  uball: {
    name: 'Ultra-ball',
    description: 'Du verre ambré, cuit deux fois. Tient deux fois mieux qu’une ball simple.',
  },
  mball: {
    name: 'Maître-ball',
    description: 'Du verre violet que plus personne ne sait faire. Tient toujours.',
  },
  'trail-charm': {
    name: 'Breloque de piste',
    description:
      'Une botte sculptée au bout d’un fil. Tant que tu la portes, les créatures rares viennent une fois et demie plus souvent.',
  },
  'coin-charm': {
    name: 'Breloque à sous',
    description:
      'Une pièce à deux têtes, toutes deux souriantes. Tant que tu la portes, les victoires paient un dixième de plus.',
  },
  'study-charm': {
    name: 'Breloque d’étude',
    description:
      'Un marque-page qui a tout lu. Tant que tu la portes, ton équipe apprend un dixième plus vite.',
  },
  'glimmer-charm': {
    name: 'Breloque moirée',
    description:
      'Un éclat de crépuscule dans une griffe d’argent. Tant que tu la portes, chatoyants et sombres viennent deux fois plus souvent.',
  },
  'grass-whistle': {
    name: 'Sifflet d’herbe',
    description:
      'Un brin d’herbe à qui on a dit un secret. Pendant 100 pas dans la nature, les créatures rares viennent une fois et demie plus souvent.',
  },
  'peat-lantern': {
    name: 'Lanterne de tourbe',
    description:
      'Brûle lentement et sent la vieille pluie. Pendant 150 pas dans la nature, les créatures rares viennent deux fois plus souvent.',
  },
  'salt-bell': {
    name: 'Cloche de sel',
    description:
      'Ne sonne que sous l’eau, et tout ce qui a des oreilles monte voir. Pendant 200 pas dans la nature, les créatures rares viennent deux fois et demie plus souvent.',
  },
  'pearl-dust': {
    name: 'Poudre de perle',
    description:
      'Une pincée de clair de lune éternuée par une huître. Pendant 150 pas dans la nature, chatoyants et sombres viennent une fois et demie plus souvent.',
  },
  'star-bait': {
    name: 'Appât d’étoile',
    description:
      'Une miette d’étoile tombée au bout d’un très long fil. Pendant 200 pas dans la nature, chatoyants et sombres viennent deux fois plus souvent.',
  },
  'cloud-chime': {
    name: 'Carillon des nues',
    description:
      'Sept tuyaux fins qui jouent ce que le vent allait dire. Pendant 250 pas dans la nature, les créatures rares viennent trois fois plus souvent.',
  },
};
export default words;
