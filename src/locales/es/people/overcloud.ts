import type { overcloudPeople } from '../../en/people/overcloud.ts';

const words: typeof overcloudPeople = {
  'norbu-lhawang': {
    name: 'Norbu Lhawang',
    lines: {
      hello: [
        'Adelante, adelante. Levanta el pie izquierdo. Era un hilo. Ahora el derecho. Era yo. Norbu Lhawang.',
        'Yo tejo. Ellas hilan. Es una buena casa: todos tienen trabajo, y casi todos ocho patas.',
      ],
      badge: [
        'Ya estás en la orla, con botas rojas. La señora que encargó la bufanda dice que le das valor al cuello.',
      ],
      defeated: ['Un punto suelto. No se llora por él; se vuelve tres vueltas atrás y se toma allí el té.'],
      dawn: ['Al alba todas las telas tienen rocío, y todas se las dan de joyeras.'],
      bridge: ['No diré qué hilo sostiene el puente. Es tímido, y le hace falta la confianza.'],
      list: ['La lista es de once años. La he tejido. Es una lista bastante bonita.'],
    },
  },
  'quilla-huanca': {
    name: 'Quilla Huanca',
    lines: {
      hello: [
        '¡Fuera botas! … Bien, diez dedos, me gusta saberlo. Quilla Huanca. Cuido las fuentes termales.',
        'Cuanto más al fondo, más calientes. Como yo.',
      ],
      steam: [
        'Ya que aguantaste tan bien: estas fuentes no las calienta nadie. Se calientan cuando las islas cocinan. Cena abajo, baño a las nueve.',
        'Sube como humo, pasa por arriba como nube y baja por la roca a mi bañera. Yo solo pongo las sales.',
      ],
      defeated: ['Adentro, hasta la barbilla. Nadie ha seguido derrotado más allá de la frente.'],
      night: ['De noche los clientes son casi todos cabras. Dan buena propina. No pregunto qué es.'],
      spoon: ['Esta es la cuchara grande. Más vale no haberse ganado la pequeña.'],
      towel: ['Falta una toalla, y hay una cabra montés muy bien secada. Ya lo he asumido.'],
      banked: [
        'Ahora las fuentes queman también por la mañana. Alguien cocina toda la noche en el norte, a fuego lento. Para la espalda, lo mejor.',
      ],
      loose: [
        'Desde que respondiste las fuentes salen donde les parece. El lunes fue mi bodega. He puesto un banco.',
      ],
    },
  },
  'amara-diallo': {
    name: 'Dra. Amara Diallo',
    lines: {
      hello: [
        '¡Qué ilusión, alguien reciente! Dra. Amara Diallo. Miro lo que tiene más de diez millones de años.',
        'Por cierto, estás pisando un mar. No te apures. Dejó una nota.',
      ],
      layers: [
        'Un favor, por la victoria: esta franja es hollín. Y ahí, un palmo más arriba, otra. Y otra. Cada una a mil años de la anterior.',
        'Puntual como un reloj. El fuego sube, da la vuelta y baja. Por mis cuentas, el próximo toca hacia el miércoles.',
      ],
      defeated: ['De vez en cuando desaparece todo. Lo que vino después siempre iba mucho mejor vestido.'],
      thursday: ['Los jueves tengo citas. Con rocas. Hay que decirlo, que la gente trae flores.'],
      pocket: [
        'Cuarenta bolsillos. En treinta y nueve, una piedra; en uno, un sándwich. Lo he mandado datar.',
      ],
      fern: ['Este helecho nunca llegó a nada, y mira: es del que aún hablamos.'],
      banked: [
        'La franja tocaba el miércoles, ¡y no vino! Mil años de puntualidad. Qué bonito es equivocarse.',
      ],
      loose: [
        'Vino el miércoles, en punto: una franja de hollín en mi sándwich. Lo etiqueté. Algún día alguien se alegrará mucho.',
      ],
    },
  },
  'abbess-tuyet': {
    name: 'Abadesa Tuyet',
    lines: {
      hello: [
        'Has subido todos los escalones, contándolos. Te vi los labios. Mil, correcto. Abadesa Tuyet.',
        'Están barridos. Habrá que barrerlos. Esa es toda la doctrina. Lo demás es sopa.',
      ],
      badge: ['Al pasar barriste un escalón con el abrigo. Era el cuatrocientos. Lo ha comentado.'],
      defeated: ['Te caíste. Ahora conoces ese suelo. Casi todos lo ven solo desde arriba.'],
      dawn: [
        'Por la mañana barro hacia arriba. Por la tarde, hacia abajo. A mediodía el viento y yo nos saludamos.',
      ],
      broom: ['Es la misma escoba. Le he cambiado el cepillo nueve veces, y el palo cuatro.'],
      step: ['Un novicio preguntó qué escalón es el más importante. Le enseñé el que no estaba mirando.'],
    },
  },
  'runa-aikio': {
    name: 'Runa Aikio',
    lines: {
      hello: [
        'Chis. … Dice hola. O sea, lo dijo el martes, pero tarda en salir. Soy Runa.',
        'Apunto lo que dice el glaciar. La página uno es una palabra, y del final no estoy segura.',
      ],
      knees: [
        '¡Me ha dicho por qué le duelen las rodillas! Lluvia tibia. Aquí cae tibia de cuando en cuando. Se acuerda de la última.',
        'Dice: hace mil inviernos subió humo, y después alguien tuvo cosquillas. He anotado «sic».',
      ],
      defeated: ['A él lo han hecho retroceder nueve veces. Dice que pruebes a hacerlo más despacio.'],
      dusk: ['Al ocaso cruje. Es que se sienta.'],
      slow: ['Avanza un palmo al día. Le eché una carrera. Da tiempo a leer muchísimo.'],
      notebook: ['De momento tengo: «Oh», «mis», y algo que podría ser «vecinos».'],
      banked: [
        '¡Ha dicho una frase entera! Tardó nueve días. «Oh, mis vecinos han vuelto a casa.» Me compré otro cuaderno.',
      ],
      loose: [
        '¡Se rio! Tardó casi una semana, y hay una grieta nueva, pero yo estaba allí. Dice que algo le hace cosquillas. Sic.',
      ],
    },
  },
  'idris-qamar': {
    name: 'Idris Qamar',
    lines: {
      hello: [
        '¡Oiga, usted! Me tapa a la Tía. Tres grados a la izquierda. Gracias. Idris Qamar, astrónomo.',
        'Pongo nombre a las estrellas. Vienen si se las llama, pero hace falta paciencia, y una buena bata.',
      ],
      round: [
        'Oiga, usted, con mi medalla. Hay una luz que no está en las tablas. Sube de las islas, fina, y da una vuelta al cielo.',
        'Mil años por vuelta. Mis predecesores la dibujaron, cada cual algo más allá. Casi no me queda papel, ni a ella cielo.',
      ],
      defeated: ['¿Un eclipse? Pasa. Aún no he visto ninguno que no pasara, y siempre llevo silla.'],
      dusk: ['¡El ocaso! Sale la estrella favorita de todos. Es un planeta. No tengo valor para decirlo.'],
      slippers: ['Están en los pies correctos. Son los pies los que están en las piernas equivocadas.'],
      names: ['Se me han acabado los parientes. La nueva del norte se llama El Dentista.'],
      banked: [
        '¡Oiga, usted! La luz que daba vueltas se ha parado, baja, al norte. Ya tiene nombre. No de pariente. «Casa.» … Y Tía.',
      ],
      loose: [
        '¡Oiga, usted! La luz que da vueltas ha empezado otra. He comprado papel. Creí que me iba a molestar.',
      ],
    },
  },
  'gerta-zahnd': {
    name: 'Gerta Zahnd',
    lines: {
      hello: [
        'Está usted en el andén. Empieza ahí, en la línea amarilla. Todo en orden. Zahnd, Gerta.',
        'El tren sube a las catorce y baja a todas las demás horas, casi siempre contra mi voluntad.',
      ],
      badge: ['Figura usted en el horario. Nota c: «puede llegar por sorpresa. Los enlaces esperan».'],
      defeated: ['Un retraso no es una cancelación. Lo diré una vez. Levántese, el silbato es en un minuto.'],
      sunday: [
        'Los domingos engraso. No se apoye en nada. Dos excursionistas fueron más lejos de lo que habían pagado.',
      ],
      watch: ['Mi reloj va bien. He recibido cartas sobre el sol.'],
      slope: [
        'Decían que en esta pendiente no se agarraba ninguna rueda. Y es verdad. Se agarran los dientes.',
      ],
    },
  },
  'zoran-karaly': {
    name: 'Zoran Karaly',
    lines: {
      hello: [
        '¿Te has perdido? ¿No? Lástima, ya estamos vestidos. Zoran Karaly, rescate de montaña.',
        'Si oyes alas detrás, no corras. Se creen que es un juego.',
      ],
      badge: ['Ya tienes una cuerda propia en el gancho. Lleva tu nombre, y marcas de dientes, de cariño.'],
      defeated: [
        'Toda la gente que bajé a cuestas volvió a subir. Hubo quien saludó todo el camino. Estarás bien.',
      ],
      night: [
        'De noche volamos solo con el cuerno. Tres toques: hallado. Dos: buscando. Uno: me he sentado encima.',
      ],
      goats: ['Las cabras no se habían perdido. Tenían reserva.'],
      left: ['El de la izquierda se llama Miga. Al de la derecha no lo llamamos.'],
    },
  },
  'yangzom-merak': {
    name: 'Yangzom Merak',
    lines: {
      hello: [
        'Ah, piececitos en piedras grandes. Siéntate. Ahí no, es para el viento. Yangzom Merak, hago el té.',
        'Subí por mi sombrero hace setenta años. No estaba. Todo lo demás, sí.',
      ],
      hat: [
        'Allá abajo soltaron un fuego, y aún lo lloran. Yo solté aquí un sombrero. Los dos igual: arriba, por encima y alrededor.',
        'Ayer estaba su cinta en mi puerta, tibia. ¡Setenta años por una cinta! El fuego lleva mil. Pues eso.',
      ],
      defeated: ['Perdiste. La montaña no lo ha notado. A eso lo llamo yo educación.'],
      night: ['¿Ese resplandor de abajo? Las islas, haciendo la cena. Por la mañana será nubes.'],
      tea: ['Sal, mantequilla, té. La gente pone cara, y luego pide la otra mitad.'],
      seventy: [
        'Pensaba quedarme hasta que hirviera la tetera. A esta altura eso es prometer más de lo que parece.',
      ],
      banked: [
        'Mi sombrero ha vuelto. Esta mañana, en la tetera, tibio. Así que ya puedo bajar. … Siéntate. No quiero bajar.',
      ],
      loose: [
        'Volví a lanzar la cinta. Se iba tan bonita. Dentro de setenta años alguien la encuentra, se extraña y toma té.',
      ],
    },
  },
  'perpetua-vale': {
    name: 'Perpetua Vale',
    lines: {
      hello: [
        'Buenos días. Voz de interior, por favor, también fuera. Perpetua Vale. Doy clase en la escuela, a los once.',
        'Aprendemos sumas, nudos y a soltar. Lo último es lo más difícil. Practicamos con cometas.',
      ],
      list: [
        'La escuela lleva una lista de lo que se soltó sin querer. Sombreros, cometas, una cabra, un fuego. Al lado ponemos: gracias.',
        'Porque vuelve convertido en algo. Las cometas volvieron como nidos de golondrina. Para el fuego hay una línea libre.',
      ],
      entry: [
        '¡La cinta de Yangzom ya está marcada! La primera en novecientos años. Los niños han afilado todos los lápices.',
        'La línea siguiente es el fuego. «Lo soltó: alguien amable. Volvió: …» Hemos sacado la tinta buena.',
      ],
      defeated: ['Entonces has soltado una. ¿La apunto? Ya. Gracias. Dará la vuelta.'],
      weekend: ['Hoy no hay clase. Vengo igual. Alguien tiene que estar cuando aparezcan.'],
      sums: [
        'Si tienes tres y das dos, ¿cuántos tienes? «Dos amigos», dice la más pequeña. Se lo di por bueno.',
      ],
      thanks: ['Primero damos las gracias y luego averiguamos por qué. Aquí arriba ahorra tiempo.'],
      banked: [
        'Hemos llenado la línea: «Volvió: sí. Gracias a: alguien amable». El punto lo puso la más pequeña. Le llevó todo el martes.',
      ],
      loose: [
        'Hemos llenado la línea: «Volvió: viene de visita». Hubo debate. Entonces entró uno y se sentó en la lista.',
      ],
    },
  },
  'fenwick-soar': {
    name: 'Fenwick Soar',
    lines: {
      hello: [
        '¡Cartas! ¿Alguna carta? La alzas, así, y la sueltas cuando tira. Fenwick Soar, correo aéreo.',
        'Nunca he perdido una. Solo que nunca me han dicho adónde llegaron.',
      ],
      reply: [
        'Mira tú. Una ha vuelto. «A quien tenga ahora el fuego: ¿come bien?» El sello tiene mil años.',
        'La echaron aquí, y ha dado la vuelta. Miré el matasellos. Está tibio al pulgar.',
      ],
      defeated: ['¿«Devolver al remitente»? No es deshonra. Es que alguien sabía de dónde eres.'],
      dawn: ['La recogida del alba es la mejor. Todo lo que la gente pensó de noche, y casi todo amable.'],
      stamps: ['El sello va por peso del sentimiento. Las disculpas pagan tarifa de paquete.'],
      address: ['La mitad solo pone «ya sabes quién eres». Y el viento también lo sabe. Da cosa.'],
      banked: [
        '¡Ya tiene dirección! «El Ascua, El Hogar, cuidado con los pies.» Once sacas la primera semana. He pedido una cometa mayor.',
      ],
      loose: [
        'Nueve cartas para el fuego, sin dirección. Así que las alzo y las suelto. Todas vuelven firmadas. Con chamusquina.',
      ],
    },
  },
  'ottavia-reed': {
    name: 'Ottavia Reed',
    lines: {
      hello: [
        '¿Lo oyes? No, lo de debajo. Mi bemol. Ottavia Reed. Yo no toco el órgano. Le quito el polvo.',
        'Toca el viento. Se sabe una pieza, y le falta mucho para el final.',
      ],
      smoke: [
        'Los tubos graves solo suenan con aire tibio. Sube de las islas, donde tienen sus fuegos: todo ese humo.',
        'Lleva mil años subiendo por aquí. La abuela de mi abuela limpió hasta la segunda estrofa. Vamos por la última.',
      ],
      thousand: [
        '¡Ha cambiado de tono! Desde que bajaste de la casa de té. El humo se inclina al norte, más allá del borde, hacia el llano.',
        'Nada de lo que se soltó se ha perdido. Solo ha tardado en dar la vuelta. Limpié todos los tubos, por si hay visita.',
      ],
      defeated: ['Eso fue una nota falsa, oída desde aquí. Si sigues andando, está en medio de una melodía.'],
      night: ['De noche toca bajito, los tubos se escarchan y nadie respira. Va muy bien para el catarro.'],
      flat: [
        'Las visitas dicen que suena plano. El mar también es plano, y nadie pide que le devuelvan el dinero.',
      ],
      clouds: ['Esa es lluvia, esa es nieve y aquella es la sopa de alguien. Se aprende a distinguir.'],
      banked: [
        '¡Ha terminado! Anoche: última estrofa, último acorde, tras mil años. Aplaudí. Y empezó otra vez, desde el principio, bajito.',
      ],
      loose: [
        'Se ha saltado el final y ha pasado a algo que se puede bailar. Limpio al compás. Mi cadera ya no es la que era.',
      ],
    },
  },
};
export default words;
