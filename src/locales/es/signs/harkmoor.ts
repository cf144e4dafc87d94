import type { harkmoorSigns } from '../../en/signs/harkmoor.ts';

const words: typeof harkmoorSigns = {
  'peatwick-road': {
    name: 'letrero',
    boxes: ['VILLATURBA. Población: alguna. Vecina más próxima: la turbera. No le prestes nada.'],
  },
  'peatwick-well': {
    name: 'placa del pozo',
    boxes: [
      '«Este pozo es más hondo de lo que parece.» Debajo, arañado: «Me devolvió la mirada». A tu frasco le da lo mismo.',
    ],
  },
  'peatwick-barrel': {
    name: 'barril de brea',
    boxes: [
      'Brea, para barcas. Aquí no hay barcas desde que la turbera se comió la última. Bajo el borde hay algo encajado.',
    ],
  },
  'peatwick-crate': {
    name: 'caja',
    boxes: ['Dirigida a la Capilla Anegada. Devuelta. «No estaba en casa, solo en remojo.»'],
  },
  'peatwick-cairn': {
    name: 'montón de piedras',
    boxes: ['Una piedra por cada cual que halló el regreso. Alguien las ha ordenado, por tamaños.'],
  },
  'peatwick-log': {
    name: 'tronco caído',
    boxes: ['Cayó en medio del camino, y apartaron el camino. Aquí se hacen así las cosas.'],
  },
  'hark-gate': {
    name: 'letrero',
    boxes: ['LARGA ESCUCHA. Pisa bajito: está escuchando. Pisa fuerte: ha oído cosas peores.'],
  },
  'hark-fork': {
    name: 'letrero',
    boxes: [
      'SENDERO. Se toma su tiempo, y parte del tuyo. Se ruega a los pastores que cuenten las piedras y no digan nada.',
    ],
  },
  'hark-door': {
    name: 'piedra junto a la puerta',
    boxes: [
      'PRIMERO HABLA LA GRANDE, QUE ES LENTA. LA PEQUEÑA NO SABE ESPERAR. LA MEDIANA DICE AMÉN.',
      'Más pequeño: «Písalas con cuidado. Con una palabra en falso se enfurruñan todas, y la puerta también».',
    ],
  },
  'hark-stone': {
    name: 'Piedra Oyente',
    boxes: ['Arrimas la oreja. Muy abajo algo tararea, desafinando, como alguien que friega los platos.'],
  },
  'hark-boulder': {
    name: 'peñasco',
    boxes: ['El viento se ha apoyado mil años en este lado. Al otro hay un huequecito seco.'],
  },
  'hark-ring': {
    name: 'peñasco redondo',
    boxes: [
      'Parece que una noche se salió rodando del anillo y que desde entonces finge que siempre ha estado aquí.',
    ],
  },
  'hark-seat': {
    name: 'peñasco plano',
    boxes: [
      'El asiento del pastor. Arriba está tibio; debajo, todo lo que se le cayó alguna vez del bolsillo a un pastor.',
    ],
  },
  'chapel-sign': {
    name: 'letrero',
    boxes: ['CAPILLA, por la calzada. Oficios con marea baja. No hay marea baja.'],
  },
  'chapel-book': {
    name: 'libro del campanero',
    boxes: [
      '«Toqué a las seis. Toqué a mediodía. A medianoche no toqué, pero sonó.»',
      'La misma línea en cada página, con diecinueve letras distintas. La tuya sería la vigésima.',
    ],
  },
  'chapel-cairn': {
    name: 'montón de piedras',
    boxes: ['Las piedras están mojadas, aunque no ha llovido. Entre ellas brilla algo.'],
  },
  'chapel-boat': { name: 'barca', boxes: ['PASAJE: LO QUE TENGAS. Alguien pagó, y nadie vino a cobrar.'] },
  'chapel-stone': {
    name: 'poste de puerta',
    boxes: ['Media puerta. La otra media, dicen, sigue abierta en algún sitio bajo el lago.'],
  },
};
export default words;
