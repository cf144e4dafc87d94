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
  'flower-box': {
    name: 'Bac à fleurs',
    description: 'Des soucis dans une caisse qui a contenu des balls. Ils n’ont rien remarqué.',
  },
  'camp-lantern': {
    name: 'Lanterne de camp',
    description: 'Assez claire pour lire. Les papillons de nuit apportent leurs livres.',
  },
  'plaid-rug': {
    name: 'Tapis à carreaux',
    description: 'Chaque miette tombée dessus y est encore, quelque part.',
  },
  'trail-sign': {
    name: 'Poteau indicateur',
    description: 'Il montre quatre directions, et toutes disent « plus tard ».',
  },
  bunting: {
    name: 'Guirlande de fanions',
    description: 'Des fanions pour une fête qui peut éclater à tout moment.',
  },
  'stew-pot': {
    name: 'Marmite',
    description: 'Elle mijote depuis avant qu’on ait demandé ce qu’il y a dedans.',
  },
  bench: {
    name: 'Banc',
    description: 'Pour deux personnes, ou une seule et une très grande opinion.',
  },
  'banner-greenreach': {
    name: 'Bannière de Vertendue',
    description: 'Une feuille sur fond vert. Elle bruisse quand on la félicite.',
  },
  'berry-tent': {
    name: 'Tente baie',
    description: 'Ta tente, du rouge de la dernière baie que personne n’a osé prendre.',
  },
  'string-lights': {
    name: 'Guirlande lumineuse',
    description: 'Six petites lumières qui refusent de s’éteindre l’une après l’autre.',
  },
  hammock: {
    name: 'Hamac',
    description: 'Y monter est un art. En descendre est une rumeur.',
  },
  'sun-rug': {
    name: 'Tapis du soleil',
    description: 'Tissé à midi. Le milieu est tiède même en hiver.',
  },
  'moss-rug': {
    name: 'Tapis de mousse',
    description: 'Doux, vert, et un peu plus grand à chaque printemps.',
  },
  'banner-harkmoor': {
    name: 'Bannière de Landécoute',
    description: 'Un roseau sur brun de tourbe. Elle sent la pluie.',
  },
  'bog-light': {
    name: 'Feu de tourbière',
    description: 'Une lueur en bocal qui a promis de ne plus égarer personne.',
  },
  'banner-scattersea': {
    name: 'Bannière de Mersemée',
    description: 'Une vague sur fond bleu. Elle claque même quand le vent n’y est pas.',
  },
  'shell-fountain': {
    name: 'Fontaine coquillage',
    description: 'Colle l’oreille dessus, et la mer t’entend.',
  },
  'banner-overcloud': {
    name: 'Bannière de Hautenue',
    description: 'Un sommet sur fond blanc. Elle regarde les autres de haut.',
  },
  'paper-moons': {
    name: 'Lunes de papier',
    description: 'Trois lunes, pliées par quelqu’un à qui la vraie manquait.',
  },
  telescope: {
    name: 'Télescope',
    description: 'Il montre les étoiles, et parfois une qui fait signe à son tour.',
  },
  'banner-fourlight': {
    name: 'Bannière de Quatrelueurs',
    description: 'Quatre étincelles sur fond violet. Personne ne voit d’abord la même.',
  },
  'starry-tent': {
    name: 'Tente étoilée',
    description: 'Ta tente, du bleu de deux heures du matin, étoiles comprises.',
  },
  'four-lights': {
    name: 'Lampe aux quatre lueurs',
    description: 'L’aube, le jour, le soir et la nuit, chacun dans son verre, et en bons termes.',
  },
  fox: {
    name: 'Costume de renard',
    description:
      'À porter, avec les oreilles et la queue. Les poules posent des questions, alors continue d’avancer.',
  },
  toadstool: {
    name: 'Chapeau d’amanite',
    description:
      'À porter, avec une cape de mousse. Il éloigne la pluie et, jusqu’ici, tous ceux qui voulaient le manger.',
  },
  diver: {
    name: 'Scaphandre',
    description:
      'À porter : laiton, toile et air personnel, au cas où les flaques deviendraient plus profondes.',
  },
  stargazer: {
    name: 'Robe de minuit',
    description: 'À porter, chapeau compris. Elle n’est à l’heure qu’une fois par jour.',
  },
  lamplighter: {
    name: 'Manteau aux quatre lumières',
    description: 'À porter : les quatre lumières dans un seul manteau, et une lanterne pour rentrer.',
  },
};
export default words;
