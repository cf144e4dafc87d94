import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { spanishRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  readonly says: string;
  readonly task: (goal: number) => string;
}
const found = (region: string) => (goal: number) =>
  `Encuentra ${numberWords(goal)} cosas de las que hay por ${region}. Las escondidas cuentan.`;
const won = (region: string) => (goal: number) => `Gana ${numberWords(goal)} medallas de ${region}.`;
const caught = (region: string) => (goal: number) =>
  `Captura ${numberWords(goal)} especies que vivan en ${region}.`;
const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Sal para las rosas',
    says: 'Mis rosas nunca han visto el mar, y por tus botas tú tampoco. De las dos partes, una puede ir andando.',
    task: () => 'Llega a la costa de Tierra Verde.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Diez a oscuras',
    says: 'El molino necesita compañía por la noche. Me da igual quién. No me da igual que sean diez.',
    task: caught('Valverde'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'La segunda frase',
    says: 'Ottoline Umber lee piedras antiguas. De una me contó la primera frase, y ya estaba la sopa. Quédese usted hasta la segunda.',
    task: () => 'Habla con Ottoline Umber: de día en la costa, al ocaso y de noche en Tierra Verde.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Quien lo encuentra se lo queda',
    says: 'A la gente se le caen cosas. Lo sé bien, que yo les pongo el asa. Recoge seis y no pregunto de quién eran.',
    task: found('Valverde'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Tres ondas',
    says: 'Una medalla es suerte, dos son casualidad. Vuelve con tres y te alzo la esclusa.',
    task: won('Valverde'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Un farol para Vado Pestillo',
    says: 'En Vado Pestillo encienden los faroles demasiado pronto. Ve y pon mala cara de mi parte.',
    task: () => 'Llega a Vado Pestillo.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'Segunda opinión',
    says: 'Hay por ahí alguien de tu edad que cree que todo esto es una carrera. No te muevas, y gana.',
    task: () => 'Gana un combate contra tu rival.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Alguien tiene mi cuchara',
    says: 'Desde aquí lo veo todo, y un Hoardent cerca de Vado Pestillo tiene mi cuchara. No me traigas ninguno. Solo quiero que conste.',
    task: () => 'Captura un Hoardent. Vive en la hierba alta de Vado Pestillo.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Pie izquierdo atrás',
    says: 'El camino a Villaturba es el que no moja. Si te mojas, es el otro.',
    task: () => 'Llega a Villaturba.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Lo que devuelve el páramo',
    says: 'La turbera toma una cosa y la guarda cien años. Algunas ya vencen. Con cinco me apaño para empezar.',
    task: found('Oyebrezo'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Quién se ríe',
    says: 'De noche algo se ríe de mi ring. No me ofendo. Me gustaría conocer el chiste.',
    task: () => 'Captura un Cackleader. Viene a los prados de Villaturba al ocaso y de noche.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Dos que cuentan',
    says: 'Yo cuento ovejas y Maud Ashlar cuenta piedras, y todavía no acertamos. ¿La saludas de mi parte? Yo iría, pero es… bueno, una persona.',
    task: () => 'Habla con Maud Ashlar en Larga Escucha, de día, al ocaso o de noche.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Cuatro hileras',
    says: 'Un muro de una piedra es una piedra. Con cuatro ya te puedes apoyar.',
    task: won('Oyebrezo'),
  },
  'hark-chapel': {
    giver: 'Hermano Eskil',
    title: 'La cera va sola',
    says: 'En mi vida ha venido nadie por la cera de la capilla, y la vela arde. ¿Irías a ver de qué se alimenta?',
    task: () => 'Llega a Capilla Anegada.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'Diecinueve letras',
    says: 'Diecinueve. Y: no, en ninguna pone por qué. Lo preguntarás cuando leas el libro del campanero. Así ya está contestado.',
    task: () => 'Lee el libro del campanero en Capilla Anegada.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'Campanas al vuelo',
    says: 'Toco por todos los que viven aquí, y me gustaría acertar el número. Preséntame a treinta.',
    task: caught('Oyebrezo'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Cuidado con el hueco',
    says: 'La sopa es a las seis. Si lees esto en tierra, llegas tarde. Hay un barco, y luego Puerto Driza.',
    task: () => 'Llega a Puerto Driza.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Agua que se está quieta',
    says: 'Toda el agua que sobrevuelo es salada y lleva prisa. En Puerto Driza hay un pozo que ni lo uno ni lo otro. Bebe uno por mí.',
    task: () => 'Pasa junto al pozo de Puerto Driza y bebe.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Una presa sin licencia',
    says: 'Alguien construye en mi grada sin permiso. Tiene muy buenos dientes. Averigua si quiere trabajo.',
    task: () => 'Captura un Lodgekin. Construye en la orilla de Puerto Driza al alba y de día.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Cuatro en el horno',
    says: 'Por menos de cuatro no abro el horno. Mete tus medallas. Saldrán más brillantes, o no.',
    task: won('Marsuelto'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Nota de salida: carbón',
    says: 'Carbón tibio. Cuerda mojada. Generosidad, mucha. Llega en barca y se va antes de que yo destape un frasco. Averigua de quién es.',
    task: () =>
      'Habla con Nell Farthing: al alba y de día en Puerto Driza, al ocaso y de noche en Cabrillas.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'La luz que saluda',
    says: 'Cada noche saludo al Huso con mi luz, y algo me devuelve el saludo. Me da vergüenza preguntar. Pregunte usted.',
    task: () => 'Llega a Isla Huso.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Pecios, restos, sombreros',
    says: 'La marea no roba, tesoro: toma prestado sin fecha. Cobra doce de sus deudas.',
    task: found('Marsuelto'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Todo el arrecife',
    says: 'El arrecife tiene libro de visitas, y faltan treinta y cinco nombres. Ellos no saben escribir. Tú sí.',
    task: caught('Marsuelto'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'El de las 9:04 a Cuestasal',
    says: 'El tren es puntual. Lleva seis años en la estación, así que nunca llega tarde. Tendrá que ir a pie.',
    task: () => 'Llega a Cuestasal.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Lo que suelta el glaciar',
    says: 'Lo que se bebe en Cuestasal lo tuvo antes el glaciar. Quiere saber si alguien lo echaba de menos. Prueba. Yo apunto la cara que pones.',
    task: () => 'Pasa junto al pozo de Cuestasal y bebe.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Pan que anda',
    says: 'Meto las hogazas, me vuelvo, y una está caliente por su cuenta. Captúrame el horno con patas.',
    task: () => 'Captura un Ovendil. Anda por la hierba alta de Cuestasal al ocaso y de noche.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Trama y urdimbre',
    says: 'Con cuatro hilos se puede empezar. Con tres solo se tiene un nudo y opiniones.',
    task: won('Sobrenube'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Una petición al órgano',
    says: 'El viento toca cada noche las mismas nueve notas. Alguien debió de pedirlas. Vaya a oír quién.',
    task: () => 'Llega a Órgano de Viento.',
  },
  'cloud-plate': {
    giver: 'Abadesa Tuyet',
    title: 'El polvo en el latón',
    says: 'He barrido mil peldaños. En el órgano hay una placa a la que nunca le quité el polvo. Léela. Si tiene polvo, no me lo digas.',
    task: () => 'Lee la placa de Órgano de Viento.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Perdido sobre las nubes',
    says: 'Yo traigo personas. Para guantes, frascos y un esquí izquierdo no hay nadie. Catorce, por favor, antes de que nieve.',
    task: found('Sobrenube'),
  },
  'cloud-forty': {
    giver: 'Dra. Amara Diallo',
    title: 'Cuarenta capas',
    says: 'Una especie te dice qué vive aquí. Cuarenta te dicen por qué. Ya tengo el estante etiquetado.',
    task: caught('Sobrenube'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Y media, ¿de qué?',
    says: 'Los relojes de Las y Media coinciden en la media y en nada más. Llega cuando quieras: será a tiempo.',
    task: () => 'Llega a Las y Media.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'La que contesta con luz',
    says: 'Cuelgo mi farol sobre el lago, y a veces sube otro a mirarlo. No me lo comería. Querría darle las gracias.',
    task: () => 'Captura un Incandeel. Sube a la orilla de Las y Media al ocaso y de noche.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Alguien llega tarde',
    says: 'Mis pinzones vuelven a casa por el reloj de Bartholomew Tock. O llegan pronto o él va tarde, y los pinzones están contados. Pregúntale. Con cariño, está dando cuerda.',
    task: () =>
      'Habla con Bartholomew Tock en Milla sin Prisa. Está a todas horas, pero nunca en el mismo sitio.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Cuatro asientos',
    says: 'Mis libros cuadran, salvo usted. Cuatro medallas, en tinta, y cierro la página y me tomo una galleta.',
    task: won('Cuatroluces'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Alguien debería sentarse allí',
    says: 'Hay un hogar que nadie encendió y nadie dejó apagarse. Lo he velado desde aquí. Tú tienes mejores rodillas.',
    task: () => 'Llega a Hogar Frío.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'El último acto',
    says: 'Mi obra más vieja se corta donde se pone buena. En Hogar Frío hay libros con final, en el último estante. Lee rápido, que gotean.',
    task: () => 'Lee el último estante de Hogar Frío.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'Quince esquirlas',
    says: 'Todo lo que se ha perdido alguna vez acaba en esta tierra. Yo lo fundo, pero antes me gusta preguntarle.',
    task: found('Cuatroluces'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Las cuatro luces a la vez',
    says: 'Halcyon Abebe no se ha llevado una sorpresa desde hace dos primaveras. Le haría un montón de ilusión.',
    task: () => 'Vence al campeón de Cuatroluces.',
  },
};

const words: typeof lineWords = {
  title: 'Las líneas de las regiones',
  intro:
    'Una cosa tras otra, como la pide la gente de allí. Sin fecha ni prisa: lo que hiciste antes cuenta.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: «${text}»`,
  place: (place, steps) => `Paso ${numberWords(place)} de ${numberWords(steps)}`,
  closed: (count, region, held) =>
    `Se abre con ${numberWords(count)} ${count === 1 ? 'medalla' : 'medallas'} de ${spanishRegion(region)}. Tienes ${numberWords(held)}.`,
  end: (title) => `Al final: el título «${title}»`,
  finished: (title) => `Todo hecho. El título «${title}» es tuyo.`,
  gotTitle: (title) => `El título «${title}» es tuyo.`,
  line: (region, place, name, text, progress, reward) =>
    `${spanishRegion(region)}, ${place}: ${name}. ${text} ${progress}. Recompensa: ${reward}.`,
  lineClosed: (region, text) => `${spanishRegion(region)}: ${text}`,
};
export default words;
