import type { greenreachSigns } from '../../en/signs/greenreach.ts';

const words: typeof greenreachSigns = {
  'hamlet-square': {
    name: 'letrero',
    boxes: [
      'PLAZA, todo recto. El POZO llena cualquier frasco que pase a su lado, sin cobrar.',
      'Debajo, a lápiz: un frasco son tres tragos. Se bebe en combate, cuando duele. No antes. Me aburría, y ahora está vacío.',
    ],
  },
  'hamlet-north': {
    name: 'letrero',
    boxes: [
      'VADO PESTILLO, al norte: nueve líderes, una tienda, algunos gansos. Los gansos no son parte del reto. Solo se lo creen.',
    ],
  },
  'hamlet-lake': {
    name: 'letrero',
    boxes: [
      'LAGO. El puente aguanta a una persona, o a dos que se lleven bien. Se ruega no dar de comer a la isla.',
    ],
  },
  'hamlet-barrel': {
    name: 'tonel de lluvia',
    boxes: ['Un tonel de lluvia, medio lleno. En el fondo está el cielo de ayer, y pide una limpieza.'],
  },
  'hamlet-oak': {
    name: 'puertecita del roble',
    boxes: [
      'Una puerta en el gran roble, alta como una bota. Han llamado tanto que no queda pintura. Llamas.',
    ],
  },
  'hamlet-boulder': {
    name: 'peñasco',
    boxes: [
      'Está aquí desde que el hielo se fue a casa. Un lado lo ha gastado la gente que se sentaba a pensar en otra cosa.',
    ],
  },
  'hamlet-stump': {
    name: 'tocón',
    boxes: ['Ochenta y un anillos. Alguien ha marcado el año de la buena sopa.'],
  },
  'hamlet-stone': {
    name: 'piedra hincada',
    boxes: ['Una espiral, honda. Si la sigues con el dedo llegas al centro con cierta sorpresa.'],
  },
  'coast-bridge': {
    name: 'letrero',
    boxes: ['TIERRA VERDE, oeste. MAR, sur. Si tienes los pies mojados, ya has elegido.'],
  },
  'coast-mill': {
    name: 'letrero',
    boxes: ['MOLINO. Harina por sacos, consejos por horas, casi todos sobre Ysolde Marrow.'],
  },
  'coast-road': {
    name: 'letrero',
    boxes: ['CORRO DE PIEDRAS, este. No hay dos personas que cuenten las mismas, y son cuatro.'],
  },
  'coast-book': {
    name: 'diario del faro',
    boxes: [
      'Lunes: niebla. Martes: niebla. Miércoles: alguien gritó «¿hay un faro aquí?». Grité que sí.',
      'Jueves: despejado. Vi que faltaba el barril de la casa. Viernes: el barril ha vuelto. No dice dónde estuvo.',
    ],
  },
  'coast-crate': {
    name: 'caja',
    boxes: [
      'EL INSUMERGIBLE, dice la caja, con tiza. El capitán se ha ido a la cama. Bajo la tapa huele a nabos y a aventura.',
    ],
  },
  'coast-stump': {
    name: 'tocón hueco',
    boxes: ['Hueco hasta abajo. Alguien guarda aquí bellotas, y los recibos.'],
  },
  'coast-stone': {
    name: 'piedra de los montes',
    boxes: ['Las letras dicen: QUIEN ESTÁ AQUÍ HA DADO LA VUELTA LARGA. Detrás han levantado el musgo.'],
  },
  'coast-barrel': {
    name: 'barril',
    boxes: ['Arenques, dice la tapa. Vacío, dice el eco. El gato no hace declaraciones.'],
  },
  'town-north': {
    name: 'letrero',
    boxes: ['AL PÁRAMO. La puerta pide tres medallas. Le han ofrecido pastel, y sigue pidiendo medallas.'],
  },
  'town-south': {
    name: 'letrero',
    boxes: [
      'VADO PESTILLO. Nueve gimnasios; los nombran sus dueños y los juzga su felpudo. Límpiale las patas a tu criatura.',
    ],
  },
  'town-east': {
    name: 'letrero',
    boxes: ['COSTA, por ahí. Trae sombrero. Trae un cordel para el sombrero.'],
  },
  'town-well': {
    name: 'placa del pozo',
    boxes: [
      'DONADO POR EL GREMIO DE TONELEROS, que lamentan la gotera. Pasa al lado y tu frasco se llena. Sus zapatos también.',
    ],
  },
  'town-sluices': {
    name: 'letrero',
    boxes: [
      'PRADO DE RIEGO. Dos ruedas, tres compuertas. Cada rueda cuida de dos; la del medio tiene dos dueñas.',
      'Debajo, con tiza: «Como nuestra gata».',
    ],
  },
  'town-barrel': {
    name: 'barril tras la tienda',
    boxes: ['«Devuelto: no rebota.» El resto de la etiqueta trata de quién tuvo la culpa.'],
  },
  'town-crate': {
    name: 'caja tras la tienda',
    boxes: ['FRÁGIL, en rojo, por las seis caras. Algo de dentro rodó a un rincón y allí se quedó.'],
  },
  'town-fence': {
    name: 'tabla suelta',
    boxes: ['Una tabla de la valla cuelga de un solo clavo. Por aquí va al colegio medio pueblo.'],
  },
};
export default words;
