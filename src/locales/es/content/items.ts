import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: {
    name: 'Bola básica',
    description: 'Cristal claro en montura sencilla. Buena para quien está manso o cansado.',
  },
  gball: {
    name: 'Superbola',
    description: 'Cristal azul en montura más ancha. Aguanta una vez y media lo que una bola básica.',
  },
  uball: {
    name: 'Ultrabola',
    description: 'Cristal ámbar, cocido dos veces. Aguanta el doble que una bola básica.',
  },
  mball: { name: 'Bola maestra', description: 'Cristal violeta que ya nadie sabe hacer. Nunca falla.' },
  'trail-charm': {
    name: 'Amuleto de rastro',
    description:
      'Una bota tallada, con cordel. Mientras lo lleves, las criaturas raras vienen la mitad más a menudo.',
  },
  'coin-charm': {
    name: 'Amuleto de moneda',
    description:
      'Una moneda con dos caras, y las dos sonríen. Mientras lo lleves, las victorias pagan una décima parte más.',
  },
  'study-charm': {
    name: 'Amuleto de estudio',
    description:
      'Un marcapáginas que se lo ha leído todo. Mientras lo lleves, tu equipo aprende una décima parte más rápido.',
  },
  'glimmer-charm': {
    name: 'Amuleto de destello',
    description:
      'Una esquirla de ocaso en una garra de plata. Mientras lo lleves, las criaturas brillantes y oscuras vienen el doble.',
  },
  'grass-whistle': {
    name: 'Silbato de hierba',
    description:
      'Una brizna a la que contaron un secreto. Durante 100 pasos por lo salvaje, las criaturas raras vienen la mitad más a menudo.',
  },
  'peat-lantern': {
    name: 'Farol de turba',
    description:
      'Arde despacio y huele a lluvia vieja. Durante 150 pasos por lo salvaje, las criaturas raras vienen el doble.',
  },
  'salt-bell': {
    name: 'Campana de sal',
    description:
      'Solo suena bajo el agua, y todo lo que tiene orejas sube a mirar. Durante 200 pasos por lo salvaje, las criaturas raras vienen dos veces y media más.',
  },
  'pearl-dust': {
    name: 'Polvo de perla',
    description:
      'Una pizca de luz de luna, estornudada por una ostra. Durante 150 pasos por lo salvaje, las criaturas brillantes y oscuras vienen la mitad más a menudo.',
  },
  'star-bait': {
    name: 'Cebo de estrella',
    description:
      'Una miga de estrella caída en un hilo muy largo. Durante 200 pasos por lo salvaje, las criaturas brillantes y oscuras vienen el doble.',
  },
  'cloud-chime': {
    name: 'Carillón de nube',
    description:
      'Siete tubos finos que tocan lo que el viento iba a decir. Durante 250 pasos por lo salvaje, las criaturas raras vienen el triple.',
  },
};
export default words;
