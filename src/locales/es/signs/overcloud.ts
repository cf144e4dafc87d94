import type { overcloudSigns } from '../../en/signs/overcloud.ts';

const words: typeof overcloudSigns = {
  'saltsteep-road': {
    name: 'letrero',
    boxes: ['CUESTASAL, arriba. Todo está arriba. Quien halle una bajada, que la comunique.'],
  },
  'saltsteep-pass': {
    name: 'letrero',
    boxes: ['SIERRA, norte. Sujétate el sombrero. Sujeta también el de quien va delante.'],
  },
  'saltsteep-well': {
    name: 'placa del pozo',
    boxes: [
      'NIEVE FUNDIDA, BEBER DESPACIO. Pasa al lado con tu frasco. Está tan fría que los tragos hacen cola.',
    ],
  },
  'saltsteep-kettle': {
    name: 'tetera',
    boxes: ['Lleva a punto de hervir desde la primavera. Se turnan para mirarla, y eso lo explica todo.'],
  },
  'saltsteep-barrel': {
    name: 'barril de sal',
    boxes: ['Sal gorda. De un cordel cuelga una nota: «En caso de emergencia, cavar». No iba por la sal.'],
  },
  'saltsteep-crate': {
    name: 'caja',
    boxes: ['Pone ARRIBA por todos los lados. Los porteadores hicieron lo que pudieron.'],
  },
  'saltsteep-cairn': {
    name: 'montón de piedras',
    boxes: ['La piedra de arriba: plana, con una sonrisa pintada. Debajo: menos sonrisa, más bolsillo.'],
  },
  'ridge-foot': {
    name: 'letrero',
    boxes: [
      'SIERRA VENTOLERA. Pasados los escalones no se puede volver a subir. Pasado el viento no se puede hablar.',
    ],
  },
  'ridge-top': {
    name: 'letrero',
    boxes: ['ÓRGANO DE VIENTO, norte. Hoy: todo en mi bemol, venga o no a cuento.'],
  },
  'ridge-cairn': {
    name: 'montón de piedras',
    boxes: ['La piedra de abajo se ha movido hace poco. A la nieve no le ha dado tiempo a notarlo.'],
  },
  'ridge-log': {
    name: 'tronco hueco',
    boxes: [
      '¿Quién subió un tronco aquí, donde no crece un árbol? Alguien que necesitaba un escondite y una siesta.',
    ],
  },
  'ridge-pile': { name: 'pila de piedras', boxes: ['Aún no es un hito. Quiere serlo, y practica.'] },
  'ridge-marker': { name: 'hito alto', boxes: ['MITAD DEL CAMINO, dice un arañazo. Otro dice OPTIMISTA.'] },
  'organ-sign': {
    name: 'letrero',
    boxes: ['EL ÓRGANO DE VIENTO. No tocar los tubos, por favor. No escuchar en el que susurra, por favor.'],
  },
  'organ-plate': {
    name: 'placa del órgano',
    boxes: ['NO LO HIZO NADIE, LO AFINA EL TIEMPO. Conciertos a diario, hasta que paren.'],
  },
  'organ-tarn': {
    name: 'letrero',
    boxes: [
      'LA LAGUNA HELADA. Lleva a todo el mundo, y siempre hasta el final. Solo las cuatro piedras han parado a alguien.',
      'Rayado debajo: «Cuatro deslizamientos hasta la nieve. Yo necesité diecinueve».',
    ],
  },
  'organ-stone': {
    name: 'piedra hincada',
    boxes: ['Al pie tiene gastado un asiento para un oyente. Le va bien a cuantos lo han probado.'],
  },
  'organ-cairn': {
    name: 'montón de piedras',
    boxes: ['Siete piedras, siete notas. La octava está suelta, y desafina cuando la levantas.'],
  },
  'organ-pile': {
    name: 'hito del borde',
    boxes: ['Desde aquí se ve el mar, y lo que alguien escondió de quienes solo miran el mar.'],
  },
  'organ-boulder': { name: 'peñasco', boxes: ['Tararea. Detrás está lo que le dieron para que se callara.'] },
};
export default words;
