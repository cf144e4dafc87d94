import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'letrero',
    boxes: ['LAS Y MEDIA. Te esperábamos, a alguna hora. Se ruega no dar cuerda a nada.'],
  },
  'halfpast-north': {
    name: 'letrero',
    boxes: ['MILLA SIN PRISA, norte. Se tarda lo que se tarda, y un minuto por las vistas.'],
  },
  'halfpast-dial': {
    name: 'placa del reloj de sol',
    boxes: ['CUATRO SOMBRAS, NO HACE FALTA SOL. Si coinciden todas, avísese a alguien.'],
  },
  'halfpast-well': {
    name: 'placa del pozo',
    boxes: ['AGUA DE TODAS LAS HORAS. Pasa al lado con tu frasco: acaba de llenarse, o está a punto.'],
  },
  'halfpast-dawn': {
    name: 'placa bajo la luz rosa',
    boxes: ['ALBA. No la encendió nadie. Madruga por principio.'],
  },
  'halfpast-night': {
    name: 'placa bajo la luz azul',
    boxes: ['NOCHE. La más clara de las cuatro, y la única que pide perdón por ello.'],
  },
  'halfpast-barrel': {
    name: 'barril',
    boxes: ['Minutos de repuesto, dice la tapa. Alguien los ha ido ahorrando, y algo más.'],
  },
  'halfpast-crate': {
    name: 'caja',
    boxes: ['ENTREGAR ANTES DEL MEDIODÍA. No dice cuál, así que aquí está desde entonces.'],
  },
  'halfpast-stone': {
    name: 'piedra tibia',
    boxes: ['Una piedra de mediodía. Tibia por arriba, tibia por abajo y hueca donde cabe una mano.'],
  },
  'mile-foot': {
    name: 'letrero',
    boxes: [
      'MILLA SIN PRISA. La mañana a la izquierda, el mediodía a la derecha, lo demás más arriba. Prohibido adelantar.',
    ],
  },
  'mile-fork': { name: 'letrero', boxes: ['OCASO, derecha. NOCHE, izquierda. En caso de duda, ambas.'] },
  'mile-dawn': {
    name: 'placa bajo la luz rosa',
    boxes: ['UNA MAÑANA. Propiedad del bosque. Devuélvase antes de comer.'],
  },
  'mile-noon': {
    name: 'placa bajo la luz dorada',
    boxes: ['MEDIODÍA. Aquí se pueden dejar las sombras y recogerlas a la vuelta.'],
  },
  'mile-dusk': {
    name: 'placa bajo la luz violeta',
    boxes: ['OCASO. Cayó aquí el año de la riada, y nadie resultó herido.'],
  },
  'mile-night': {
    name: 'placa bajo la luz azul',
    boxes: ['NOCHE, AUTOSERVICIO. Déjense las estrellas como se encontraron.'],
  },
  'mile-islet': {
    name: 'letrero',
    boxes: [
      'CERRADO. Se abre a quien haya estado ante las cuatro luces en el orden en que se levantan.',
      'Quien las confunda vuelve a empezar. Al alba nunca le ha importado.',
    ],
  },
  'mile-cairn': {
    name: 'montón de piedras',
    boxes: ['A medio camino entre el desayuno y la cena. Hay un hueco más o menos a la hora de la merienda.'],
  },
  'mile-log': { name: 'tronco', boxes: ['Una cama de musgo, aún tibia. Quien durmió aquí dejó propina.'] },
  'mile-boulder': {
    name: 'peñasco',
    boxes: ['Quema por el lado del sol. El otro lado lleva tiempo esperando a alguien con luces.'],
  },
  'hearth-sign': { name: 'letrero', boxes: ['HOGAR FRÍO. Límpiate los pies. Recuerda haber sido cocina.'] },
  'hearth-mantel': {
    name: 'repisa del hogar',
    boxes: [
      'Cuatro tarros: sal, miel, tomillo y uno que pone DESPUÉS. Las cenizas llevan mil años frías, y barridas desde esta mañana.',
    ],
  },
  'hearth-shelf-first': {
    name: 'primer estante',
    boxes: ['El tomo uno empieza: «Hacía frío». El dos también. A partir del nueve sale sopa.'],
  },
  'hearth-shelf-last': {
    name: 'último estante',
    boxes: [
      'Libros que se funden antes de acabar. Los finales corren hasta el valle, donde la gente se los tiene que inventar.',
    ],
  },
  'hearth-kettle': {
    name: 'tetera',
    boxes: ['Llena cada tarde para quien venga. Nadie ha dicho quién será, así que es una tetera grande.'],
  },
  'hearth-cairn': {
    name: 'montón de piedras',
    boxes: ['Una piedra por cada casa del valle. La más pequeña es de un niño, y tiene algo debajo.'],
  },
  'hearth-barrel': {
    name: 'barril',
    boxes: ['Manzanas, dice. Hace mucho que rodaron a casa, y dejaron lo que no podían llevar.'],
  },
  'hearth-larder': {
    name: 'letrero',
    boxes: ['DESPENSA, abajo. A oscuras desde la primera cena. Trae una luz, y llévatela al salir.'],
  },
  'larder-crate': {
    name: 'caja de tarros',
    boxes: [
      'MERMELADA, dice el primer tarro. MERMELADA, dice el segundo. NO ES MERMELADA, dice el tercero con la misma letra, y suena.',
    ],
  },
  'larder-honey': {
    name: 'barril de miel',
    boxes: ['Miel de hace mil años. Dentro hay una cuchara de pie. Nadie admite haber removido el último.'],
  },
  'hearth-boulder': {
    name: 'peñasco',
    boxes: ['No llegó a entrar en el hogar. Le prometieron un papel en el segundo.'],
  },
};
export default words;
