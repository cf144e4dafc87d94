import type { latchfordPeople } from '../../en/people/latchford.ts';

const words: typeof latchfordPeople = {
  'hazel-thornby': {
    name: 'Hazel Thornby',
    lines: {
      hello: [
        'Fuera del lecho, cielo. No donde duermes: este, el de los rábanos.',
        'Hazel Thornby. La casa de detrás es la primera de las nueve, y la única donde te piden que arranques malas hierbas.',
      ],
      alone: ['¿Sin criatura? Entonces solo seríamos dos en un jardín. Bonito, pero sin medalla.'],
      badge: [
        '¡La llevas puesta! Casi todos la meten en un cajón.',
        'Quiere luz y un poco de orgullo. Agua, poca.',
      ],
      four: [
        'Cuatro medallas. Se lo dije a las judías: de aquí sale trepando. Y quedaron impresionadas, que ellas de trepar entienden.',
      ],
      defeated: [
        '¿Perdiste? Bien. Un árbol que nunca se dobló cae con el primer viento de verdad. Toma un rábano.',
      ],
      dawn: ['Salgo al alba a pillar a las babosas. Ellas salen al alba a pillarme a mí. Vamos empatadas.'],
      beans: ['El nudo, flojo. Una judía es como una visita: se queda más si podría haberse ido.'],
      weeds: ['Una mala hierba es una flor que no nos han presentado. Yo la presento, y luego la arranco.'],
    },
  },
  'tamsin-crackle': {
    name: 'Tamsin Crackle',
    lines: {
      hello: [
        '¡No me des la mano! Perdón. La costumbre. Los tres últimos que me la dieron ya están bien, solo zumban.',
        'Tamsin Crackle. Muelo truenos. Salen más finos de lo que parece, y suben solos.',
      ],
      badge: [
        'Si la medalla hace cosquillas, es normal. Si hace tictac, tráela andando, sin correr. No: corre.',
      ],
      defeated: [
        '¿Sin pilas? Le pasa a cualquiera. Ponte un rato al viento y piensa en algo que te dé rabia.',
      ],
      night: ['Los rayos, mejor de noche. Se ve por qué lado entran.'],
      monday: ['Los truenos del lunes saben a rancio. Han estado todo el domingo sin hacer nada.'],
      bread: [
        'Bran Tolliver dice que mi molino no es molino. Le mandé una hogaza. Tardó once minutos en poder soltarla.',
      ],
      kite: ['El martes perdí una buena cometa y encontré una nube mejor.'],
    },
  },
  'ivo-cinder': {
    name: 'Ivo Cinder',
    lines: {
      hello: [
        'Ponte ahí, a la luz. Hum. Blandura en algunos sitios. Yo también la tuve.',
        'Ivo Cinder. Cuando quieras saber qué llevas dentro, la fragua está abierta.',
      ],
      badge: ['Aún estaba caliente cuando te la di. Siempre lo estará un poco. Nunca supe por qué.'],
      fire: [
        'Te has ganado un secreto. Yo nunca encendí la fragua. El fuego me lo dio mi maestro, y a él el suyo.',
        'Toma la pata de cualquier criatura: el mismo calor, grado a grado. Lo he medido. Desde entonces duermo mal.',
      ],
      defeated: [
        'Doblado no es roto. Y roto no es perdido. Con cuarenta malas herraduras hice una buena cancela.',
      ],
      dusk: ['Al ocaso se ve el color del hierro tal como es. Y el de la gente.'],
      nails: [
        'Por la mañana hago clavos. A los clavos nadie les canta. Quítalos y mira quién queda en pie para cantar.',
      ],
      quiet: [
        'Creen que un herrero es ruidoso. Lo ruidoso es el martillo. Yo no alzo la voz desde la primavera.',
      ],
      banked: [
        'El día que respondiste la fragua ardió más bajo, como quien suelta el aire. No se apaga. Ha dejado de esperar algo.',
      ],
      loose: [
        'El día que respondiste dejé la fragua abierta, y medio fuego se fue de paseo. Volvió a las seis. No pregunté.',
      ],
    },
  },
  'nerys-tidewell': {
    name: 'Nerys Tidewell',
    lines: {
      hello: [
        'De uno en uno, y cuidado con el cabo. Siempre hay un cabo, hasta aquí en la calle. Me quedo más tranquila.',
        'Nerys Tidewell. Guardo la esclusa. Preguntan de qué la guardo. De inundarse, más que nada.',
      ],
      badge: ['Ahí va quien pasó mi compuerta. Le hablé de ti al agua. Me preguntó tu nombre.'],
      defeated: ['Has encallado. No es hundirse. Espera a que suba un poco el río y empuja.'],
      night: ['De noche el agua habla más y dice menos. Escucho por la única vez que diga algo.'],
      dawn: ['El primer barco es al alba. Lleva niebla. Siempre la ha llevado; nadie ha podido descargarla.'],
      queue: ['Una cola es un río con modales. He visto desbordarse las dos cosas, y la cola fue peor.'],
      floods: ['Nueve crecidas. Se distinguen: la séptima dejó un piano. Lo guardo por si vuelve por él.'],
    },
  },
  'corvin-dusk': {
    name: 'Corvin Dusk',
    lines: {
      hello: [
        'Ah. Me has encontrado, luego aún no es de noche. Corvin Dusk. Alumbro este pueblo, con gran disgusto.',
        'Mi casa es la que no se ve. Llama dos veces, una por ti y otra por tu sombra.',
      ],
      badge: [
        'Después de aquello te dejé un farol encendido. Está en la factura: «polillas, entretenimiento de».',
      ],
      defeated: [
        'Quédate un poco. Con esta luz perder queda mejor. Casi todo queda mejor, por eso vivo en ella.',
      ],
      night: ['Aquí estoy, junto a un farol que encendí, y me arrepiento. A oscuras verías muchísimo más.'],
      cosmo: [
        'Wren enciende los faroles de la aldea y saluda a la luna. No nos hablamos. Es de una alegría…',
      ],
      early: ['Todo lo que pasa al ocaso ya ha pasado un poco más allá. Me gusta llegar pronto.'],
    },
  },
  'petra-holdfast': {
    name: 'Petra Holdfast',
    lines: {
      hello: [
        'Petra Holdfast. Yo me quedo aquí. La gente rodea.',
        'Si quieres la medalla, muéveme. Trae lo que quieras. Alguien probó con una canción.',
      ],
      badge: ['Me moviste. Un palmo. Lo medí, y luego volví a mi sitio.'],
      stone: [
        'El lunes partimos un bloque. Tenía un hueco como un hogar, y hollín en el hueco. Dentro de una piedra.',
        'Llevo treinta años en la roca. La roca no cocina. No se lo digas a esa Umber, que la querrá toda.',
      ],
      defeated: ['Perdiste. ¿Y? Aún estás aquí. Ese es todo el truco. Un monte no hace otra cosa.'],
      sunday: ['Los domingos me tumbo. Es lo mismo, pero de lado.'],
      lunch: ['Como a las doce. Si no son las doce, estoy esperando a las doce.'],
      paving: ['Estás pisando mi trabajo. No, quédate. Le gusta. Es un empedrado.'],
      banked: ['Aquel hueco de la piedra: lo cerré. Un bloque. Por detrás está tibio. Ahora me apoyo en él.'],
      loose: [
        'Aquel hueco de la piedra: se ha mudado alguien. Llamé. Se apartó. Ninguna roca se había apartado por mí.',
      ],
    },
  },
  'isolde-rime': {
    name: 'Isolde Rime',
    lines: {
      hello: [
        'Qué amable quedarse de pie; tan pocos pueden, cerca de mi puerta. También le saco brillo al escalón.',
        'Isolde Rime. Venga usted. Se cae, se le da sopa, se le invita otra vez. Así ha sido desde que yo era niña.',
      ],
      badge: [
        '¡Mi querida visita! Cruzó usted mi suelo. He tenido que poner una plaquita donde se quedaron los demás.',
      ],
      defeated: ['Resbaló usted. Como toda la gente que me gusta. De pie solo llegan los aburridos.'],
      night: ['La escarcha viene de noche, por la puerta de atrás. Le dejo una silla.'],
      soup: ['El secreto de la sopa es que está caliente. En mi casa eso conmueve.'],
      slippers: [
        'Zapatillas de fieltro. Con ellas bailo sobre hielo desde hace sesenta años, y nunca a propósito.',
      ],
    },
  },
  'aurel-windrow': {
    name: 'Aurel Windrow',
    lines: {
      hello: [
        'Viniste por el arroyo, te paraste dos veces y hablaste con un caracol. No espío, es que tengo una torre.',
        'Aurel Windrow. Desde arriba se ve todo lo que va mal, y parece tan ordenado…',
      ],
      badge: [
        'Desde ahora diré: le conocí cuando era un punto con sombrero. Lo digo de cualquiera, pero con cariño.',
      ],
      moor: [
        'Con tres medallas el guarda te dejará salir al páramo. Lo miro desde hace años. No pasa nada en él.',
        'Pero nunca pasa dos veces en el mismo sitio.',
      ],
      defeated: [
        'Abajo, pues. Yo también aterrizo así. El arte está en que parezca que uno quería ese sitio.',
      ],
      dawn: [
        'Al alba hay más luces en la hierba que faroles en el pueblo. Las he contado. Si uno lo dice, se apagan.',
      ],
      watching: ['Todos saludan a la torre. No pueden saber si lo veo. Saludan igual. Lo veo.'],
      feathers: [
        'Estas de los hombros no las arranqué. Me las prestaron. Es una larga historia, y casi toda es viento.',
      ],
      banked: [
        'Al alba las luces de la hierba suben el valle en fila, como niños a los que llaman a cenar. Algunas remolonean. Las saludo.',
      ],
      loose: [
        'Conté las luces al alba: una más que ayer. Ya no lo hago por el registro. Lo hago por la compañía.',
      ],
    },
  },
  'philippa-oduya': {
    name: 'Philippa Oduya',
    lines: {
      hello: [
        'Llegada, seis. Primero miró usted la plaza y luego a mí, que es el orden correcto.',
        'Philippa Oduya. Soy la jueza de la Feria. Cuando los otros ocho le dejen pasar, le tocará mi nota.',
      ],
      badge: [
        'En mi bolso hay un hueco donde había un diez. Veo que no lo echo de menos. Nueve, por la modestia.',
      ],
      eight: [
        'Ocho medallas, y no ha venido corriendo. Siete por la compostura. La puerta se abre cuando quiera.',
      ],
      hundred: ['Cien clases. Tantas he juzgado yo en una Feria, y dos eran la misma gallina.'],
      defeated: [
        'Una derrota limpia: cuatro por el estilo y nueve por la cortesía. Trece. Nunca dije sobre cuánto.',
      ],
      saturday: [
        'El sábado es la Feria. Seré amable con los bollos y sincera con sus dueños, por ese orden.',
      ],
      marks: ['También pongo nota al tiempo. Se le ha comunicado. No ha mejorado.'],
      marrow: [
        'Treinta años de calabacines. Una aprende que «grande» no es un sabor. Y puede decirlo, si lleva buen sombrero.',
      ],
    },
  },
  'agnes-latch': {
    name: 'Agnes Latch',
    lines: {
      hello: [
        'Cuarenta y una puertas tiene este pueblo, y cuarenta y dos pestillos. Soy Agnes. Cuido el que sobra.',
        'Cuelga de un poste en la plaza. Ni puerta ni valla. Lo cerramos cada noche desde hace mil años.',
      ],
      walked: [
        'Venciste a la jueza: ya eres mayor, aquí. Los míos eran los cocineros. Uno alzó el pestillo para ventilar.',
        'Nada más. Nadie robó el ascua: salió andando a la hierba, y la hierba se levantó. Pregunta en el páramo hasta dónde llegó.',
      ],
      kitchen: [
        'Cinco medallas, así que ya puedo decirte qué hubo antes del pueblo: una cocina. Un hogar, un fuego para todo el valle.',
        'Lo llamaban el ascua. Nunca salía. Bueno, una vez sí. Por la puerta.',
      ],
      warm: [
        'Llevas una medalla, así que puedes tocarlo. Eso es. Tibio, ¿verdad? El pestillo. Todos los días, hiele lo que hiele.',
        'Mi madre decía que era el sol. Mi madre lo decía también a medianoche.',
      ],
      alone: ['¿Aún sin nadie? Pregunta en tu casa. Dicen que quien elige eres tú. Yo siempre lo he dudado.'],
      gates: [
        'Hicimos una puerta por cada año que lo sentimos. Luego vimos que nos gustaban, y dejamos de contar por qué.',
      ],
      oil: ['Una gota de aceite los viernes. No chirría nunca. Solo escucha más fuerte.'],
      draught: [
        'Sorrel, que es sangre de mi sangre, quiere clavarlo. Un pestillo que no se abre es un trasto, digo yo. Y ahí queda.',
      ],
      banked: [
        'La cubriste. Así que lo engrasé fuera de turno, un martes. Y chirrió. En mil años no había chirriado nunca.',
        'Es de alegría. Hay un hogar al que volver, y puede hacer ruido. Se lo alzo a quien quiera oírlo.',
      ],
      loose: [
        'Sigue fuera, entonces. Así que lo descolgué. Mil años en ese poste y nunca había estado en ninguna parte.',
        'Me lo llevo en mis rondas. No para cerrar nada, ya pasó de eso. Le gusta ver por dónde entra la gente.',
      ],
    },
  },
  'dill-pennyroyal': {
    name: 'Dill Pennyroyal',
    lines: {
      hello: [
        '¡Pasen y vean! Dill Pennyroyal: todo a un penique, menos lo que no. Que es todo.',
        'Antes lo gritaba más. Luego abrió la tienda, con una puerta que lo hace todo de balde.',
      ],
      ten: ['¡Diez clases! Te haría descuento, pero no tengo nada que quieras. Te lo digo en confianza.'],
      defeated: ['Perdiste, ¿eh? Te vendo una excusa. Casi nueva. «Le daba el sol en los ojos»: quedan dos.'],
      friday: [
        '¡Pescado los viernes! No hay los viernes. Pero lo pone en el cartel, y la pintura está cara.',
      ],
      dusk: ['¡Fuera todo! Es el ocaso. Yo también, que estoy en la lista.'],
      jam: ['Eso es mermelada. Eso también es mermelada. Y esa lo reconoce.'],
      scales: [
        'Mi balanza es justa hasta la última pluma. La pluma es gorda. No me mires así, que es bonita.',
      ],
    },
  },
  'ned-hasp': {
    name: 'Ned Hasp',
    lines: {
      hello: [
        'Ned Hasp, guarda de la puerta del páramo. Con tres medallas se abre. No lo decido yo: lo decide la bisagra.',
        'Tres de otra cosa no valen. Un muchacho probó con botones. Se abrió un poco, por cortesía.',
      ],
      alone: ['¿Ahí fuera sin nadie? No. No es una norma. Es que yo no dormiría.'],
      eight: ['Las ocho. Entonces el páramo es tuyo hasta el final, y pasado el final hay una capilla.'],
      three: [
        '¡Tres medallas! Anda, empuja. Es la única puerta del pueblo que se abre hacia fuera.',
        'Las demás las hicieron para que algo no volviera a entrar. A mí nadie me ha dicho qué.',
      ],
      night: ['De noche llamo a la puerta cada hora. Aún no ha contestado nadie. Me alegraría, en general.'],
      hinge: ['Hablo con la bisagra. Es la única que se abre conmigo.'],
      mist: [
        'La niebla llega hasta la puerta y se limpia los pies. Nada en contra de la niebla. Sabe cuándo parar.',
      ],
      banked: [
        'Anoche llamé, y algo llamó también y dio las buenas noches. Para eso la hicimos. Para que nos dieran las buenas noches.',
      ],
      loose: [
        'Ya no cierro la puerta. Se abre hacia fuera, hacia dentro, y si la miras. La bisagra no cabe en sí.',
      ],
    },
  },
};
export default words;
