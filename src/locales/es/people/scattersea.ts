import type { scatterseaPeople } from '../../en/people/scattersea.ts';

const words: typeof scatterseaPeople = {
  'teodoro-bras': {
    name: 'Teodoro Brás',
    lines: {
      hello: [
        '¡Alto! Estás en los huesos. ¿No? Pues a punto de estarlo. Teodoro Brás, de la cocina flotante.',
        'Ahí está la puerta, las cucharas dentro. Nadie lucha conmigo con hambre. Sería una ventaja injusta, para ti.',
      ],
      stove: [
        'Comiste como quien gana, así que mira mi fogón. Once vecinos vinieron esta semana por lumbre. Cada uno se fue con un fuego.',
        '¿Y qué queda en el fogón? Un fuego. Hice la cuenta en el mantel. No sale. Seguí friendo encima.',
      ],
      defeated: ['La derrota suele ser falta de sal. Siéntate. Tengo algo para eso, y lleva corteza.'],
      friday: ['Los viernes hay guiso de pescado. Los demás días también, pero los viernes lo anuncio.'],
      stew: [
        'El secreto del guiso es el tiempo. El otro secreto es la segunda cebolla. Tú no has oído nada.',
      ],
      storm: [
        'Nueve tempestades y ni una gota fuera. Hay que inclinarse con la olla. La tripulación, que se apañe.',
      ],
      banked: [
        '¿La acostaste en ceniza? Bien. Lo que hoy reposa, mañana está mejor. Lo sabe cualquier cocinero. Reyes y abogados, no.',
      ],
      loose: [
        '¿La dejaste sin tapa? Bien. Donde nada se sale de la olla, alguien pasa hambre. Le he echado otra cebolla, en su honor.',
      ],
    },
  },
  'lani-tovua': {
    name: 'Lani Tovua',
    lines: {
      hello: [
        '¡Agáchate! … Más. Gracias. Era el correo del martes. Soy Lani, hago las cometas.',
        'Esta pierna está tallada del mástil de mi primera cometa. Aún sabe cuándo virar. No le discuto.',
      ],
      badge: [
        '¡Tu cometa bajó! Una mujer del norte la tiene en el tejado. Escribe que es lo único allí arriba que sonríe.',
      ],
      defeated: [
        '¿Te quedaste sin viento? Siéntate en el muelle con la boca cerrada. Siempre viene a ver qué pasa.',
      ],
      dawn: ['El aire del alba es como cabo nuevo. Aún no ha decidido qué va a sostener.'],
      cousin: ['El primo está bien. Ha pedido más hilo. Le mandé un sello.'],
      wind: [
        'El viento dice que por ti vale la pena pararse, y que tienes un agujero en el calcetín izquierdo.',
      ],
    },
  },
  'celestin-amaury': {
    name: 'Célestin Amaury',
    lines: {
      hello: [
        'No te muevas. Turba. Bronce de campana. Oveja mojada, muchísima. Vienes a pie de Oyebrezo, y no sabes cómo lo siento.',
        'Célestin Amaury. Hago perfumes. La casa es esta; haz el favor de soltar el aire antes de entrar.',
      ],
      smoke: [
        'Para una nariz que me venció: pide lumbre en cualquier isla y huélela. Noventa hogares, un humo. El mismo.',
        'No parecido. Parecido lo notaría. El mismo, como si hubieran partido un olor en noventa sin perder nada.',
      ],
      defeated: ['Huelo a derrota. Nota de salida: polvo. Pero espera. Sí. Por debajo, ya, el desayuno.'],
      dusk: ['Al ocaso las flores dejan de morder y tararean. Se embotella deprisa y se pide perdón.'],
      nose: ['La nariz está asegurada. El resto de mí es solo el soporte.'],
      flower: ['Esta se llevó mi gemelo. Que se lo quede. Nunca ha estado tan guapa.'],
      banked: [
        'El humo ha cambiado. Arriba como siempre; y debajo, muy leve, sábanas limpias. Lloré en un matraz. Se vende bien.',
      ],
      loose: [
        'El humo ha cambiado. ¡Cada isla el suyo! Noventa humos distintos y una sola nariz, que pide vacaciones.',
      ],
    },
  },
  'eleni-karras': {
    name: 'Eleni Karras',
    lines: {
      hello: [
        'Las manos. Enséñame. Hum. Nunca has hecho un cuenco, y nunca has tirado uno. Eleni Karras.',
        'Vivo sobre la arcilla y cavo donde vivo. Un día solo habrá estantes. Ven antes.',
      ],
      plate: [
        'No te agrietaste, así que te lo enseño. En lo hondo hallé un plato, ancho como una mesa. En el borde: muescas. Noventa.',
        'Un plato de tarta, para partir algo a partes iguales. Y el esmalte se ha corrido, del calor. Eso no lo hace una tarta.',
      ],
      defeated: ['¿Roto? Bien, lo roto enseña lo grueso que era. Lo tuyo era bastante grueso. Cola.'],
      monday: ['Los lunes abro el horno. Los lunes no respiro hasta mediodía.'],
      island: ['El jardín acabó en el jarrón de la ventana. Sigue siendo mi jardín. Riego el jarrón.'],
      jar: ['Esta jarra no está acabada. Tampoco tiene prisa. Nos llevamos bien.'],
      banked: [
        'Llené de oro las muescas del plato viejo. Las noventa. Ahora es un solo plato, y sabe para qué era. No lo toques.',
      ],
      loose: [
        'Hice el plato otra vez. Sin muescas. Se parte lo que se quiere y queda entero. No sé cómo. No se lo digas al esmalte.',
      ],
    },
  },
  'haruo-minami': {
    name: 'Haruo Minami',
    lines: {
      hello: [
        'Buenas noches. Cuidado con el cable, que está de malas. Haruo Minami. Guardo la última luz del arrecife.',
        'Si tiene usted libros, me quedo con los mojados. De los secos me cuesta fiarme.',
      ],
      case: [
        'Llegó un libro, todo él un pleito: ¿de quién es un fuego pescado en el mar? Noventa islas, noventa abogados.',
        'Se corta en la sentencia. La última línea: «Aquí la niña pidió un cuchillo, y silencio». No me ha dejado dormir.',
      ],
      defeated: [
        'En el capítulo nueve pierden todos. Una vez dejé de leer ahí. Habría sido un libro triste.',
      ],
      night: ['De noche leo en voz alta a los barcos. Han empezado a frenar en las partes buenas.'],
      novel: ['Me sé cuatrocientos comienzos y sesenta finales. Lo de en medio he tenido que vivirlo yo.'],
      ninety: ['La página noventa. Si un día se le pega al zapato, no tenga vergüenza.'],
      banked: [
        'Ha llegado la última página del pleito: «Se aplaza, por haberse ido todas las partes a cenar». Se la leí dos veces a los barcos.',
      ],
      loose: [
        'Llegó una página del pleito: «Se llamó tres veces al fuego, y estaba en otra parte, pasándolo bien». A los barcos les encanta.',
      ],
    },
  },
  'pomona-bellacorda': {
    name: 'Pomona Bellacorda',
    lines: {
      hello: [
        '¡Oh, qué cara! ¿Es la tuya? Qué valor. Pomona Bellacorda, de las máscaras.',
        'La regata es a medianoche. Hemos invitado al mar, y nunca se sabe de qué vendrá.',
      ],
      badge: ['Anoche alguien bailó con tu máscara y ganó a las cartas. No te apures. Estuviste muy amable.'],
      defeated: [
        'Toma una alegre de la pared. Llévala una hora. Es notable cómo el interior se pone al día.',
      ],
      saturday: [
        'Los sábados todo Puerto Driza va con máscara. A los gatos les aburre: conocen a todos por las rodillas.',
      ],
      moon: ['¿Detrás de la luna? Otra luna, querida visita. Hay que contar con que llueva.'],
      paper: ['Solo es papel y engrudo. Pero la ley también, y mira cómo se ponen firmes ante ella.'],
    },
  },
  'abena-mensah': {
    name: 'Abena Mensah',
    lines: {
      hello: [
        'Toc. Toc. Perdón, llamo a todo. Suenas bien. Abena Mensah, hago los barcos.',
        'Si flota, lo hice yo. Si no, ya estaba así cuando llegué.',
      ],
      badge: [
        'Puse tu nombre en un casco. Por dentro, bajo el agua, donde importa. El mar lo lee todo el día.',
      ],
      defeated: ['Se fue una plancha, no el barco. Búscala, martilléala, baila encima. Por ese orden.'],
      night: ['De noche bailo en las cubiertas. Si oyes una nota falsa, soy yo, y ya habré parado.'],
      tunk: ['Tac, tac, tonc. ¿Lo oyes? ¿No? Qué suerte. Yo no puedo comer en casi ninguna mesa.'],
      dent: ['El bollo es de la botadura. La botella de Eleni. Las lanza bien, y no las hace finas.'],
    },
  },
  'kaimi-orosa': {
    name: 'Kaimi Orosa',
    lines: {
      hello: [
        'Buenas. Un momento, que aún estoy soltando el aire. … Ya. Kaimi. Buceo en el arrecife.',
        'Pasa con ropa seca o mojada. Salir, saldrás con ella mojada.',
      ],
      lamp: [
        'Te diré por qué buceo. Las perlas pagan. Pero bajo el arrecife hay una lámpara, y arde. Allí abajo. En el agua.',
        'Bajo a despabilarla, como mi tía. Guía a los peces a casa. Decía: es la parte de una isla, y esa isla se hundió. Ella no se apagó.',
      ],
      defeated: ['Se está bien en el fondo, ¿verdad? Tranquilo. Ahora, patalea.'],
      dawn: ['Al alba el arrecife suena a fritura. Teo dice que es hambre. Son gambas. No le digo nada.'],
      grudge: ['El martes tuve un rencor. Se me cayó junto a las anémonas. No parece que les moleste.'],
      six: [
        'Seis minutos. Me preguntan en qué pienso. Los cinco primeros, en comer. El sexto, muchísimo en aire.',
      ],
      banked: [
        'Mi lámpara sigue encendida. Solo ha dejado de mirar arriba. Le pregunté si prefería irse a casa. Dijo: ya estoy. En burbujas.',
      ],
      loose: [
        'Mi lámpara salió a nadar. La encontré desayunando con las anémonas, y se había despabilado sola. Mi tía le habría dicho cuatro cosas.',
      ],
    },
  },
  'zenobia-tan': {
    name: 'Zenobia Tan',
    lines: {
      hello: [
        'Está usted en el canal. Dos pasos a la izquierda. Gracias. Zenobia Tan, capitana del puerto.',
        'Noventa islas, un libro. Todo lo que entra está en él. Usted también. Se esperaba mejor calzado.',
      ],
      oriel: [
        'Puede ver la primera página. «Del mar: un fuego. Dueño: en disputa. Lo resolvió Oriel, de seis años, con un cuchillo de tarta.»',
        '«En noventa. Cada trozo como el todo.» Y debajo, con letra infantil: «Con la tarta es igual, si antes se pide».',
      ],
      disputed: [
        'Nuestra primera entrada es un fuego pescado en el agua y noventa con derecho a él. Vénzame y le leo el resto.',
      ],
      defeated: ['Ha vuelto usted. Eso se anota como llegada. Para lo demás no tengo columna.'],
      night: [
        'Mi barco entra de noche. Casco, lo que se dice casco, no tiene. Nunca le he cobrado el amarre.',
      ],
      tide: [
        'La marea lleva cuatro minutos de retraso. He escrito a la luna al respecto, en términos firmes.',
      ],
      berth: [
        'Hay noventa amarres, y el noventa y uno lo dejo libre. A un puerto no se le pregunta por qué.',
      ],
      banked: [
        'Anotado: «Salida, al norte: un fuego, cubierto. Los noventa trozos siguen aquí, enteros». Subrayé «enteros». Dos veces.',
      ],
      loose: [
        'La columna «dueño» está cerrada. La rematé con dos rayas y, como nadie miraba, una banderita.',
      ],
    },
  },
  'nell-farthing': {
    name: 'Nell Farthing',
    lines: {
      hello: [
        'Cuidado con la olla, que quema. Nell Farthing. Remo por ahí. De noche, sobre todo, con un carbón.',
        'De isla en isla. Nadie me lo pidió. Todos tienen fuego. Pensé que le sentaría bien el aire.',
      ],
      coal: [
        'Cada noche doy un poco del carbón en cada puerta. Y cada noche vuelvo a casa con el carbón. El mismo.',
        'Una vez lo pesé, antes y después. Había engordado. Será por la tarta que nos dan.',
      ],
      whole: [
        '¡Zenobia te ha leído la página! Oriel fue algo de la abuela de mi abuela. Lo habría partido en noventa y uno, si alguien lo dice.',
        'Por eso remo. Por si a alguien le dio reparo pedir.',
      ],
      defeated: ['¿Te apagaste? Sujeta un rato esta olla. No, más cerca. Eso. A él no le cuesta nada.'],
      night: ['En la última me esperan a las dos. Él se hace el dormido, y tiene las tazas fuera.'],
      asked: ['Nunca me lo han pedido. Tampoco me han echado. Se aprende cuál de las dos cosas cuenta.'],
      oars: ['¿Mis brazos? Dejaron de quejarse al segundo año. Ahora lanzan indirectas.'],
      banked: [
        'Sigo remando. Ya saben dónde vive, y le han escrito una tarjeta, las noventa. Va firmada también por detrás.',
      ],
      loose: [
        'Anoche había un segundo carbón en la barca. No lo puse yo. Quería remar. No tiene brazos, así que lo dejé al timón.',
      ],
    },
  },
  'augustin-lamb': {
    name: 'Augustin Lamb',
    lines: {
      hello: [
        '¡Una visita! Dos vueltas y ni una queja, lo he visto. Augustin Lamb, farero.',
        'Querrás saber qué hay dentro. Escaleras. He escrito un libro sobre ellas. Da muchas vueltas.',
      ],
      ninety: [
        'Desde arriba cuento los fuegos de las islas. Noventa trozos de uno, dicen. He buscado el más pequeño. No lo hay.',
        'Cada uno es un fuego entero. Lo malo es que el invierno pasado conté noventa y uno. Alguien ha vuelto a repartir.',
      ],
      defeated: ['Yo me he caído por los trescientos. El truco es llamarlo bajar por leche.'],
      night: ['No, yo no lo enciendo. Subo, doy las buenas noches y él hace el resto. Relación profesional.'],
      stairs: ['Trescientos para subir, doscientos noventa y nueve para bajar. No he dado con el otro.'],
      gulls: ['Las gaviotas son ovejas que supieron escaparse.'],
      banked: [
        'Noventa y un fuegos, y todos se inclinan un poco al norte, como gente en torno a una cuna. Bajo la escalera de puntillas.',
      ],
      loose: [
        'Conté noventa y cuatro desde arriba. Entonces me vieron, y eran noventa y uno. Juegan. Di otra vuelta y me hice el tonto.',
      ],
    },
  },
  'bertha-kale': {
    name: 'Bertha Kale',
    lines: {
      hello: [
        '¡Límpiate las botas! Es un barco, pero limpio. Bertha Kale, hortelana y segunda dueña.',
        'Encalló con cuarenta sacos de tierra. Vine a quejarme del ruido, y llevaba semillas en el bolsillo.',
      ],
      hundred: ['Ciento diez clases, ¿y alguna come babosas? Entonces, ¿por qué nos felicitamos?'],
      defeated: [
        'Él también naufragó. Y míralo: nunca ha tenido tantas visitas, y todas se van con puerros.',
      ],
      dawn: ['Riego al alba, con la marea. Él cree que flota diez minutos. Lo dejo creérselo.'],
      cabbage: ['El aire del mar da coles saladas. Se ahorra en mantequilla.'],
      captain: ['El capitán escribe cada año a preguntar si puede navegar. Le mando un calabacín.'],
    },
  },
};
export default words;
