import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Mapas',
  hint: '¿Adónde quieres ir?',
  inBattle: 'Hay un combate sin acabar. Los mapas esperan a que termine.',
  more: 'Aquí aparecerán más mapas cuando llegues a ellos a pie.',
  wanderer: (species, map, ground, until) =>
    `Errante del día: ${species} ha llegado a ${map} (${ground}) y se queda hasta las ${until}. Mañana viene alguien más.`,
  places: {
    green_land: { title: 'Tierra Verde', text: 'Una aldea, un lago en calma y la primera hierba alta.' },
    green_land2: {
      title: 'Tierra Verde 2',
      text: 'Río abajo hasta el mar: acantilados, arena y criaturas más fuertes.',
    },
    green_land3: {
      title: 'Vado Pestillo',
      text: 'Nueve gimnasios en torno a una plaza, una tienda y un arroyo que no tiene prisa.',
    },
    harkmoor: {
      title: 'Villaturba',
      text: 'Casas a lo largo de un camino sobre la turbera, y gente que habla poco y casi todo en serio.',
    },
    harkmoor2: {
      title: 'Larga Escucha',
      text: 'Brezo, charcas y un anillo de piedras. El sendero se toma su tiempo.',
    },
    harkmoor3: {
      title: 'Capilla Anegada',
      text: 'Una calzada lleva a una campana que nadie toca.',
    },
    scattersea: {
      title: 'Puerto Driza',
      text: 'Casas alrededor de un puerto donde los botes vuelven antes de que los relojes acuerden la hora.',
    },
    scattersea2: {
      title: 'Cabrillas',
      text: 'Islas que parece haber lanzado alguien, y pasarelas hasta donde cayeron.',
    },
    scattersea3: {
      title: 'Isla Huso',
      text: 'Una espiral de arena con un faro en el centro y, de camino, un barco con jardín.',
    },
    overcloud: {
      title: 'Cuestasal',
      text: 'Casas en riscos, atadas entre sí con cuerdas. El té va salado y las teteras nunca se enfrían.',
    },
    overcloud2: {
      title: 'Sierra Ventolera',
      text: 'Cuatro terrazas sobre la nube. Bajar es más rápido que subir.',
    },
    overcloud3: {
      title: 'Órgano de Viento',
      text: 'Tubos de piedra altos como casas. El viento toca y nadie le pasa las páginas.',
    },
    fourlight: {
      title: 'Las y Media',
      text: 'Un pueblo en torno a un reloj de sol que da cuatro horas a la vez. Nadie llega tarde, por falta de motivo.',
    },
    fourlight2: {
      title: 'Milla sin Prisa',
      text: 'Una mañana, un mediodía, una tarde y una noche, una al lado de otra. Los puentes crujen a todas horas.',
    },
    fourlight3: {
      title: 'Hogar Frío',
      text: 'El hogar de la primera cocina, con una luz en cada esquina y una biblioteca que guarda el glaciar.',
    },
  },
};
export default words;
