import type { leaderTexts } from '../../en/content/leaders.ts';

const words: typeof leaderTexts = {
  regions: {
    Greenreach: 'Valverde',
    Harkmoor: 'Oyebrezo',
    Scattersea: 'Marsuelto',
    Overcloud: 'Sobrenube',
    Fourlight: 'Cuatroluces',
  },
  leaders: {
    'thornby-garden': {
      name: 'Hazel Thornby',
      description: 'Jardinera de la primera puerta. En sus bancales nada crece salvaje, salvo su equipo.',
      before:
        'Límpiate los pies, cuidado con los plantones, y luego ven por mí como es debido. A mediodía tengo judías que atar.',
      after:
        'Buena poda. O alguien te enseñó o no te enseñó nadie, y las dos cosas te honran. Prueba luego el molino, cuando haya viento.',
      lost: 'Eso es podar, no talar. Así empiezan los fuertes. Riega tu equipo y cuidado con el escalón.',
    },
    'crackle-mill': {
      name: 'Tamsin Crackle',
      description: 'Molinera que muele truenos en vez de trigo. Sus aspas giran más con mal tiempo.',
      before: 'Ponte en la alfombra de goma, por favor. El último no quiso, y aún no puede llevar lana.',
      after:
        'Me has quitado el viento de las aspas, y lo estaba usando. Díselo al herrero de más abajo; por esto me debe una hogaza.',
      lost: 'A todo el mundo se le pone así el pelo la primera vez. Busca algo que pise la tierra con los dos pies y vuelve.',
    },
    'cinder-forge': {
      name: 'Ivo Cinder',
      description: 'El herrero del valle. Prueba cada hoja, y a quien lo reta, al rojo blanco.',
      before: 'No te muevas, que te mire. Sí. Veamos de qué color te pones al rojo.',
      after:
        'Buen acero. Eso lo digo dos veces al año, y en marzo ya lo había dicho. Enfríate despacio o te agrietas.',
      lost: 'Te doblaste y no te partiste, así que el hierro es bueno. Quiere más calor. Vuelve cuando lo haya tenido.',
    },
    'tidewell-lock': {
      name: 'Nerys Tidewell',
      description: 'Guarda de la gran esclusa. Deja pasar a los barcos si le gustan y a la gente si gana.',
      before: 'Ni bocinas, ni prisas, ni colarse. Podrás retarme en cuanto pase la gabarra.',
      after:
        'Arriba la compuerta. La sostuve contra nueve crecidas y un obispo, así que puedes presumir un poquito.',
      lost: 'Hoy te faltó agua debajo, nada más. Espera en la dársena a que suba y te abro cuantas veces quieras.',
    },
    'dusk-lantern': {
      name: 'Corvin Dusk',
      description: 'Farolero que prefiere la hora de antes de los faroles. Su equipo lucha por parejas.',
      before: 'Llegas pronto. Aún hay luz para que veas lo que vas a perder.',
      after:
        'Entonces más vale que te encienda los faroles. Desde aquí el camino solo es oscuro donde le apetece.',
      lost: 'Dejaré un farol encendido en la esquina. Quien encuentra con él la casa, encuentra también el regreso.',
    },
    'holdfast-quarry': {
      name: 'Petra Holdfast',
      description: 'Capataz de la cantera. Nadie la ha movido nunca, ni con dinamita ni con súplicas.',
      before: 'Ni me muevo, ni regateo, y como a las doce. Son menos cuarto.',
      after: 'Hum. Eso lo he notado. No se lo digas a la cuadrilla; creen que soy parte del monte.',
      lost: 'Pegas como la lluvia. No te rías: la lluvia es lo que acaba gastándome. Come algo y pega otra vez.',
    },
    'rime-hall': {
      name: 'Isolde Rime',
      description: 'Anfitriona del salón helado. Su acogida es fría y su suelo, resbaladizo a propósito.',
      before: 'Pase usted, y procure seguir de pie. Tan pocas visitas han logrado ambas cosas.',
      after:
        'No ha roto usted nada a lo que yo tuviera cariño. Tome antes una sopa; la torre es una larga subida, y él nunca invita.',
      lost: 'Qué caída tan bonita. Caliéntese las manos con la sopa, y la próxima vez traiga a alguien con fuego dentro.',
    },
    'windrow-tower': {
      name: 'Aurel Windrow',
      description: 'Vigía de la torre sobre las nubes. Quien lo vence ha visto todo Valverde.',
      before:
        'Te he visto venir todo el camino. En el molino torciste mal, y te paraste a ayudar con el heno.',
      after:
        'Desde aquí veo el páramo, donde acaban nuestros setos. Llevo tiempo preguntándome a quién vería entrar en él.',
      lost: 'Te vi caer, y desde aquí se ve qué poco falta. Baja la escalera despacio y vuelve a subir.',
    },
    'oduya-show': {
      name: 'Philippa Oduya',
      description:
        'Jueza de la Feria de Valverde desde hace treinta años. Nunca ha alzado la voz ni dado la nota máxima.',
      before: 'Postura, siete. Botas, cuatro. Ahora enséñeme el equipo, y no salude al público, por favor.',
      after:
        'Diez. Llevo esa tarjeta en el bolso desde hace treinta años, y me viene bien el hueco. En Oyebrezo, según dicen, no ponen nota.',
      lost: 'Ocho por el valor, y eso lo doy poco. El agua desgasta casi todo lo que aquí ha visto. La feria sigue mañana.',
    },
    'pascoe-fold': {
      name: 'Jory Pascoe',
      description:
        'Pastor de diecinueve años con cuatrocientas ovejas y un buen silbido. Hoy ha hablado con más gente que en todo mayo.',
      before: 'Bien. Hola. Tenía un discurso, pero la perra lo ha oído tantas veces que se ha ido.',
      after:
        'Ha sido grande. O sea, horrible, pero grande. Para la cena ya te conocerán en todas partes; las ovejas son unas cotillas.',
      lost: 'Ay, no. ¿Están bien? ¿Y tú? Yo perdí mis once primeros, si te consuela, y la perra aún me quiere.',
    },
    'eskil-hives': {
      name: 'Hermano Eskil',
      description:
        'Cuida las colmenas de la abadía y tiene la voz más grave del coro. Sus abejas se saben las vísperas de memoria.',
      before: 'Bajito, por favor, que están rezando. Cuando acaben con eso se ocuparán de ti.',
      after:
        '¡Picado! Eso hace humilde y calienta las rodillas. Llévate un tarro de miel de brezo, y ábrelo al aire libre.',
      lost: 'Dios te bendiga, no lo hacían con mala idea. Siéntate un rato junto a las colmenas; nadie se va de allí con pena.',
    },
    'callan-bog': {
      name: 'Murdo Callan',
      description:
        'Corta turba todo el verano y encuentra cosas en ella todo el año: zapatos, manteca y, una vez, un rey muy educado.',
      before: 'Mira dónde pisas. En ese trozo hay dos vacas y un recaudador.',
      after:
        'Tú vales. Si algún día te hundes, húndete despacio y llámame a gritos. Nunca ando lejos, y me gusta la compañía.',
      lost: 'Solo hasta las rodillas, eso no es nada. Toma mi mano. La próxima vez trae algo que flote.',
    },
    'sattar-vats': {
      name: 'Parveen Sattar',
      description:
        'Tintorera de los paños del páramo. Saca el morado del liquen, el verde del cobre, y por el amarillo nadie pregunta dos veces.',
      before: 'No chupes nada. Parece que no haría falta decirlo, pero tú no estabas aquí el martes.',
      after:
        'Tus colores no destiñen. Casi todos se van en el primer lavado. Enjuágate las manos antes del té, y otra vez antes de cenar.',
      lost: 'El primer baño nunca agarra. Seca tu equipo al viento y tráelo para el segundo; el segundo es el que se ve.',
    },
    'stanek-wall': {
      name: 'Hana Stanek',
      description: 'Levanta muros sin argamasa, y amistades igual: despacio, piedra a piedra y para siempre.',
      before: 'Cada piedra tiene un sitio, y la mayoría tampoco lo sabe. Averigüemos el tuyo.',
      after:
        'Así que vas ahí: en la hilera de arriba, donde da el tiempo. Vuelve en cuarenta años a ver si mi muro se ha movido.',
      lost: 'La piedra que hoy no encaja encaja mañana, en otro sitio. Dale la vuelta a tu equipo y prueba la otra cara.',
    },
    'strang-ring': {
      name: 'Osric Strang',
      description:
        'Invicto en las ferias del monte y el mejor bordador de tres parroquias. Los cinturones los cose él, por la calidad.',
      before: 'Agarramos limpio, caemos limpio, y quien queda debajo da las gracias. No hay más reglas.',
      after: 'Gracias. ¿Ves? No duele nada. Te bordaré una campanilla en este lado, junto a la del toro.',
      lost: 'Te doy yo las gracias, que a ti no te queda aliento. Caíste limpio. Arriba; te enseñaré la llave.',
    },
    'hollow-well': {
      name: 'Tegan Hollow',
      description:
        'Catorce años. Encuentra pozos con una vara de avellano y contesta a lo que ibas a preguntar.',
      before:
        'Catorce, y porque me vestí a oscuras, y no, a la vara no le importa. Anda, ahora pregúntamelo.',
      after:
        'Lo sabía, claro. Pero nunca sé cómo, y el cómo es lo que me gusta. Dorcas será amable contigo, así que lleva algo contra el frío.',
      lost: 'Eso también lo sabía, y lo siento. También sé que volverás, y me gusta la pinta que tiene.',
    },
    'wintersgill-bell': {
      name: 'Dorcas Wintersgill',
      description:
        'Toca la campana de niebla de la calzada para que los perdidos vuelvan a casa. No todos estaban vivos.',
      before: 'Acércate, tesoro, no oigo quién de los tuyos respira. Ah, bien. ¿Y los otros dos?',
      after:
        'Pues ve, mientras suene la campana. El señor de la puerta te felicita. No, tesoro, la otra puerta.',
      lost: 'No es tu campana, tesoro, hasta dentro de muchos años. Toma un caramelo de menta, y di a los demás que dejen de mirar.',
    },
    'vane-house': {
      name: 'Cordelia Vane',
      description:
        'Última señora de la casa de Oyebrezo, hundida en la ciénaga hasta el segundo piso. Recibe por la ventana del dormitorio.',
      before:
        'Entre usted por la ventana, hoy lo hace todo el mundo. Defenderé esta casa hasta el último piso, que es este.',
      after:
        'Magnífico. Le daría el ala este, pero tendría que aguantar la respiración. Baje a las islas y salude de mi parte al puerto; casi me casé con él.',
      lost: 'En esta casa, corazón, todos pierden algo. Tome la escalera seca y vuelva, la ventana está siempre abierta.',
    },
    'bras-galley': {
      name: 'Teodoro Brás',
      description:
        'Cocinero de la cocina flotante. Ha alimentado a once tripulaciones en nueve tempestades, y la sopa nunca dejó el plato.',
      before: 'En mi cocina nadie lucha con el estómago vacío. Siéntate, come, y después te aplasto.',
      after:
        'Vencido, y antes del postre. Cómete también el mío; quien come postre en la derrota estropea el sabor de ambos.',
      lost: 'Aplastado, lo dicho, y ahora a comer. Nadie ha perdido dos veces con mi guiso de pescado; está demostrado.',
    },
    'tovua-kites': {
      name: 'Lani Tovua',
      description:
        'Hace cometas que llevan cartas, almuerzos y, en una ocasión, a un primo. El hilo es fuerte, y el primo escribe.',
      before: 'El viento dice que seis nudos del oeste, y que desayunaste mango. Con la fruta es muy exacto.',
      after:
        'Me cortaste el hilo limpio, y así se debe perder una cometa. Caerá por el norte, así que saluda si ves a mi primo.',
      lost: 'Un respiro, nada más. El viento dice que rolará a tu favor, y que comas algo con fruta.',
    },
    'amaury-stills': {
      name: 'Célestin Amaury',
      description: 'Destila perfumes de flores que muerden. Una gota encanta; dos son cosa del médico.',
      before:
        'Con permiso. Polvo del camino, valor y un sándwich de queso en el bolsillo izquierdo. Con menos he hecho perfume.',
      after:
        'Ah, así es como huele: sal marina arriba, y debajo algo honrado. Llevará tu nombre el frasco, y no lo rebajaré para nadie.',
      lost: 'Con permiso: un toque de derrota, sí, pero debajo, qué firmeza. Hay que dejarlo madurar. Vuelve cuando lo haya hecho.',
    },
    'karras-kiln': {
      name: 'Eleni Karras',
      description: 'Saca la arcilla de la isla en que vive. Cada año hay menos isla y más estantería.',
      before: 'Cae hacia los estantes, por favor. Por el otro lado ya no hay isla.',
      after: 'Agrietada a la primera cocción. Bien, ya sabemos dónde estaba el fallo, y no era tuyo.',
      lost: 'Se ha combado un poco. Como todo primer cuenco. Mójate las manos, empieza otra vez, y no tires la arcilla.',
    },
    'minami-light': {
      name: 'Haruo Minami',
      description:
        'Guarda de la última luz del arrecife. Ha leído cada libro que trajo el mar, hasta donde llegaban las páginas.',
      before:
        'No mire la lámpara, si es tan amable, ni a quienes la guardan. A mi novela le falta la página noventa, y no estoy para bromas.',
      after:
        'Muy ilustrativo. Perdón, uno vive años a solas con un chiste así y al final se le escapa. Si da con la página noventa, siempre estoy.',
      lost: 'No se lo tome a pecho. La luz da vueltas; ahora me tocaba a mí. Siéntese y le leo desde la página noventa y uno.',
    },
    'bellacorda-masks': {
      name: 'Pomona Bellacorda',
      description:
        'Hace las máscaras de la regata de medianoche. Nadie ha visto la cara tras la luna, y todos la recuerdan distinta.',
      before:
        'Elige una máscara, querida visita. Las valientes cuelgan a la izquierda, pero te advierto que solo son de papel.',
      after:
        '¡Sin máscara! Delante de todos, y con tanta educación. Quédate la que llevabas, que empieza a parecerse a ti.',
      lost: 'Sin lágrimas tras la máscara, que estropean la pintura. Qué encanto has sido, y el baile dura toda la semana.',
    },
    'mensah-slip': {
      name: 'Abena Mensah',
      description:
        'De día remacha cascos y de noche baila sobre ellos, para probar las planchas. Ningún barco suyo hace agua, aunque uno tiene un bollo.',
      before: 'Escucha: tac, tac, tac, tonc. Ese último es un mal remache, y voy a encontrar el tuyo.',
      after:
        'No haces agua. Llamé a cada plancha tuya y ninguna contestó mal. Si subes a las montañas, engrásalo todo dos veces.',
      lost: 'Ahí estaba: un remache flojo, y no muy grande. Apriétalo y bota otra vez. Yo escucho.',
    },
    'orosa-reef': {
      name: 'Kaimi Orosa',
      description:
        'Pescador de perlas del arrecife exterior. Aguanta la respiración seis minutos, y un rencor ni uno.',
      before: 'Respira hondo antes de empezar. Te sentará bien, y a los nervios de los peces de maravilla.',
      after:
        'Me fui al fondo, y qué bonito es el fondo. La capitana del puerto te espera; no suelta el aire hasta que vuelve el último bote.',
      lost: 'Subiste por aire demasiado pronto, nada más. Flota un rato y luego bajamos otra vez.',
    },
    'tan-harbour': {
      name: 'Zenobia Tan',
      description:
        'Capitana del puerto de las noventa islas, en silla de ruedas en el muelle. El barco que perdió hace treinta años volvió, y aún trabaja para ella.',
      before: 'El amarre es suyo hasta la pleamar, que es en nueve minutos. Le sugiero que empiece.',
      after:
        'Vía libre. Ice la bandera que quiera, que yo la saludo. Más arriba de tierra firme está Sobrenube, donde dicen que no tienen mareas, pobrecillos.',
      lost: 'Ha encallado, y no es ninguna vergüenza; ese banco lo he cartografiado yo en persona. La marea levanta a todos. La mía sube dos veces al día.',
    },
    'lhawang-loom': {
      name: 'Norbu Lhawang',
      description:
        'Teje seda de quien quiera hilársela. La lista de espera para una bufanda es de once años, y nadie la ha dejado todavía.',
      before: 'No tires de ningún hilo que veas, por favor. Uno de ellos sostiene el puente.',
      after:
        'Por encima y por debajo, como una buena trama. Irás en la orla de la próxima bufanda, en miniatura, con botas rojas.',
      lost: 'Un punto suelto, nada más. No he cortado el hilo; retómalo donde lo dejaste.',
    },
    'huanca-springs': {
      name: 'Quilla Huanca',
      description:
        'Atiende las fuentes termales. Sabe a cucharadas cuánto calor aguanta alguien, y tiene una cuchara grande.',
      before:
        'Descálzate, recógete el pelo y dime cuándo quema. No voy a cambiar nada, pero me gusta saberlo.',
      after:
        '¡Bien al vapor, todos! La poza fría es gratis para quien gana. También es obligatoria, y la tienes detrás.',
      lost: 'Quemaba, ¿eh? Haberlo dicho. Quédate en remojo hasta que tu equipo no tiemble; es gratis también para quien pierde.',
    },
    'diallo-strata': {
      name: 'Dra. Amara Diallo',
      description:
        'Estudia todo lo que tiene más de diez millones de años. Al resto nos encuentra encantadores y algo precipitados.',
      before:
        'Busca asiento, que esto puede llevar una hora. En mi especialidad a eso lo llamamos explosión.',
      after: 'Extinta, y todo en una tarde. Te anotaré en las capas altas, justo encima del helecho.',
      lost: 'Un pequeño deslizamiento, y de esos salen montañas, con tiempo. Tienes de sobra. A este lo etiqueto como prometedor.',
    },
    'tuyet-steps': {
      name: 'Abadesa Tuyet',
      description:
        'Barre cada mañana los mil escalones de su abadía, primero subiendo y luego bajando. Nadie se ha ofrecido dos veces a llevar la escoba.',
      before: 'Has subido novecientos noventa y nueve escalones. Yo soy el último.',
      after: 'Bien. Ahora bárrelos al bajar y empezarás a ver qué hiciste bien.',
      lost: 'Ya sabes para qué sirve el último escalón. Los demás serán ahora más cortos. Baja, sube, y respira entremedias.',
    },
    'aikio-glacier': {
      name: 'Runa Aikio',
      description:
        'Escucha al glaciar y apunta lo que dice. De momento ha sido casi todo sobre sus rodillas.',
      before: 'Chis, me está diciendo algo. Dice que le estás pisando un pie.',
      after:
        'Se ha reído. No se reía desde antes de que hubiera gente, y el valle necesitará ventanas nuevas. Gracias.',
      lost: 'Dice que no te preocupes, que él ha perdido todos los veranos en diez mil años. Y mira lo grande que es.',
    },
    'qamar-dome': {
      name: 'Idris Qamar',
      description:
        'Astrónomo de la cúpula alta. Ha puesto nombre a cuatrocientas estrellas, y a los demás los llama «oiga, usted».',
      before:
        'Oiga, usted. O viene a retarme o es un cometa. Haga el favor de no moverse hasta que lo decida.',
      after:
        'Un cometa, sin duda: breve, brillante y sin respeto por los muebles. Volverá en setenta y seis años, y tendré la tetera puesta.',
      lost: 'Tras una nube, eso es todo. A las estrellas les pasa siempre, y nadie las tiene en menos. Dejaré la cúpula abierta.',
    },
    'zahnd-railway': {
      name: 'Gerta Zahnd',
      description:
        'Conduce el tren cremallera por una pendiente que nadie aprobó. Una vez llegó cuatro minutos tarde y tocaron las campanas.',
      before:
        'Viene con once segundos de adelanto. Quédese tras la línea hasta que esté lista para vencerle.',
      after:
        'Retrasada, por una persona, y en mi propio andén. La anotaré entre los desprendimientos, con respeto.',
      lost: 'Este servicio no ha llegado hoy. Sale otro cuando usted quiera, y se lo retengo en el andén.',
    },
    'karaly-rescue': {
      name: 'Zoran Karaly',
      description:
        'Rescatador de montaña. Trae a los escaladores perdidos a lomos de cosas de las que suelen huir.',
      before:
        'Si te caes, cáete a la izquierda. Mi amigo de la izquierda es rápido, y el de la derecha tiene hambre.',
      after:
        'Cuarenta y un escaladores, tres cabras y una charanga, y ahora me llevan a mí. Sigue subiendo; habrá té.',
      lost: 'Te tengo, no mires abajo. Cuarenta y uno he bajado de aquí, y treinta volvieron y llegaron arriba.',
    },
    'merak-summit': {
      name: 'Yangzom Merak',
      description:
        'Lleva la casa de té de la cumbre. Subió hace setenta años a buscar su sombrero, y ya no le importa.',
      before: 'Siéntate, siéntate. El té tarda justo lo que un combate, así que aprovechemos.',
      after:
        'Bebe mientras quema, pequeño alud. Desde mi banco se ve un país donde es mañana y medianoche a la vez. Allí, detrás de mi sombrero.',
      lost: 'Siéntate, siéntate. En este banco perdí veinte años antes de que a nadie se le ocurriera perder conmigo. El té es el mismo.',
    },
    'moyo-seeds': {
      name: 'Thandeka Moyo',
      description:
        'Bibliotecaria de la casa de semillas, en el bosque del alba. Los robles se prestan doscientos años; los rábanos, el fin de semana.',
      before:
        'Silencio, por favor, que los estantes de arriba están germinando. Puedes llevarte una derrota y devolverla al acabar.',
      after: 'Sin multa, entonces. Llévate también esta bellota. Vence en doscientos años, y yo lo sabré.',
      lost: 'Una derrota, sellada, y la devuelves cuando quieras. Léela despacio; lo útil viene hacia el final.',
    },
    'quince-daybreak': {
      name: 'Mirabel Quince',
      description:
        'Nueve años, y la primera en levantarse. Los demás la hicieron líder cuando venció a tres de ellos de camino al colegio.',
      before:
        'A las ocho tengo que estar en el cole, así que seré rápida. Después puedes llorar. Todos lloran, no pasa nada.',
      after:
        '¡Has ganado! ¡Nadie gana nunca antes del desayuno! No se lo digas a mi profe, que cree que llego tarde por un dragón.',
      lost: '¡No te pongas triste, yo de pequeña perdía un montón! Vuelve mañana y te traigo mi segunda mejor tostada.',
    },
    'haddad-glass': {
      name: 'Soraya Haddad',
      description:
        'Sopla vidrio en las piedras del mediodía, donde su horno es solo lo segundo más caliente. Sus cristales recuerdan el verano.',
      before: 'Ponte a mi sombra, si quieres. Es la única que hay hasta las tres.',
      after: 'Entraste como arena, y ahora se te ve el valor al trasluz. Que nadie te envuelva en paja.',
      lost: 'El vidrio se rompe al hacerlo o no se rompe, y tú no te has roto. Siéntate a la sombra, y trae agua la próxima vez.',
    },
    'pell-ledgers': {
      name: 'Ignatius Pell',
      description:
        'Auditor de tesoros. Una vez al año cuenta el oro de cada dragón, y cada dragón contiene el aliento.',
      before:
        'Nombre, motivo y bienes en condiciones de combate. Le advierto que siempre encuentro el descuadre.',
      after: 'No cuadra. Lo he repasado dos veces, y lo que sobra es usted. Ponga aquí sus iniciales.',
      lost: 'Paso su valor a la página siguiente. Está anotado en el haber, y yo no cometo errores.',
    },
    'wrona-roost': {
      name: 'Tomasz Wrona',
      description:
        'Al ocaso cuenta a cada pájaro que vuelve, en voz alta y por su nombre. En los años buenos de pinzones cena tardísimo.',
      before: 'Cuatro mil seis, cuatro mil siete. Empieza, empieza, puedo luchar y contar a la vez.',
      after:
        'Ahora he perdido la cuenta, y con gusto. Te apunto como el cuatro mil ocho, así que vuelve antes de que oscurezca.',
      lost: 'Has perdido unas plumas, y crecen más fuertes. De todos modos te he contado entre los de vuelta.',
    },
    'laras-shadows': {
      name: 'Dewi Laras',
      description:
        'Titiritera de sombras en los juncos del ocaso. Sus figuras saludan, y otra vez cuando ella ha apagado la lámpara.',
      before: 'En todo buen cuento hay alguien que entra sabiendo cómo acaba. Nunca es quien tiene razón.',
      after:
        'Has cambiado el último acto. A mis sombras les gustó tanto que dos se van contigo; no te gires muy deprisa.',
      lost: 'Eso era solo el segundo acto, y los héroes siempre pierden el segundo acto. Te guardo el sitio junto a la lámpara.',
    },
    'saarvi-lake': {
      name: 'Eino Saarvi',
      description: 'Pesca en el lago de medianoche las estrellas que caen, y devuelve las pequeñas.',
      before: 'Baja la voz. Pican mejor cuando nadie pide deseos.',
      after: 'Demasiado grande para mi red. Te devolvería al agua, pero creo que tú caes hacia arriba.',
      lost: 'Se ha soltado del anzuelo, nada más. Siéntate, el lago no tiene prisa, y hay café para dos.',
    },
    'oyelo-vigil': {
      name: 'Seraphine Oyelo',
      description:
        'Enfermera de noche de quienes no hallan descanso. Les canta hasta que pueden, y apenas va por el siglo cuarto.',
      before: 'Chis, que el siglo noveno acaba de dormirse. Si lo despiertas, lo duermes tú.',
      after:
        'Nos has arropado a todos, y nadie lo notó hasta que estuvo oscuro. Ve a quien da cuerda a las horas y dile que aún no tengo sueño.',
      lost: 'Ea, no te muevas, no hay nada roto. Me sentaré con tu equipo hasta que esté bien, y la silla buena es para ti.',
    },
    'abebe-hours': {
      name: 'Halcyon Abebe',
      description:
        'Guarda de las cuatro horas; cada tarde da cuerda al cielo a mano. Solo una vez se retrasó, por un cumpleaños.',
      before:
        'El alba te trajo, el mediodía te probó, el ocaso te dejó pasar y la medianoche me dijo tu nombre. ¿Vemos qué queda del día?',
      after:
        'Así que a esto esperaban todos los relojes. Toma la llave. No tienes que dar cuerda a nada, pero está bien saber quién podría.',
      lost: 'La hora era mía, y las horas cambian de manos. Descansa hasta la siguiente; dejaré la puerta sin echar el pestillo.',
    },
  },
  rival: {
    'rival-hamlet': {
      before: 'Página uno, línea uno: gano yo. He dejado sitio para la fecha.',
      after:
        'Eso no fue perder. Fue un borrador. Estaré en Vado Pestillo cuando tengas tres medallas, y con mejor pluma.',
      lost: '¡Ja! Lo he subrayado. Dos veces. Puedes probar otra vez, tengo tinta de sobra.',
    },
    'rival-town': {
      before: 'He ensayado mi cara de modestia. Atención, que enseguida la ves.',
      after:
        'Has mejorado. Yo también, solo que desde ahí no se nota. Ocho medallas. La puerta del páramo. No faltes.',
      lost: 'Esta es la cara de modestia. Aguanta, ¿eh? Vuelve pronto, que no puedo mantenerla mucho.',
    },
    'rival-gate': {
      before: 'No he dormido. No pasa nada, ellas tampoco, estuvimos hablando. Están de mi parte.',
      after:
        'Está bien. ¡Está bien! Pasas tú primero. Yo sujeto la puerta, alguien tiene que hacerlo. Nos vemos donde acaba el páramo.',
      lost: 'En cabeza, y de verdad, al cruzar la puerta: Sorrel Latch. Te espero. Qué aburrido es ir por delante a solas.',
    },
    'rival-chapel': {
      before: 'Para este combate no hay página. Quiero verlo con mis ojos, no consultarlo después.',
      after:
        '¿Lo notas? Están calientes, todas, las tuyas y las mías. Es un solo fuego. He estado intentando ganarle a un fuego.',
      lost: 'He ganado. He ganado de verdad, y no tengo con qué escribir. Vuelve pronto, para que lo recuerde mejor.',
    },
  },
};
export default words;
