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
  'flower-box': {
    name: 'Jardinera',
    description: 'Caléndulas en una caja que antes guardaba bolas. No se han dado cuenta.',
  },
  'camp-lantern': {
    name: 'Farol de campamento',
    description: 'Da luz para leer. Las polillas traen sus propios libros.',
  },
  'plaid-rug': {
    name: 'Alfombra a cuadros',
    description: 'Cada miga que le ha caído encima sigue ahí dentro, en alguna parte.',
  },
  'trail-sign': {
    name: 'Poste indicador',
    description: 'Señala en cuatro direcciones, y todas dicen «luego».',
  },
  bunting: {
    name: 'Guirnalda de banderines',
    description: 'Banderines para una fiesta que puede estallar en cualquier momento.',
  },
  'stew-pot': {
    name: 'Olla de guiso',
    description: 'Lleva hirviendo a fuego lento desde antes de que nadie preguntara qué tiene.',
  },
  bench: {
    name: 'Banco',
    description: 'Caben dos personas, o una y una opinión muy grande.',
  },
  'banner-greenreach': {
    name: 'Estandarte de Valverde',
    description: 'Una hoja sobre verde. Susurra cuando la alaban.',
  },
  'berry-tent': {
    name: 'Carpa de baya',
    description: 'Tu carpa, del rojo de la última baya que nadie se atrevió a tomar.',
  },
  'string-lights': {
    name: 'Guirnalda de luces',
    description: 'Seis lucecitas que se niegan a apagarse una tras otra.',
  },
  hammock: {
    name: 'Hamaca',
    description: 'Subir es un arte. Bajar es un rumor.',
  },
  'sun-rug': {
    name: 'Alfombra del sol',
    description: 'Tejida a mediodía. En el centro está tibia hasta en invierno.',
  },
  'moss-rug': {
    name: 'Alfombra de musgo',
    description: 'Suave, verde y un poco más grande cada primavera.',
  },
  'banner-harkmoor': {
    name: 'Estandarte de Oyebrezo',
    description: 'Un junco sobre pardo de turba. Huele a lluvia.',
  },
  'bog-light': {
    name: 'Luz de turbera',
    description: 'Una luz en un tarro que prometió no volver a extraviar a nadie.',
  },
  'banner-scattersea': {
    name: 'Estandarte de Marsuelto',
    description: 'Una ola sobre azul. Ondea aunque el viento no lo haga.',
  },
  'shell-fountain': {
    name: 'Fuente de concha',
    description: 'Acerca el oído, y el mar te oye.',
  },
  'banner-overcloud': {
    name: 'Estandarte de Sobrenube',
    description: 'Una cumbre sobre blanco. Mira a los demás desde arriba.',
  },
  'paper-moons': {
    name: 'Lunas de papel',
    description: 'Tres lunas, plegadas por alguien que echaba de menos la de verdad.',
  },
  telescope: {
    name: 'Telescopio',
    description: 'Te enseña las estrellas y, de vez en cuando, una que devuelve el saludo.',
  },
  'banner-fourlight': {
    name: 'Estandarte de Cuatroluces',
    description: 'Cuatro chispas sobre violeta. No hay dos personas que vean primero la misma.',
  },
  'starry-tent': {
    name: 'Carpa estrellada',
    description: 'Tu carpa, del azul de las dos de la madrugada, estrellas incluidas.',
  },
  'four-lights': {
    name: 'Lámpara de cuatro luces',
    description: 'Alba, día, ocaso y noche, cada cual en su cristal, y se llevan bien.',
  },
  fox: {
    name: 'Disfraz de zorro',
    description: 'Para ponerse, con orejas y cola y todo. Las gallinas hacen preguntas, así que no te pares.',
  },
  toadstool: {
    name: 'Sombrero de seta',
    description:
      'Para ponerse, con una capa de musgo. Protege de la lluvia y, hasta ahora, de quien quería comérselo.',
  },
  diver: {
    name: 'Traje de buzo',
    description: 'Para ponerse: latón, lona y aire propio, por si los charcos se vuelven más hondos.',
  },
  stargazer: {
    name: 'Túnica de medianoche',
    description: 'Para ponerse, sombrero incluido. Solo llega puntual una vez al día.',
  },
  lamplighter: {
    name: 'Abrigo de las cuatro luces',
    description: 'Para ponerse: las cuatro luces en un abrigo, y un farol para volver a casa.',
  },
};
export default words;
