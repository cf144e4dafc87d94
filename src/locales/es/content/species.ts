import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'Su lana humea todo el día sin llegar a quemarse. Los pastores tienen uno en el rebaño para que los demás pasen el invierno calentitos.',
    habitat: 'prados con heno quemado',
  },
  emberam: {
    name: '',
    text: 'Se afila los cuernos en pedernal y disfruta de las chispas. Cuando dos chocan, se oye y se ve desde el valle de al lado.',
    habitat: 'laderas cálidas',
  },
  kilnaries: {
    name: '',
    text: 'La arcilla que roza su crin se vuelve ladrillo en un minuto. Donde uno decidía dormir, antes se levantaba una alfarería.',
    habitat: 'pastos volcánicos',
  },
  clinkdil: {
    name: '',
    text: 'Hecho un ovillo brilla como un carbón caído de la estufa. Rueda detrás de la gente que huele a pan.',
    habitat: 'muros de piedra tibia',
  },
  ovendil: {
    name: '',
    text: 'La puertecita de su barriga se abre cuando está de buen humor. Lo que se mete dentro sale dorado a la perfección.',
    habitat: 'panaderías abandonadas',
  },
  furnadil: {
    name: '',
    text: 'El humo de sus púas de chimenea delata su genio: blanco, calma; negro, problemas. Nadie lo ha visto nunca con prisa.',
    habitat: 'viejas fundiciones',
  },
  flickeep: {
    name: '',
    text: 'Su cresta titila cuando alguien lo alaba. A solas, ensaya reverencias ante los charcos.',
    habitat: 'tapias de jardín al sol',
  },
  pavember: {
    name: '',
    text: 'Cada pluma de su corto abanico guarda un ascua. Las va soltando una a una para que los viajeros hallen el camino a casa.',
    habitat: 'ruinas de palacios',
  },
  solpavo: {
    name: '',
    text: 'Cuando abre el abanico a mediodía, los pájaros de otras comarcas lo toman por un segundo sol. Dicen que los ojos de sus plumas parpadean.',
    habitat: 'acantilados que ven amanecer',
  },
  podkin: {
    name: '',
    text: 'Tararea a las semillas de su vaina y ellas le contestan. Quien tiene un Podkin en el huerto no necesita calendario.',
    habitat: 'huertos',
  },
  briarling: {
    name: '',
    text: 'Su cola corta las flores que luego arreglan sus brazos. A las visitas groseras les enseña las espinas.',
    habitat: 'setos',
  },
  sylvarok: {
    name: '',
    text: 'Cuando bosteza se le pueden contar los anillos. Pueblos enteros han merendado encima de uno sin enterarse.',
    habitat: 'los bosques más viejos',
  },
  rootling: {
    name: '',
    text: 'Huele la lluvia dos días antes que las nubes. El brote de su cabeza apunta a lo que quiere comerse.',
    habitat: 'robledales',
  },
  thickhog: {
    name: '',
    text: 'En su melena anidan pajaritos que le discuten la ruta. Suele ceder, y llega un día tarde.',
    habitat: 'matorrales',
  },
  grovetusk: {
    name: '',
    text: 'El mapa de su tierra se dibuja de nuevo cada primavera, porque los bosques han caminado. Donde duerme la siesta, sus colmillos echan raíces.',
    habitat: 'arboledas andantes',
  },
  dozebud: {
    name: '',
    text: 'Una vez estuvo despierto y no le pareció gran cosa. La capucha de hojas se cierra sola cuando alguien habla demasiado.',
    habitat: 'ramas tibias',
  },
  mosslow: {
    name: '',
    text: 'El musgo de su espalda es un mapa de donde ha estado colgado. Responde bien a las preguntas, más o menos una semana después.',
    habitat: 'copas con niebla',
  },
  canopaw: {
    name: '',
    text: 'De sus flores farol se enciende una por cada criatura que duerme cerca. Sueña por todas ellas, despacio y con cariño.',
    habitat: 'jardines colgantes',
  },
  puddlip: {
    name: '',
    text: 'Cree que todos los charcos se los han dejado a él. La burbuja de su nariz no ha estallado nunca, que se sepa.',
    habitat: 'charcos',
  },
  wallopo: {
    name: '',
    text: 'Salta al agua desde lo más alto que puede trepar, que no es mucho. Lo que cuenta es el chapuzón.',
    habitat: 'ríos lentos',
  },
  potamere: {
    name: '',
    text: 'Sobre su lomo vive una laguna entera, con sus propias mareas. Se queda tan quieto que los transbordadores le echan amarras.',
    habitat: 'lagunas',
  },
  nubwhal: {
    name: '',
    text: 'Lo toca todo una vez con el cuerno, para presentarse. Los pescadores se encuentran agujeritos redondos en el sombrero.',
    habitat: 'desembocaduras',
  },
  narvane: {
    name: '',
    text: 'Su cola gira una hora larga antes que el viento. Los puertos que tienen uno han vendido la campana de temporal.',
    habitat: 'bahías ventosas',
  },
  lancetide: {
    name: '',
    text: 'Saluda al rival antes de cargar, y otra vez después. La lanza vuelve a crecer cada invierno, más clara.',
    habitat: 'estrechos entre hielos',
  },
  dampaw: {
    name: '',
    text: 'No puede ver correr el agua sin querer pararla. Sus presas de cucharas y ramitas aguantan más de lo que parece.',
    habitat: 'arroyos',
  },
  lodgekin: {
    name: '',
    text: 'Lleva sus herramientas en un delantal de ramas y no las presta a nadie. Media Tierra Verde cruza por puentes suyos.',
    habitat: 'madrigueras de castor',
  },
  castorrent: {
    name: '',
    text: 'Se entrena sosteniendo una cascada y descansa sosteniendo dos. En sus guanteletes de tronco están tallados los rivales dignos.',
    habitat: 'cascadas',
  },
  voltwit: {
    name: '',
    text: 'Se posa en los cables y escucha las noticias. Lo que repite siempre es de ayer y el doble de emocionante.',
    habitat: 'postes de telégrafo',
  },
  telegrail: {
    name: '',
    text: 'Golpeando con la cola pasa mensajes valle abajo, a gusano la palabra. Las cartas de amor van gratis, y finge que no las entiende.',
    habitat: 'prados inundados',
  },
  brookfin: {
    name: '',
    text: 'Nada río arriba por las vistas y río abajo por gusto. Sus rayas se alinean con las ondas cuando quiere esconderse.',
    habitat: 'arroyos claros',
  },
  weirgill: {
    name: '',
    text: 'Cada otoño salta el mismo azud nueve veces: una para subir y ocho para la gente del puente. Entre salto y salto mira el arcoíris por debajo.',
    habitat: 'azudes bajo los molinos',
  },
  nippet: {
    name: '',
    text: 'Los patinadores lo conocen por un ruido de cucharillas y filas de agujeritos en el estanque. En una mano tibia se queda lacio y piensa en enero.',
    habitat: 'estanques helados',
  },
  glacilisk: {
    name: '',
    text: 'Cada mañana muda una piel de escarcha, completa hasta la última escama. Los coleccionistas vienen con neveras.',
    habitat: 'fuentes frías',
  },
  basilisleet: {
    name: '',
    text: 'Su mirada hiela un lago de orilla a orilla, y los sábados de invierno los niños del pueblo preguntan por él. La corona se derrite un poco cada vez que le dan las gracias.',
    habitat: 'lagos nevados',
  },
  gloopet: {
    name: '',
    text: 'Guarda en algún sitio por dentro todo lo que ha tocado. Pídeselo bien y te buscará la llave.',
    habitat: 'bajo los puentes',
  },
  sludgeon: {
    name: '',
    text: 'Primero llegó la bañera; luego los paraguas, un trombón y la campana de la parroquia. Quien ha perdido algo puede meter el brazo hasta el codo, y casi todos sacan algo mejor.',
    habitat: 'remansos',
  },
  vatlurk: {
    name: '',
    text: 'Nadie lo ha visto entero, solo dos ojos bajo una tapa detrás de la tintorería. Deja allí una olla manchada y por la mañana estará impecable, si acaso algo más fina.',
    habitat: 'viejas tintorerías',
  },
  zizzgrub: {
    name: '',
    text: 'Acarícialo a contrapelo y tendrás los pelos de punta hasta la cena. De noche lee los anillos de su tronco a la luz de sus chispas, nunca más de un año por vez.',
    habitat: 'troncos podridos',
  },
  switchafer: {
    name: '',
    text: 'Las manchas de su lomo se cargan al frotarlo. Dos de ellos iluminan una cocina pequeña.',
    habitat: 'robles viejos',
  },
  gutterling: {
    name: '',
    text: 'Las noches de lluvia se sienta al final del canalón y arde donde otros gotean. Si llamas, se esconde, suelta una risita y sale por el de al lado.',
    habitat: 'tejados mojados',
  },
  galoshade: {
    name: '',
    text: 'Se mudó a una bota que la ciénaga le quitó a alguien, y la tiene muy ordenada. Las tardes de niebla salta delante de los caminantes y a todos pregunta por la otra.',
    habitat: 'sendas con niebla',
  },
  glowmonger: {
    name: '',
    text: 'Vendía faroles a los barcos hasta que la marea cubrió la tienda, y sigue haciendo su ronda, con una sola bota. A quien le da las buenas noches lo guía a casa; los demás hacen la ruta panorámica.',
    habitat: 'muelles anegados',
  },
  cobblet: {
    name: '',
    text: 'Si lo lanzan por el estanque se hunde al segundo bote y pasa una semana feliz volviendo a casa. La gente amable le riega el penacho, creyéndolo una maceta.',
    habitat: 'vados pedregosos',
  },
  bouldun: {
    name: '',
    text: 'El musgo decide adónde va; el resto lo sigue. Lo han tomado por un banco, y no le importó.',
    habitat: 'canchales',
  },
  tumulord: {
    name: '',
    text: 'Tiene un rey enterrado dentro, y se han ido tomando cariño. El día más largo se gira para que el sol pueda visitarlo entre las piedras.',
    habitat: 'túmulos con hierba',
  },
  moonbun: {
    name: '',
    text: 'Cuanto más redonda la luna, más alto salta. Con luna llena conviene que lo sujete alguien que pese.',
    habitat: 'prados a la luna',
  },
  selenhare: {
    name: '',
    text: 'Una oreja es para la luna creciente y otra para la menguante, y en las noches sin luna pliega ambas. Sus huellas se llenan de una luz que al desayuno ya no está.',
    habitat: 'cimas a la luna',
  },
  knuckub: {
    name: '',
    text: 'Boxea con los árboles hasta que se rinden o llega el otoño. Sus guantes son colmenas, y las abejas llevan la cuenta.',
    habitat: 'claros del bosque',
  },
  pawgilist: {
    name: '',
    text: 'Campeón nueve veranos seguidos, cuelga el cinturón de una rama antes de dormir para no arrugarlo. A los vencidos los acompaña a casa, con miel para los moratones.',
    habitat: 'bosques de miel',
  },
  blinkowl: {
    name: '',
    text: 'Sus cejas se encienden cuando alguien cerca tiene una idea, así que nadie juega dos veces a las cartas con él. De día choca con las cosas y les pide perdón.',
    habitat: 'pajares',
  },
  owlumen: {
    name: '',
    text: 'Los planetas que lo rodean dan una vuelta por cada idea que termina. En época de exámenes lo contratan colegios enteros.',
    habitat: 'campanarios',
  },
  scuffkit: {
    name: '',
    text: 'Cada mañana se pelea con su sombra, y le enfurece que la otra no se canse nunca. Los días nublados son para la siesta y para contarlo.',
    habitat: 'callejones tras los graneros',
  },
  umbrawl: {
    name: '',
    text: 'De noche camina junto a los viajeros, siempre justo fuera de la luz. Por la mañana le ofende un poco que nadie diera las gracias.',
    habitat: 'lindes al ocaso',
  },
  penumbrawn: {
    name: '',
    text: 'Cuando se planta ante el sol, las gallinas se acuestan y sale el farolero. Los días de colada se le puede convencer de que se siente.',
    habitat: 'bosque viejo y hondo',
  },
  rivetle: {
    name: '',
    text: 'Dar cuerda a la llave de su espalda no hace nada, pero le gusta la atención. Su caparazón no se oxida porque a diario le preocupa.',
    habitat: 'puertos',
  },
  ironclade: {
    name: '',
    text: 'Su chimenea pita a mediodía y el puerto entero se sienta a la sopa. Las gaviotas se han enrolado, y se toman el trabajo más en serio que él.',
    habitat: 'puertos hondos',
  },
  molder: {
    name: '',
    text: 'Cava buscando tesoros y encuentra patatas, y cada vez se alegra. La lámpara del casco es para la compañía.',
    habitat: 'huertos de alquiler',
  },
  excavole: {
    name: '',
    text: 'Pídele que plante un tulipán y lo hará, a nueve metros, con una pepita para la suerte. El sótano que él revisa queda seco cien años.',
    habitat: 'canteras',
  },
  shaftmaw: {
    name: '',
    text: 'Un bostezo suyo apagó una vez todas las lámparas del valle. En sus orejas viven canarios, gratis, que le dicen cuándo subir a respirar.',
    habitat: 'minas viejas',
  },
  jellume: {
    name: '',
    text: 'Brilla del color de lo que estás pensando. Los marineros han aprendido a no pensar en nada.',
    habitat: 'bahías tranquilas',
  },
  medusage: {
    name: '',
    text: 'Contesta a todo, pero solo cuando la marea ha cambiado dos veces. Para entonces casi todos lo han averiguado solos, y dice que esa era la respuesta.',
    habitat: 'aguas quietas ante la isla',
  },
  shinglet: {
    name: '',
    text: 'Se hace la casa con los mejores guijarros de la playa, y luego no la distingue de la playa. Hay tardes en que llama a un montón tras otro hasta que alguien le abre.',
    habitat: 'playas de guijarros',
  },
  cragclaw: {
    name: '',
    text: 'La colina de su lomo es suelo edificable y, tras mucho pensarlo, se la alquiló a un faro. Con marea viva se muda, y hay que volver a dibujar las cartas.',
    habitat: 'pozas de marea',
  },
  noctuff: {
    name: '',
    text: 'Duerme hecho una bola de pelusa y se cae de la rama más o menos una vez por noche. El golpe nunca lo despierta.',
    habitat: 'árboles huecos',
  },
  noctivail: {
    name: '',
    text: 'Las noches claras se cuelga entre dos chimeneas y al cielo le sale una constelación que nadie sabe nombrar. Los astrónomos rabian y las polillas suspiran.',
    habitat: 'torres de iglesia',
  },
  pricklo: {
    name: '',
    text: 'Le encantaría un abrazo, y lleva un corcho en cada espina por si alguien se ofrece. La flor se abre si le cuentan un chiste.',
    habitat: 'arena seca',
  },
  saguardian: {
    name: '',
    text: 'Lleva doscientos años guardando el mismo hito sin preguntar por qué. El día de su cumpleaños las lagartijas forman y saludan, y él dice que se le ha metido arena en el ojo.',
    habitat: 'dunas',
  },
  cuprikin: {
    name: '',
    text: 'Lo hicieron para clasificar tornillos y ha pasado a las amistades. Con manos de imán cuesta despedirse.',
    habitat: 'chatarrerías',
  },
  cupritan: {
    name: '',
    text: 'A su paso por un pueblo hierven las teteras y corren los relojes, así que va de puntillas. Cada bobina se devanó a mano, y recuerda de quién.',
    habitat: 'viejas centrales',
  },
  inchbeam: {
    name: '',
    text: 'Mide cada rayo de sol de punta a punta y se guarda las cifras. Cuando alargan los días no se sorprende: solo se enorgullece en silencio.',
    habitat: 'alféizares al sol',
  },
  sunflit: {
    name: '',
    text: 'El dibujo de sus alas es el prado donde nació, visto desde arriba. Nunca olvida el camino de vuelta.',
    habitat: 'prados en flor',
  },
  icequill: {
    name: '',
    text: 'Las púas de su cabeza son carámbanos, y presume de ellas. En verano se pone a la sombra de otras criaturas.',
    habitat: 'costas frías',
  },
  quillberg: {
    name: '',
    text: 'Una vez al año se desprende, deriva al sur a ver palmeras y vuelve visiblemente más delgado. A los polluelos se les dice que luchó con una ballena.',
    habitat: 'hielos a la deriva',
  },
  vyrmling: {
    name: '',
    text: 'Colecciona guijarros brillantes y los cuenta antes de dormir. Nadie le ha dicho todavía que sabe volar.',
    habitat: 'riscos altos',
  },
  gustrake: {
    name: '',
    text: 'Sus alas llegaron un año antes que el resto, y tropieza con ellas en las escaleras. Cualquier brisa se lo lleva, por lo general adonde hay pastel.',
    habitat: 'cimas ventosas',
  },
  tempestral: {
    name: '',
    text: 'El tiempo se reúne a su alrededor por respeto. Solo aterriza donde el suelo se lo ha pedido.',
    habitat: 'frentes de tormenta',
  },
  crumbit: {
    name: '',
    text: 'Nunca carga una miga menor que él: es cuestión de honor. Una vez le ofrecieron una carretilla y le duró el disgusto una semana.',
    habitat: 'cocinas y henares',
  },
  hoardent: {
    name: '',
    text: 'En sus mofletes caben las provisiones del invierno, ordenadas por estantes, con la mermelada a la izquierda. Al invitado siempre se le da de comer, aunque quizá espere a que aparezcan las cucharas.',
    habitat: 'graneros',
  },
  postwren: {
    name: '',
    text: 'Lleva las cartas más pequeñas en la garganta y tararea para no oír lo que dicen. Las urgentes le dan hipo.',
    habitat: 'setos y cancelas',
  },
  couristrel: {
    name: '',
    text: 'Se cierne sobre la dirección correcta hasta que alguien firma, haga el tiempo que haga. Una postal llegó tarde, hace nueve años, y aún no ha dejado de disculparse.',
    habitat: 'caminos de posta',
  },
  heralgale: {
    name: '',
    text: 'Una nota de su pico y hasta los gansos se ponen en fila. Anuncia reyes, cosechas y ropa limpia en el mismo tono: todo es igual de raro.',
    habitat: 'torres altas',
  },
  tuftpup: {
    name: '',
    text: 'Nadie sabe cuál es la parte de delante hasta que empieza a menear el rabo. Al acostarse cuenta las ovejas, luego los corderos y luego las visitas.',
    habitat: 'prados de ovejas',
  },
  drovermane: {
    name: '',
    text: 'Los pequeños se guarecen de la lluvia en sus rizos, y finge que no sabe cuántos son. A una palabra suya en voz baja, hasta el tiempo camina en fila.',
    habitat: 'pastos de montaña',
  },
  hearthkit: {
    name: '',
    text: 'Los panaderos abren el horno con cuidado, porque la tercera hogaza por la izquierda puede bostezar. Su pelo huele a corteza, y eso lo ha salvado más de una vez.',
    habitat: 'cocinas cálidas',
  },
  inglynx: {
    name: '',
    text: 'Las ascuas de sus orejas se avivan cuando alguien entra del frío. No cede a nadie su sitio junto al fuego, pero contra su costado cabe uno.',
    habitat: 'rincones de chimenea',
  },
  strawisp: {
    name: '',
    text: 'La primera noche de siega una luz va de gavilla en gavilla buscando la que le quede bien. Los campesinos amables dejan un manojo suelto al final de la hilera.',
    habitat: 'rastrojos',
  },
  scarecrone: {
    name: '',
    text: 'Los cuervos vinieron a reírse de su sombrero y se han quedado por los cuentos. A quien arranca un nabo de noche, una voz de paja seca le pide que lo devuelva.',
    habitat: 'nabales de noche',
  },
  fizzet: {
    name: '',
    text: 'Acarícialo una vez y se te ponen los pelos de punta; dos veces, y también a la colada del vecino. Cree que acariciar es para eso.',
    habitat: 'graneros',
  },
  ampolecat: {
    name: '',
    text: 'En lo alto del molino duerme enroscado en un gancho, y odia que pasen por encima. Cuando el molinero quiere té le pone la tetera en la cola, pide perdón y paga con un huevo.',
    habitat: 'desvanes de molino',
  },
  lodekid: {
    name: '',
    text: 'Cada paseo acaba con once clavos, una bisagra y el dedal de alguien pegados a sus cuernos. El herrero espera en la cancela y le cambia el lote por una zanahoria.',
    habitat: 'canteras de monte',
  },
  lodehorn: {
    name: '',
    text: 'En los montes las brújulas no señalan al norte, sino adonde está él. A los perdidos no les importa, pues conoce la bajada y va a su paso.',
    habitat: 'cimas',
  },
  filamel: {
    name: '',
    text: 'Cada otoño iluminan la desembocadura, cada una no más que un ojo de cerradura. Algún pescador que olvidó la lámpara ha tomado una prestada, y la ha devuelto.',
    habitat: 'desembocaduras',
  },
  incandeel: {
    name: '',
    text: 'Cuando el farero se durmió una noche de tormenta, se enroscó en la lámpara hasta el alba. Los barcos no notaron nada, salvo que la luz se meneaba.',
    habitat: 'aguas bajo el faro',
  },
  calfrost: {
    name: '',
    text: 'Bajo el abrigo de nieve es un ternero de lo más normal, y preferiría que no lo comprobaras. A mitad del verano pide que lo dejen en la despensa con la mantequilla.',
    habitat: 'montes nevados',
  },
  muskalanche: {
    name: '',
    text: 'Lleva una ladera entera al lomo, a la espera de una excusa, así que pisa con cuidado. En su valle las bodas son en susurros y le dejan tarta donde empieza la nieve.',
    habitat: 'valles empinados',
  },
  flurrimite: {
    name: '',
    text: 'No hay dos iguales, y no saben hablar de otra cosa. Atrapa uno con el guante, admíralo en voz alta y se irá de un salto a contárselo a los demás.',
    habitat: 'prados escarchados',
  },
  crystalwing: {
    name: '',
    text: 'Posado en una ventana rota pasa por el cristal. Una casa del lago estuvo caliente todo el invierno y en primavera supo por qué, cuando se le fueron volando las ventanas.',
    habitat: 'orillas en invierno',
  },
  jabrimp: {
    name: '',
    text: 'Desafía a guijarros, lapas y dedos de pie, por estricto orden de tamaño. Si pierde, se inclina, se corre una piedra a la izquierda y entrena hasta que sube la marea.',
    habitat: 'pozas de playa',
  },
  stomatitan: {
    name: '',
    text: 'Su puño es tan rápido que hierve el mar alrededor, y los mirones traen huevos. Jamás ha golpeado a nadie que aún estuviera poniéndose en guardia.',
    habitat: 'arrecifes',
  },
  stiltlet: {
    name: '',
    text: 'Una pata es para estar de pie y la otra la guarda para más adelante. Cada vez que se cae mira enseguida si lo han visto los juncos.',
    habitat: 'juncales',
  },
  cranekata: {
    name: '',
    text: 'Al alba está en el bajío a mitad de una figura, y la niebla espera a que acabe. Ningún rival se ha quedado lo bastante para saber cómo termina.',
    habitat: 'bajíos con niebla',
  },
  pageant: {
    name: '',
    text: 'Lleva el estandarte de una columna de cuatrocientas, casi todas por otro camino. Si llueve el estandarte es un paraguas, y vuelven todas.',
    habitat: 'hierba de huerto',
  },
  squirant: {
    name: '',
    text: 'Cada noche pule el yelmo de bellota, afila la espina y pregunta si el caballero necesita algo. El caballero, por lo general, necesita migas.',
    habitat: 'raíces de roble',
  },
  chivalrant: {
    name: '',
    text: 'Su palabra, dada sobre una miga, vale todo un verano. Antes del duelo alza la visera, por si la otra parte prefiere ir a comer.',
    habitat: 'castillos de hormigas',
  },
  tadbane: {
    name: '',
    text: 'Las manchas significan que es venenoso, y la sonrisa, que lo siente. Las garzas han leído lo primero y suelen dejarlo ahí.',
    habitat: 'orillas someras',
  },
  curarana: {
    name: '',
    text: 'Entre las ciruelas parece la mejor, y nadie la ha mordido dos veces. A quien se disculpa como es debido le enseña qué hoja cura.',
    habitat: 'huertos húmedos',
  },
  phialin: {
    name: '',
    text: 'A contraluz muestra exactamente qué hubo de cena. Quien recoge hierbas lleva uno en la cesta: se pone azul ante lo que no debe comerse.',
    habitat: 'jardines de hierbas',
  },
  apothadder: {
    name: '',
    text: 'Ante su hueco hay un banco, y a quien se sienta le preguntan dónde le duele. La consulta cuesta un huevo a los mayores, y a los niños un buen cuento.',
    habitat: 'huecos del bosque viejo',
  },
  capsprite: {
    name: '',
    text: 'Para pasar inadvertido se queda quieto entre las setas y tararea como si no hubiera nadie. Por el tarareo se le nota.',
    habitat: 'corros de setas',
  },
  amanitiara: {
    name: '',
    text: 'Su corte se reúne en corro bajo los abedules, y cada lunar de la tiara honra a quien bailó hasta el desayuno. Se aconseja venir comido.',
    habitat: 'claros de abedul',
  },
  dustkit: {
    name: '',
    text: 'Ha oído que el agua también limpia, pero le parece una manera muy mojada de hacerlo. Tras su baño el callejón queda barrido y los vecinos no.',
    habitat: 'callejas polvorientas',
  },
  siroccoon: {
    name: '',
    text: 'Primero llega el viento de su cola, tibio y con olor a otra parte, y luego la despensa está vacía. Deja un montoncito de arena por el valor de lo que se llevó.',
    habitat: 'callejas y despensas',
  },
  sherdlin: {
    name: '',
    text: 'Desde la caída va de casa en casa probándose trozos de loza en el agujero. Una vez casi le encajó uno azul, y todavía visita a esa familia.',
    habitat: 'basureros de cocina',
  },
  amphorage: {
    name: '',
    text: 'En su costado las figuras pintadas desfilan, riñen y empiezan la guerra otra vez. Solo el flautista junto al asa puede calmarlo, y mira hacia otro lado.',
    habitat: 'bodegas hundidas',
  },
  tickfawn: {
    name: '',
    text: 'Nació cuatro minutos adelantado y pasa la mañana esperando a que los demás cervatillos lo alcancen. A mediodía perdona al reloj del pueblo con una advertencia.',
    habitat: 'torres de reloj',
  },
  pendulope: {
    name: '',
    text: 'Su barba oscila una vez por segundo, y un prado de grillos ha aprendido a cantar con ella. Las citas entre sus cuernos las cumplen hasta los barqueros.',
    habitat: 'torres de reloj',
  },
  dreamspin: {
    name: '',
    text: 'Cada noche recoge de las vigas los cabos sueltos de los sueños y los hila parejos. Los malos dan la hebra más fuerte.',
    habitat: 'vigas de desván',
  },
  reverachne: {
    name: '',
    text: 'Mira su tela bastante rato y alguien a quien echas de menos te devolverá la mirada. Las moscas pueden irse en cuanto le cuenten algo que no sepa.',
    habitat: 'vigas de desván',
  },
  matchbug: {
    name: '',
    text: 'Cada tarde se da con la cabeza en el mismo umbral y se queda asombrado. El farolero ya está jubilado y viene por dar el paseo.',
    habitat: 'tapias de huerto',
  },
  kerbeam: {
    name: '',
    text: 'Las polillas acuden a su farol por consejo, que siempre es quedarse un poco más lejos. En invierno una familia entera lee a su luz, si le gusta el libro.',
    habitat: 'tapias de huerto',
  },
  trilobit: {
    name: '',
    text: 'Dormía en la pizarra desde hacía bastante y despertó cuando se cayó la losa. De momento lo que más le ha impresionado es la hierba.',
    habitat: 'pizarras de río',
  },
  trilobastion: {
    name: '',
    text: 'Familias enteras de caracoles han pasado bajo sus placas una granizada, sin cobrarles nada. Para darse la vuelta necesita un campo, un motivo y casi toda la tarde.',
    habitat: 'canteras viejas',
  },
  spoutling: {
    name: '',
    text: 'Trescientos años en la esquina de un tejado le han dado firmes opiniones sobre las palomas. Cuando llueve escupe en arco perfecto y busca el aplauso.',
    habitat: 'tejados viejos',
  },
  cathedrake: {
    name: '',
    text: 'El sol pasa por sus alas en pétalos rojos y azules, así que a nadie le molesta su sombra. Su rugido es una nota grave de órgano, y las ventanas la corean a leguas.',
    habitat: 'torres viejas',
  },
  geodling: {
    name: '',
    text: 'Por fuera parece algo para calzar una cancela, y a menudo lo ha sido. El brillo solo lo enseña a los amigos, y solo un momento.',
    habitat: 'sendas de monte',
  },
  amethystrix: {
    name: '',
    text: 'Al alba sus púas llenan de motas violetas todas las paredes del valle y los gatitos enloquecen de gusto. No ha herido a nadie, aunque sí a muchos cojines.',
    habitat: 'cuevas de cristal',
  },
  pumichick: {
    name: '',
    text: 'Los patitos lo han adoptado, porque un pollito de piedra pómez flota mejor que ellos. Las mañanas frías nadan todos muy juntos.',
    habitat: 'fuentes tibias',
  },
  tephraptor: {
    name: '',
    text: 'Donde aterriza la nieve se funde en un anillo que en primavera está lleno de amapolas. Los campesinos le hacen señas sobre los nabales, tras recoger la colada.',
    habitat: 'montes pelados',
  },
  flotsoul: {
    name: '',
    text: 'La carta de su botella se contestó hace mucho, pero le gusta viajar. Quien la encuentra en la playa la lee, suspira y la devuelve un poco más lejos.',
    habitat: 'playas',
  },
  galleghast: {
    name: '',
    text: 'Las noches de niebla se oyen sus remos a compás, y a bordo siempre hay alguien medio tiempo tarde. Las barcas perdidas lo siguen a casa y reciben amarre.',
    habitat: 'bahías con niebla',
  },
  mudwhisk: {
    name: '',
    text: 'Una carpa vieja le contó que los bagres que remontan la cascada se vuelven dragones. Ha llegado hasta el molino, y los domingos el molinero le abre la compuerta.',
    habitat: 'balsas de molino',
  },
  barbelung: {
    name: '',
    text: 'Siete pueblos izan sus colores en la crecida de primavera, porque después les devuelve los patos. La barba aún huele a barro, y no la querría de otro modo.',
    habitat: 'saltos de río',
  },
  tendrake: {
    name: '',
    text: 'Se duerme enrollado en una caña de judías y despierta un metro más arriba. En el huerto ponen una caña de más y fingen no contar los guisantes.',
    habitat: 'hileras de judías',
  },
  wistwyvern: {
    name: '',
    text: 'En mayo duerme colgado del alero, y la gente entra por detrás para no sacudirle las flores. Sus abejas lo acompañan en cada vuelo y llevan su propio mapa.',
    habitat: 'aleros viejos',
  },
  ingotail: {
    name: '',
    text: 'Todo su tesoro es una moneda de cobre, tan pulida que nadie sabe qué reina lleva. Si le ofrecen otra, el dragoncito desconfía.',
    habitat: 'minas viejas',
  },
  vaultwyrm: {
    name: '',
    text: 'Todas las monedas de su piel son prestadas, y recuerda a cada prestamista desde el primero. Los intereses se pagan en verano, en calderilla y desde muy alto.',
    habitat: 'minas viejas',
  },
  snickub: {
    name: '',
    text: 'Se ríe antes de que acabe el chiste, así que nunca ha oído cómo termina uno. En la función del colegio lo sientan junto a la puerta.',
    habitat: 'bordes de prado',
  },
  cackleader: {
    name: '',
    text: 'Cuando el jefe ríe, ríe la manada, y a la tercera se han unido hasta las ovejas. Tras la sonrisa pintada casi siempre está pensando qué cenarán los cuarenta.',
    habitat: 'bordes de prado',
  },
  blotlet: {
    name: '',
    text: 'Se cayó de un tintero a media frase y desde entonces busca el final. A las cartas abiertas cerca de él les salen comas.',
    habitat: 'bajíos tranquilos',
  },
  kalligraken: {
    name: '',
    text: 'Con ocho pinceles contesta ocho cartas a la vez y jamás ha confundido a las tías. El capitán al que manchó las velas recibe una preciosa disculpa con la marea siguiente.',
    habitat: 'ensenadas hondas',
  },
  sootbrock: {
    name: '',
    text: 'Vuelve a casa por la chimenea, porque las puertas son para las visitas. Lavarlo es posible: hacen falta dos personas, una tina y poco apego a la cocina.',
    habitat: 'chimeneas viejas',
  },
  brockember: {
    name: '',
    text: 'El pan que se deja al ocaso en su tejonera está cocido al alba, con una rebanada de menos. Los zorros pasan allí el invierno y pagan en chismes y leña.',
    habitat: 'ribazos del bosque',
  },
  vanechick: {
    name: '',
    text: 'Señale adonde señale, el viento viene de otro lado. Los pescadores lo encuentran muy de fiar, una vez que se sabe.',
    habitat: 'tejados de granero',
  },
  weathercrest: {
    name: '',
    text: 'Le han caído tantos rayos que ya se tutean. El granjero de cuyo granero voló se las arregla con un dedo mojado.',
    habitat: 'tejados de granero',
  },
  thimbelf: {
    name: '',
    text: 'En cada casa que deja una luz zurce un calcetín por noche. El otro se lo lleva como pago, y nunca ha entendido las quejas.',
    habitat: 'costureros',
  },
  haberdame: {
    name: '',
    text: 'Una vez cosió una riña entre vecinos tan bien que ninguno halló la costura. Cuando entra en la sala los botones se ponen firmes.',
    habitat: 'cuartos de costura',
  },
  globelle: {
    name: '',
    text: 'En su globo nieva sobre un pueblecito con una ventana encendida. Baila para quien vive allí, y siempre saluda primero a ese lado.',
    habitat: 'estanques helados',
  },
  brollygeist: {
    name: '',
    text: 'Olvidado en un banco bajo la lluvia, esperó años hasta que una ráfaga se puso de su parte. Sigue a quien va sin paraguas, y le duele que corran.',
    habitat: 'cimas ventosas',
  },
  lullabell: {
    name: '',
    text: 'Al ocaso tañe para quien se ha perdido y lo lleva a la cama caliente más cercana. Nadie se ha quedado despierto hasta la última estrofa.',
    habitat: 'bosque viejo',
  },
  oraclam: {
    name: '',
    text: 'Ante una buena pregunta se abre un palmo; ante una grosera se cierra sobre la manga. Sus respuestas son siempre ciertas y casi siempre sobre el jueves que viene.',
    habitat: 'playa de la bahía',
  },
  anvilisk: {
    name: '',
    text: 'Los herreros le dejan dormir junto a la fragua y de día les presta la cabeza. Lo que el pueblo oye como trabajo duro es, para el lagarto, un masaje estupendo.',
    habitat: 'fraguas',
  },
  waspire: {
    name: '',
    text: 'Cada verano masca un par de periódicos y añade un piso al campanario de su cabeza. Los lectores que se acercan a los titulares rara vez acaban el artículo.',
    habitat: 'campanarios y desvanes',
  },
  quicksylph: {
    name: '',
    text: 'Sube si el día es cálido, baja si es frío, y entremedias no para de bailar. Los médicos de antes colgaban el termómetro y se lo preguntaban a él.',
    habitat: 'arroyos de mina',
  },
  boreauk: {
    name: '',
    text: 'Las alcas nunca aprendieron a volar, así que este bajó al hielo una tira de cielo. Los capitanes que se guían por él hallan abrigo al fin, y no poco pescado.',
    habitat: 'acantilados del norte',
  },
  miragazelle: {
    name: '',
    text: 'Siempre está un poco a la izquierda de donde la ves. Los álbumes de la costa están llenos de buenos retratos de la duna de al lado.',
    habitat: 'dunas',
  },
  timpanyak: {
    name: '',
    text: 'Sus dos jorobas son timbales, y los afina el tiempo. Al trueno que entra tarde lo mira un buen rato.',
    habitat: 'montes tormentosos',
  },
  ossuwyrm: {
    name: '',
    text: 'Nadie ha hallado una forma amable de decírselo, así que guarda su valle como hace diez mil años. El valle, entretanto, se ha vuelto colina.',
    habitat: 'acantilados de creta',
  },
  cometoad: {
    name: '',
    text: 'Llegó en un cometa, encontró un buen charco y dejó que el cometa siguiera solo. Cada setenta y seis años sube al tejado más cercano a saludar.',
    habitat: 'orilla del lago',
  },
  mandolark: {
    name: '',
    text: 'Afina sus cuerdas antes del alba mientras la aldea se hace la dormida. Las mañanas frías toca un poco bajo de tono, y prefiere no hablar de ello.',
    habitat: 'prados',
  },
  brackindle: {
    name: '',
    text: 'En el mejor jardín se mustia y en cualquier chimenea vieja prospera. Quien tiene experiencia riega la alfombra de alrededor.',
    habitat: 'claros quemados',
  },
  wandertoise: {
    name: '',
    text: 'La carpa de su lomo está siempre montada y la tetera casi a punto. El huésped que pasa la noche despierta en otra parte, por lo general con mejores vistas.',
    habitat: 'sendas de pradera',
  },
  clovermare: {
    name: '',
    text: 'En sus huellas brota trébol de cuatro hojas, así que la gente la sigue mirando al suelo. Ella querría que alguien alzara la vista y le diera los buenos días.',
    habitat: 'prados',
  },
  dawnhart: {
    name: '',
    text: 'La primera luz del día se prende en sus astas y él la baja al valle al paso. Las mañanas que parecen no acabar es que se ha parado a beber.',
    habitat: 'bosque viejo',
  },
  zenithrone: {
    name: '',
    text: 'A mediodía se sienta tan derecho que no tiene sombra propia en que descansar. Todo lo salvaje se echa por respeto, y él los envidia a todos.',
    habitat: 'el monte más alto',
  },
  gloamarch: {
    name: '',
    text: 'Cada tarde recoge lo que queda de luz y se lo lleva a casa en el pico. Las casas que sobrevuela bajo tienen la ventana encendida más de lo que pensaban.',
    habitat: 'costa y chimeneas',
  },
  nadirian: {
    name: '',
    text: 'A medianoche nada bajo las estrellas, y ellas se mecen un poco en su estela. Los fareros lo anotan como tiempo, pues no hay casilla para ballenas en lo alto.',
    habitat: 'el cielo de la bahía',
  },
};
export default words;
