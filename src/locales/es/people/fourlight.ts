import type { fourlightPeople } from '../../en/people/fourlight.ts';

const words: typeof fourlightPeople = {
  'thandeka-moyo': {
    name: 'Thandeka Moyo',
    lines: {
      hello: [
        'Chis, que los estantes de arriba germinan. Thandeka Moyo, biblioteca de semillas. Puedes tocar lo que no esté escuchando.',
        'Los robles, doscientos años; los rábanos, el fin de semana. Las multas se pagan en compost.',
      ],
      thyme: [
        'Devolviste una derrota en buen estado, así que mira: primer préstamo. «Tomillo, una maceta, del alféizar de una cocina. Vuelvo pronto.»',
        'Subieron el hogar piedra a piedra y olvidaron las hierbas. Mil años de retraso. Lo he ido regando.',
      ],
      banked: [
        'He puesto el tomillo en la repisa, con las raíces al calor. Mil años tarde, y perdoné la multa. No se lo digas a nadie.',
      ],
      loose: [
        'Anoté el tomillo «en préstamo para siempre, a quien tenga ventana». Qué temeridad. Voy a colocar algo de lado.',
      ],
      defeated: ['Tu derrota vence cuando quieras. La gente suele renovarlas.'],
      dawn: ['Al alba piden agua todos a la vez. Es el único rato en que se puede gritar.'],
      oak: ['Un hombre devolvió un roble. Se había llevado una bellota. Le cobré las notas al margen.'],
      radish: ['Los rábanos leen cosas ligeras. Les gusta que acaben pronto.'],
    },
  },
  'mirabel-quince': {
    name: 'Mirabel Quince',
    lines: {
      hello: [
        'Soy Mirabel. Tengo nueve años, soy líder y no me he perdido. ¿Y tú? Puedo llevarte con tu mamá.',
        'Tengo que estar en el cole a las ocho. Aquí siempre es un poco antes de las ocho. Es lo mejor.',
      ],
      badge: ['¡Tienes mi medalla! La dibujé yo. Iba a ser un caballo, pero se me acabó el caballo.'],
      banked: [
        'Maren me deja darle las buenas noches. Le conté lo del dragón. No se lo ha dicho a mi profe. Es mi mejor amiga que es un fuego.',
      ],
      loose: [
        '¡Una vive debajo de nuestro escalón! Le dejo la puerta un poco abierta. Ella me deja las zapatillas un poco quemadas. Somos muy educadas.',
      ],
      defeated: ['Yo pierdo un montón. Solo hay que gritar «¡otra!» muy fuerte, y ya es otra distinta.'],
      day: ['No me salto el cole. Voy de camino. Solo que voy despacio.'],
      dusk: ['Tengo que estar en casa cuando sea de noche. Es casi de noche desde el lunes.'],
      slippers: ['Son conejos. Este es el izquierdo y este es el otro izquierdo.'],
      tabard: ['Dentro de mi capa pone «valiente». Lo cosió mamá, por si me dejan en objetos perdidos.'],
    },
  },
  'soraya-haddad': {
    name: 'Soraya Haddad',
    lines: {
      hello: [
        'Ponte a mi sombra si quieres, que no la uso. Soraya Haddad, vidrio.',
        'Cuidado con el banco de trabajo. Esta mañana era arena, y esta noche será una jarra.',
      ],
      window: [
        'Para ojo claro, cristal claro. Han pedido una ventana para el hogar frío. No hay pared. Querían antes la ventana.',
        '«Para que se vea desde fuera, cuando esté encendido», dice Maren. ¿Quién?, pregunté. «Quien esté fuera.» La hice doble.',
      ],
      banked: [
        'En esa ventana hay un resplandor. Me quedé fuera, a oscuras, como una boba, y sentí que me esperaban.',
      ],
      loose: [
        'He vuelto a colgar esa ventana para que se abra. Es el mismo cristal. Solo parece más seguro de sí.',
      ],
      defeated: ['Una grieta es solo por donde la luz entra de lado. Yo la cobro aparte.'],
      dusk: ['Al ocaso el horno brilla más que el cielo. Se le sube a la cabeza.'],
      sand: ['Es arena, todo. Solo que alguien le ha dicho algo cálido el rato suficiente.'],
      breath: ['Una copa es un soplo; un cuenco, dos. Para una araña de cristal, desayuno.'],
    },
  },
  'ignatius-pell': {
    name: 'Ignatius Pell',
    lines: {
      hello: [
        '¿Nombre? ¿Motivo? … «Solo miraba.» Pondré «sin justificar». Pell, Ignatius. Audito tesoros.',
        'Una vez al año cuento el oro de cada dragón. Ellos contienen el aliento. Con los grandes hay que darse prisa.',
      ],
      stones: [
        'Usted cuadra, así que puede verlo. Piedras de un hogar, subidas aquí: cuatrocientas doce. Recibos: cuatrocientos trece.',
        'El que sobra dice: «Una puerta. No traída. Se deja abierta, por si acaso». Diecinueve años llevo arrastrándolo.',
      ],
      banked: [
        'Concepto: un ascua, cubierta, que da intereses. La puse en «activos», y luego, a lápiz, en «casa». Sus iniciales.',
      ],
      loose: [
        'Concepto: un ascua, suelta, en poder de todos. La única suma que he visto crecer sin contarla. Sus iniciales. No: déjelo.',
      ],
      defeated: ['Una pérdida. Desgrava. Casi nadie lo pregunta.'],
      friday: ['Los viernes redondeo hacia abajo. Es mi único capricho.'],
      cup: ['Uno quiso sobornarme con una copa. Conté la copa.'],
      hem: ['Tengo el bajo chamuscado. Lo he reclamado. Y además, entre nosotros, abriga bastante.'],
    },
  },
  'tomasz-wrona': {
    name: 'Tomasz Wrona',
    lines: {
      hello: [
        'Cuatro mil uno, cuatro mil dos. Buenas. No te muevas, llevas un pinzón. Dos pinzones. Tomasz Wrona.',
        'Los cuento al volver, por su nombre. Se tarda, pero se tardaría más en buscar al que olvidé.',
      ],
      over: [
        'Estás en la cuenta, así que te lo digo: cada ocaso me sobra uno. Una luz que pasa tarde sobre el borde, sin alas.',
        'Da una vuelta al hogar frío, como un perro que va a echarse, y no se echa. En el libro he puesto: «Todavía no».',
      ],
      banked: [
        'Anoche la tardía llegó, dio una vuelta y se echó. Ya está en el libro con su nombre. No lo digo alto, que duerme.',
      ],
      loose: [
        'La tardía dio una vuelta y se fue otra vez por el borde, mirando atrás. Escribí: «Fuera. Sabe el camino». Dormí bien.',
      ],
      defeated: ['Se te cayeron un par de plumas. No volverán, pero hay quien las incuba.'],
      dusk: ['Calla, que entran. Los estorninos dan todos el mismo nombre.'],
      perch: ['Extiendo el brazo por costumbre. Mi mujer solía tender en él la ropa.'],
      nest: [
        'El nido de mi sombrero está alquilado hasta la primavera. No puedo quitármelo ante las señoras.',
      ],
    },
  },
  'dewi-laras': {
    name: 'Dewi Laras',
    lines: {
      hello: [
        'Me quitas la luz. No, quédate, tu sombra tiene buen perfil. Dewi Laras. Yo toco los juncos, y ellos se dejan.',
        'Al acabar mis figuras saludan. Ya no pregunto quién tira.',
      ],
      play: [
        'Te has ganado mi obra más antigua. Tiene dos figuras: un hogar y una mano. No tiene último acto.',
        'La mano va al pestillo y la lámpara se apaga. Todos saben cómo sigue. No hay dos que sepan lo mismo.',
      ],
      banked: [
        'He hecho el último acto. La mano cierra la puerta, suave, desde dentro. Lloraron los mayores. Un niño dijo: «Claro, es tarde».',
      ],
      loose: [
        'He hecho el último acto. La mano suelta el pestillo y saluda. Lloraron los mayores. Un niño preguntó qué hay fuera de cena.',
      ],
      defeated: ['Eso era el segundo acto. En el segundo los héroes pierden; tiene las canciones buenas.'],
      night: ['De noche no me hace falta pantalla. Solo hay que actuar más pequeño.'],
      trick: ['Miran detrás de la pantalla buscando el truco. El truco soy yo. Saludo.'],
      face: ['Esta mitad de la cara es para el público.'],
    },
  },
  'eino-saarvi': {
    name: 'Eino Saarvi',
    lines: {
      hello: ['…', 'Eino Saarvi. Pican cuando nadie pide deseos. Tú estás pidiendo. Lo oigo desde aquí.'],
      hook: [
        'Esto lo enseño a pocos. Salió de lo más hondo del lago, y está tibio. Un gancho de hierro, de una puerta. Donde cae un pestillo.',
        'Lo devolví tres veces. Tres veces volvió. Ahora cuelga de un clavo en mi cocina, y el gato no se aparta de él.',
      ],
      banked: [
        'Llevé aquel gancho al hogar. Maren lo puso en la chimenea. No hay puerta. Es para colgar el abrigo.',
      ],
      loose: ['Devolví aquel gancho por cuarta vez. Se quedó abajo. Solo quería oír que no hacía falta.'],
      defeated: ['Se soltó del anzuelo. Así se hacen grandes.'],
      night: ['Esa es una estrella. Muy pequeña. … Ahí va.'],
      coffee: ['El café es para dos. Nunca sé para qué dos.'],
      feet: ['Descalzo, sí. Han oído hablar de las botas.'],
    },
  },
  'seraphine-oyelo': {
    name: 'Seraphine Oyelo',
    lines: {
      hello: [
        'Bajito, que el noveno acaba de dormirse. Siglo, no niño. Seraphine Oyelo, turno de noche.',
        'No pueden descansar, así que canto. Ya voy por el cuarto. Hay peticiones.',
      ],
      carriers: [
        'Los arropaste tan bien… Pues oye lo que murmuran los más viejos. Son los que subieron el hogar, y no quieren acostarse.',
        '«Puede que alguien vuelva con frío.» Mil años en vela, con la cama abierta. Conozco el tipo.',
      ],
      banked: [
        'Se han dormido. Los viejos primero, con las botas puestas. Me quedé ahí y nadie me necesitaba. ¡Hice punto! Fue precioso.',
      ],
      loose: [
        'Los viejos se han levantado. Ay, pensé. Pero se estiraron y salieron de paseo. Se duerme tan bien después…',
      ],
      defeated: ['No hay más roto que la tarde. Toma la silla buena.'],
      dawn: ['Al alba doy el relevo. No hay a quién dárselo, así que se lo cuento a la tetera.'],
      box: ['Queda una melodía en la caja de música. La guardo para quien no pueda dormir de alegría.'],
      tired: ['¿Sueño? No, no. Solo los había cerrado para escuchar.'],
    },
  },
  'halcyon-abebe': {
    name: 'Halcyon Abebe',
    lines: {
      hello: [
        'El alba me dijo que vendrías, y el mediodía cuándo. Halcyon Abebe, guarda de las horas. Son unas chismosas.',
        'Por la tarde doy cuerda al cielo. Creo que andaría sin ella. Le gusta que se lo pidan.',
      ],
      wait: [
        'Tienes la llave, así que te diré por qué aquí están quietas las cuatro horas. Cuando subieron el hogar se quedaron a verlo encender.',
        'Dijeron: seguiremos cuando se decida. Ve a Maren Trivet. Tiene una pregunta, y se ha conservado bien.',
      ],
      banked: [
        'Anoche di cuerda al cielo, y se hizo un ovillo antes de que acabara, como un gato que oye preparar el fuego. Ahora vuelvo antes.',
      ],
      loose: [
        'Hoy las cuatro sombras del reloj señalaron un minuto a la puerta abierta. Lo anoté. No las corregí.',
      ],
      defeated: ['Una hora ha cambiado de manos. Mañana estará de vuelta, más o menos a la misma hora.'],
      dusk: ['Un momento. … Once. Doce. Ya: la tarde está puesta. Siéntate debajo.'],
      late: ['Una vez llegué tarde, por un cumpleaños. El sol esperó fuera y entró con un paquete.'],
      eyes: ['Un ojo para el día, otro para la noche. Al ocaso discuten quién conduce.'],
    },
  },
  'bartholomew-tock': {
    name: 'Bartholomew Tock',
    lines: {
      hello: [
        '¡Relojes! ¡De pulsera! ¡De arena, casi sin usar! Bartholomew Tock. Once años en este puesto y ni uno vendido.',
        'Cuatro mercados en uno, ya ves. Alba, mediodía, ocaso y noche. Y ninguno quiere saber nada.',
      ],
      ticking: [
        'Psst. Uno de los míos ha arrancado. El viejo de cocina, el que no tiene agujas. Subió con las piedras de aquel hogar.',
        'Fue cuando pasaste tú con esos. Muy despacito. Como alguien que respira en el cuarto de al lado.',
      ],
      banked: [
        '¡He vendido uno! El de cocina, a Maren. «Solo por el tictac», dijo. He enmarcado la moneda. Y el clavo del que colgaba.',
      ],
      loose: [
        'El de cocina se ha ido andando, y ha dejado tibio su rincón. Puse una nota: «He ido a ver qué hora es».',
      ],
      defeated: [
        '¿Perdiste? Toma, dale la vuelta a este reloj de arena. ¿Ves? Aún está todo por venir. Luego devuélvelo, es el de muestra.',
      ],
      dawn: ['Es el alba en este, mediodía en aquel, y mi estómago dice martes.'],
      night: ['De noche salen más baratos. No se ven las agujas.'],
      slow: ['Ese atrasa y aquel adelanta. De media soy el hombre más puntual de la Milla.'],
      stopped: ['Un reloj parado acierta dos veces al día. Aquí, mientras no te muevas. Una pieza preciosa.'],
    },
  },
  'clementine-shade': {
    name: 'Clementine Shade',
    lines: {
      hello: [
        'Sombras, por favor. … Gracias. Aquí tienes tu número. Clementine Shade, guardarropa.',
        'En estas piedras es mediodía, solo estorbarían. He colgado la tuya junto a la ventana. Aún saluda.',
      ],
      peg: [
        'Hay una percha que nadie ha reclamado. La sombra de un hogar. Se la dejaron a la abuela de mi abuela, y el resto lo subieron.',
        'Una sombra necesita una luz de la que caer. Así que cuelga y espera. La cepillo los domingos. Por dentro está tibia.',
      ],
      banked: [
        '¡Han venido por la sombra del hogar! Salió monte arriba en cuanto hubo luz de la que caer. Se olvidó el número.',
      ],
      loose: [
        'La sombra del hogar se queda. Con su fuego correteando, cada minuto está en otro sitio. Le he dado la percha grande.',
      ],
      defeated: ['La tuya ha vuelto algo planchada, corazón. Le doy un poco de vapor.'],
      dusk: ['Al ocaso todas se alargan y se creen mayores. Cierro pronto.'],
      nine: ['La sombra número nueve es altísima. Su dueño no. Solo llegó temprano.'],
      swap: ['Una vez cambié dos. Me han escrito. Son muy felices.'],
    },
  },
  'ambrose-thaw': {
    name: 'Ambrose Thaw',
    lines: {
      hello: [
        'Manoplas, y respira hacia el otro lado. Ambrose Thaw, biblioteca de hielo. Tenemos todos los libros, hasta casi el final.',
        'Se funden antes de acabar. La gente se queja. Los autores también.',
      ],
      evening: [
        'Es todo un solo libro. Tomo uno: «Hacía frío». Dos: «Aún». Habían puesto el hogar, anotaban el tiempo y esperaban.',
        'Voy por el mil cien, y alguien acaba de entrar por la puerta. Es el libro más largo que hay sobre una sola tarde.',
      ],
      drip: [
        'El último tomo ha empezado a gotear. Ve a ver a Maren antes de que se lea. No quisiera que te influyera.',
      ],
      banked: [
        'La última página ha cuajado. «Y entonces hizo calor, y durmieron.» Debajo hay dibujada una olla. La puse en lo más alto.',
      ],
      loose: [
        'La última página se salió del estante y fui detrás con un cubo. Dice: «Y entonces». Nada más. Nunca quise tanto un libro.',
      ],
      defeated: ['En el libro pierden en la página cuarenta. Hay nueve mil páginas.'],
      night: ['Leo a la luz azul. Es fría, pero el argumento también.'],
      mittens: ['Las páginas se pasan con una cuchara caliente. Una vez. Por eso hay lista de espera.'],
      spoiler: ['No me digas cómo acaba. Soy el único de aquí al que le sorprendería.'],
    },
  },
  'maren-trivet': {
    name: 'Maren Trivet',
    lines: {
      hello: [
        'Los pies. … Gracias. Maren Trivet. Guardo el hogar. Barrido cada mañana, frío cada mañana. No quiere una que la pillen.',
        'Es el de la primera cocina. El valle lo subió, una piedra cada cual, para cuando el fuego quiera volver. Yo pongo la mesa.',
      ],
      banked: [
        'Ya está. Una manta de ceniza, y bien remetida. Escucha. … Ronca. Mil años, y nadie apuntó que ronca.',
      ],
      home: [
        'Baja la voz, que está cubierta. Y cuidado con los pies. Ahora es una casa, así que cuentan el doble.',
      ],
      loose: [
        'Alzado se queda, pues. He quemado el «frío» de la tetera y puesto una piedra en la puerta. No es que haya puerta. Es por principio.',
      ],
      out: [
        'Estuvo aquí hace una hora: se sentó en la repisa, se comió la miel y se fue. A los mil años son todas así.',
      ],
      ask: [
        'Está tibia. Solo espera que se lo digan. Cúbrela: el ascua duerme aquí, sus criaturas se quedan porque quieren, y hay casa adonde volver.',
        'O deja el pestillo alzado: sigue en la hierba, y ninguna cocina se cierra del todo. Nada de eso está mal. Pero no pregunto dos veces.',
      ],
      warm: [
        'Tu mano, en esa piedra. … Tibia no. ¡Pero fría tampoco! Lleva fría desde antes de que hubiera palabra para ello.',
        'Son esos que te siguen, de todas partes. Huelen a todas las cocinas que hay. Vence a quien da cuerda a las horas, y vuelve.',
      ],
      defeated: ['Traes cara de frío. Siéntate. Aún no funciona, pero lo de sentarse sí.'],
      night: ['De noche dejo las cuatro luces. Quizá le asuste la oscuridad. Nunca lo ha dicho.'],
      kettle: ['Es una tetera grande. No sabíamos cuántos iban a venir.'],
      jars: ['Sal, miel, tomillo y DESPUÉS. No, nadie lo ha abierto. Antes no estaría bien.'],
      broom: [
        'Por la mañana barro la ceniza, y por la tarde la pongo otra vez. Tiene que parecer que vive alguien.',
      ],
    },
  },
};
export default words;
