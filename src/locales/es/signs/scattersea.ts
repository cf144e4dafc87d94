import type { scatterseaSigns } from '../../en/signs/scattersea.ts';

const words: typeof scatterseaSigns = {
  'halyard-arrival': {
    name: 'letrero',
    boxes: ['PUERTO DRIZA. Noventa islas, y has dado con la que tiene estacionamiento.'],
  },
  'halyard-quay': { name: 'letrero', boxes: ['CABRILLAS, sur. Se ruega no volver a lanzar ninguna.'] },
  'halyard-well': {
    name: 'placa del pozo',
    boxes: ['AGUA DULCE. Pasa al lado con tu frasco. El mar está avisado, y le duele un poco.'],
  },
  'halyard-crate': {
    name: 'caja',
    boxes: ['«Devolver al remitente.» Y con otra letra: «Dice que suya tampoco es».'],
  },
  'halyard-barrel': {
    name: 'barril',
    boxes: ['Arenques, dice la tapa. Desde Pascua no, dice la nariz. Por un lado han metido algo.'],
  },
  'halyard-pots': {
    name: 'nasas',
    boxes: ['Cuatro nasas y ninguna langosta. Una ha atrapado algo que no pellizca.'],
  },
  'halyard-mooring': {
    name: 'poste de amarre',
    boxes: ['El cabo va derecho al fondo. Está tirante, y de vez en cuando da dos tirones, de saludo.'],
  },
  'stones-landing': {
    name: 'letrero',
    boxes: ['CABRILLAS. El récord es de siete islas con una piedra. La piedra aún sigue.'],
  },
  'stones-west': {
    name: 'letrero',
    boxes: [
      'HUSO, oeste. No tiene pérdida. Solo la tiene la entrada, y casi todos la pierden, una vuelta entera.',
    ],
  },
  'stones-ferries': {
    name: 'letrero',
    boxes: [
      'BARCAS. Ninguna da la vuelta: sería reconocer algo. La mayoría navega adonde quiere.',
      'Quien quiera llegar que haga como el sol todo el día. Él aún no ha perdido ninguna barca.',
    ],
  },
  'stones-boulder': {
    name: 'peñasco',
    boxes: [
      'La pleamar llega a la muesca. Debajo alguien guarda lo que debe seguir seco, y se equivoca a diario.',
    ],
  },
  'stones-stump': {
    name: 'tocón',
    boxes: ['Fue un mástil. Dentro, por donde corría el cabo, cabe una mano.'],
  },
  'stones-log': {
    name: 'tronco de deriva',
    boxes: ['Grabado: «K + el mar». El mar ha respondido con percebes, y con algo redondo.'],
  },
  'stones-pots': {
    name: 'nasas',
    boxes: ['Vacías, con la puerta abierta. Dentro hay una silla muy pequeña.'],
  },
  'spindle-sign': {
    name: 'letrero',
    boxes: ['EL HUSO. Una vuelta, y otra vuelta más. Los atajos son para gaviotas.'],
  },
  'spindle-north': {
    name: 'letrero',
    boxes: ['SOBRENUBE, al norte y arriba. Lleva abrigo. Lleva recuerdos de las islas. Devuelve el abrigo.'],
  },
  'spindle-door': {
    name: 'puerta del faro',
    boxes: ['No hay cerradura. «Llama», dice una placa. «Si no viene nadie, has llamado como el mar.»'],
  },
  'spindle-wreck': {
    name: 'pecio',
    boxes: [
      'A las coles de la bodega les va mejor que al barco. Entre dos hileras brilla algo que no es un caracol.',
    ],
  },
  'spindle-mooring': {
    name: 'poste de amarre',
    boxes: ['Quien hizo este nudo no quería volver a irse. En el nudo hay algo para quien sí.'],
  },
  'spindle-palm': {
    name: 'palmera torcida',
    boxes: [
      'De noche se inclina hacia la luz, como todos aquí. En la corteza hay un hueco justo a la altura de la mano.',
    ],
  },
};
export default words;
