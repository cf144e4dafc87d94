import type { harkmoorPeople } from '../../en/people/harkmoor.ts';

const words: typeof harkmoorPeople = {
  'jory-pascoe': {
    name: 'Jory Pascoe',
    lines: {
      hello: [
        '¡Oh! Una persona. Bien. Soy Jory. No eres… una oveja, así que me falta práctica.',
        'Mi casa es esa. Dejo la puerta abierta para ver si le molesta a alguien.',
      ],
      badge: [
        'Llevas la medalla puesta y todo. Se lo conté al rebaño. La cuarenta preguntó quién eras. Dije: gente buena, creo.',
      ],
      defeated: [
        '¿Perdiste? Yo pierdo una por semana y aparece en la cocina de alguien. Casi todo es ir a mirar.',
      ],
      dawn: ['Al alba las cuento. Cuatrocientas. Nunca he pasado de noventa: a esas alturas ya duermo.'],
      sheep: ['Han empezado a seguir a tus criaturas. Es el calor, creo. Debajo de la lana hay buen juicio.'],
      dog: ['La perra habla por los dos. Se le da mejor, y sabe cuándo callarse.'],
    },
  },
  'brother-eskil': {
    name: 'Hermano Eskil',
    lines: {
      hello: [
        'La paz sea contigo, y cuidado con la de tu cuello: es nueva, y tímida.',
        'Hermano Eskil. Hice voto de silencio, pero solo el pequeño.',
      ],
      badge: ['Las hermanas aún zumban la melodía con la que me venciste. La he hecho cuarto himno.'],
      wax: [
        'La capilla del lago tiene una vela encendida desde que hay libros. La cera la hacemos aquí. Nadie viene por ella.',
        'Pregunté a la reina más vieja. Dijo que una llama así no come.',
      ],
      defeated: ['Siéntate. Que te piquen un poco. En una hora habrás olvidado qué perdiste, palabra.'],
      sunday: ['Los domingos cantan a varias voces. Yo hago el bajo, y los zánganos nunca entran a tiempo.'],
      dusk: ['Al ocaso vuelven todas, y ninguna pregunta a otra dónde ha estado. Eso da descanso.'],
      honey: ['La miel de brezo no se deja verter. Hay que razonar con ella.'],
      hum: ['Si uno se queda muy quieto, zumba el monte entero. Más grave que las abejas. Ya no lo comento.'],
      banked: [
        'Le conté a la reina que está cubierta. Dijo: «Como nosotras en invierno. Juntas, en torno a la caliente, y a zumbar.» Algo ufana.',
      ],
      loose: [
        'Le conté a la reina que sigue fuera. Solo dijo: «Enjambre». Lo dice de todo lo que la enorgullece.',
      ],
    },
  },
  'murdo-callan': {
    name: 'Murdo Callan',
    lines: {
      hello: [
        'Alto. Pie izquierdo atrás. Ahí. Ibas a conocer el carro de mi abuelo.',
        'Murdo Callan. Corto turba. Lo que encuentro lo pongo en el muro, salvo que dé los buenos días.',
      ],
      king: [
        'Ahora que tienes la medalla: el rey. Lo hallé sentado en la turba, con corona y todo, la mar de educado.',
        'Tenía una olla en las rodillas. De barro, sin tapa. Vacía, pero calentaba las manos. Me las calenté. Y lo dejé como estaba.',
      ],
      defeated: ['¿Te hundiste? Todo el mundo se hunde. El truco es hacerlo cerca de alguien con pala.'],
      dusk: ['Al ocaso salen las luces del pantano. No te llevan a ninguna parte. Están de paseo, como tú.'],
      butter: [
        'Novecientos años tenía esa manteca. Me la comí en tostada. Sabía a recuerdo ajeno de manteca.',
      ],
      spade: [
        'Una buena pala pregunta antes de entrar. A la mía le han dicho que no dos veces. Aún tengo los dos pies.',
      ],
      banked: [
        'Fui a ver al rey. La tapa está en la olla, no sé cómo, y él tiene cara de hombre con un gato en las rodillas.',
      ],
      loose: [
        'Fui a ver al rey. La tapa no aparece, tiene las manos en el regazo y juraría que sonríe. Quería que se lo contaran.',
      ],
    },
  },
  'parveen-sattar': {
    name: 'Parveen Sattar',
    lines: {
      hello: [
        '¡Ponte a sotavento! No, de mí. Parveen Sattar. Tiño, y ya conozco todos los chistes, así que ahórrate el aliento.',
        'Y lo digo en serio: ahórrate el aliento, que hoy toca verde.',
      ],
      badge: ['Esa medalla no desteñirá. La probé con todo. Salió con cara de contenta.'],
      defeated: ['Así que has desteñido. Anda ya. Mi mejor morado salió de un error y un sombrero caído.'],
      tuesday: ['Es martes. No chupes nada. Puse un cartel. Alguien chupó el cartel.'],
      yellow: ['Lo del amarillo. ¡No has preguntado! Bien. Llegarás lejos.'],
      hands: ['Antes tenía las manos morenas. Apunté el color por algún sitio, podría igualarlo.'],
    },
  },
  'hana-stanek': {
    name: 'Hana Stanek',
    lines: {
      hello: [
        'Sujeta esto. Ya sabes cuánto pesa, y yo cuánto cuidado tienes. Hana Stanek.',
        'Hago muros. Creen que son para dejar a la gente fuera. Son para tener donde apoyarse.',
      ],
      badge: ['Ya puse tu piedra. Tercera hilera, cara al oeste. Sigue ahí. Miro todas las mañanas.'],
      shelter: [
        'En Larga Escucha hay muros viejos, de una rodilla de alto, medio anillo cada uno. Todos abiertos al sur, y negros por dentro.',
        'Alguien cruzó el páramo con un fuego, y en cada alto le hizo un muro contra el viento. Así no se trata a un preso.',
      ],
      defeated: ['¿Se cayó? Bien. Ahora se ve qué piedra mentía. Ponla más abajo y empieza otra vez.'],
      dawn: ['Al alba las piedras están mojadas y enseñan su color. Entonces elijo. A ti te elegí una gris.'],
      mortar: ['La argamasa es para quien tiene prisa por equivocarse.'],
      gap: ['En cada muro dejo un hueco. Pequeño. Para lo que no he pensado, y que no tenga que trepar.'],
      banked: [
        'Le diste casa. Fui a verla. Piedra seca, sin argamasa. Quien la hizo puede cenar conmigo, sea del siglo que sea.',
      ],
      loose: [
        'La dejaste sin muro. No dormí. Luego pensé: es un hueco, para lo que no se ha pensado. Uno grande. Bien.',
      ],
    },
  },
  'osric-strang': {
    name: 'Osric Strang',
    lines: {
      hello: [
        '¡Qué alegría! Cuidado con la aguja. Osric Strang. Nos abrazamos, y después vemos quién queda en pie.',
        '¿No? Más tarde, entonces. El ring está dentro. Trae valor, y un dedal si tienes.',
      ],
      badge: [
        '¡Tu campanilla está cosida! Ahí, sobre el corazón, donde estaba el toro. El toro se lo tomó con elegancia.',
      ],
      defeated: [
        'Caíste, y has venido por tu propio pie. ¿Quién ha ganado, pregunto yo? Bueno, ellos. Pero aun así.',
      ],
      night: ['De noche bordo a la luz de la fragua. Mis enemigos duermen mal, mis cojines son soberbios.'],
      bluebells: [
        'Una campanilla pide cuatrocientas puntadas. Un hombre, una buena razón. Tengo ambas cosas, mira.',
      ],
      bull: ['Luché con un toro en Thornholm. Aún nos escribimos. Tiene una letra espantosa.'],
    },
  },
  'tegan-hollow': {
    name: 'Tegan Hollow',
    lines: {
      hello: [
        'Tegan. Y: catorce. Y: sí, pero solo cuando va a llover.',
        'Ya, a la gente le gusta preguntar antes. Así es más rápido, y nos queda rato para hablar del tiempo.',
      ],
      warm: [
        'Quieres saber lo de los pozos. Aquí los hondos salen tibios. No es un manantial caliente. Respira.',
        'Le pregunté a la vara qué hay ahí abajo. Dijo: abajo no. Dijo: sobras.',
      ],
      defeated: [
        'Sabía que habías perdido, y salí para estar aquí cuando pasaras. Es la mitad útil de esto.',
      ],
      monday: ['El miércoles te irá bien. No sé por qué lo digo; la gente luego se queda ahí esperándolo.'],
      answers: ['La respuesta es no, gracias. Pregúntame si quiero irme a casa a hacer sumas.'],
      socks: ['Son desparejos porque son dos. Si miras cada uno por su lado, es de lo más normal.'],
      banked: [
        'Los pozos guardan ahora el mismo calor toda la noche. Antes eso daba vueltas en la cama. Y antes de que preguntes: sí, está a gusto.',
      ],
      loose: [
        'Ibas a preguntar si le molesta. No. Los pozos están tibios cada día en un sitio. Se le da muy bien el escondite.',
      ],
    },
  },
  'dorcas-wintersgill': {
    name: 'Dorcas Wintersgill',
    lines: {
      hello: [
        '¿Hay alguien? Ah, y alguien más. Sal de lo mojado, tesoro, y tu compañía también.',
        'Dorcas Wintersgill. Toco la campana. Una: «aquí estamos»; dos: «cuidado con el borde»; tres: a cenar.',
      ],
      gentleman: [
        'El señor de la puerta dice que puedo contártelo. Fue rey. Encontró el ascua en la hierba y le dio lástima.',
        'Solo quería llevarla a casa, tesoro. Aquí hacía frío. Y levantó la tapa, para ver si seguía dentro.',
      ],
      defeated: ['Has perdido algo. No lo busques ahora. Siempre aparece cuando la tetera está puesta.'],
      night: ['Hoy hay mucho movimiento. Ese era el de las once. Fue cartero. Nunca se retrasa.'],
      peppermint: ['Toma un caramelo de menta, tesoro. Y otro para tu compañía. ¿No? Será que es tímida.'],
      counting: [
        'Cuento quién va por la calzada y quién vuelve. Siempre salen unos cuantos de más. Nadie se queja, son callados.',
      ],
      banked: [
        'Se fue a casa, tesoro, el señor. Me preguntó si estaba dentro y calentita. Le dije que sí. Se inclinó y tomó su sombrero.',
        'Novecientos años en esa puerta con un peso encima. Le guardo su caramelo, por si se asoma.',
      ],
      loose: [
        'El señor se queda a cenar. Preguntó si alguien estaba enfadado. Dije: tesoro, si se lo está pasando de miedo ahí fuera.',
        '¡Y se sentó y se quitó la corona! Le ha dejado marca. He puesto la mesa para dos. Él friega.',
      ],
    },
  },
  'cordelia-vane': {
    name: 'Cordelia Vane',
    lines: {
      hello: [
        'Disculpe la puerta principal, le queda a usted tres metros más abajo. Cordelia Vane, de lo que queda.',
        'Se cena en el desván. Se tiene una vista preciosa de las propias chimeneas.',
      ],
      crest: [
        'Se ha ganado la biblioteca, o ver su único estante seco. Nuestro escudo: una olla, la tapa en alto. El lema: «Solo por ver».',
        'Mis mayores eran los cocineros del rey. ¡Siempre un cocinero! Un pestillo, una tapa, una mano amable. Y en las islas, dicen, otra.',
      ],
      defeated: ['Una pierde un piso de vez en cuando. Y se muda arriba. El aire es mejor cada vez.'],
      saturday: ['La casa se visita los fines de semana. Límpiese los pies al salir, por favor.'],
      floors: [
        'El salón de baile se hundió en tiempos de mi abuela, en pleno vals. Lo terminaron. Es lo correcto.',
      ],
      pearls: ['Las perlas son auténticas. El barro también. Jamás he visto que lo uno estropee lo otro.'],
      banked: [
        'He cambiado el lema. «Solo por ver» era un poco triste. Ahora dice «No despertar». Mucho más acogedor sobre una chimenea.',
      ],
      loose: [
        'He mandado repintar el escudo, con la tapa fuera. El heraldo preguntó por el contenido. «Ha salido», dije. «Es joven.»',
      ],
    },
  },
  'hob-tarrant': {
    name: 'Hob Tarrant',
    lines: {
      hello: [
        '¿Tienes una rana? Yo tengo una rana. Tenía. Creo que está en tu capucha. No mires, es tímida.',
        'Soy Hob. Soy el más rápido de Villaturba. Nadie ha corrido conmigo, así que nadie me ha ganado.',
      ],
      sixty: ['¡SESENTA clases! Yo tengo dos: rana, y otra vez rana.'],
      defeated: [
        '¡Has perdido! No pasa nada. Mi madre dice que forja el carácter. Yo tengo carácter para dar y tomar.',
      ],
      dusk: ['Puedo estar fuera hasta que suene la campana. Si no la oigo, puedo estar más. La la la.'],
      frog: ['Si acaricias a un sapo de turbera se pone tibio y brilla. Nadie me cree. Se llama Manolo.'],
      mud: ['Esa es mi bota. Está ahí desde abril. Uno se acostumbra a una sola.'],
    },
  },
  'wilf-tarn': {
    name: 'Wilf Tarn',
    lines: {
      hello: [
        'Chis. … No. Creí que iba a decir algo. Wilf Tarn, oyente. Esta es la piedra en la que se escucha.',
        'Se llama Larga Escucha por algo. Voy por mi año treinta y uno.',
      ],
      hearth: [
        'Arrima la oreja. Tienes las medallas, no le importará. ¿Lo oyes? Cric, crac. Como un fuego en el cuarto de al lado.',
        'Solo que no hay cuarto de al lado. Hay páramo. Para mí que el cuarto de al lado somos nosotros.',
      ],
      defeated: ['Lo oí. Lo oigo todo, semana arriba o abajo. Sonó peor de lo que fue.'],
      dawn: ['El alba es ruidosa. Con tanto rocío cayendo.'],
      listening: ['El año pasado dijo una palabra. Yo tenía catarro. Creo que fue «hogar», o «jugar».'],
      ear: ['Esta es la oreja buena. La otra está solo para el sombrero.'],
      banked: [
        'Se ha callado. No, escucha. Respira. ¡Duerme en el cuarto de al lado! Treinta y un años pidiéndole que hable más alto. Ahora: chis.',
      ],
      loose: [
        '¡Dijo una palabra! Clarísima. Solo que tenía el sombrero en la oreja buena. Era «fuera» o «higuera». Voy por el treinta y dos.',
      ],
    },
  },
  'maud-ashlar': {
    name: 'Maud Ashlar',
    lines: {
      hello: [
        'No hables. Once, doce, tre… Has hablado. Con los pies. Maud Ashlar, cuento las piedras.',
        'Nunca sale el mismo número. O andan, o no sé contar. Enseño aritmética, así que ya no pregunto.',
      ],
      pot: [
        'Murdo Callan te habrá hablado de su rey. Pues mira las piedras grandes desde el oeste: un anillo, y tres con techo.',
        'No es un templo. Es un hogar, y un sitio para una olla. Alguien pasó aquí la noche en vela con un fuego, haciéndole compañía.',
      ],
      hundred: ['Cien clases, dices. ¿Las contaste dos veces? ¿Y salió igual? Qué envidia.'],
      night: ['De noche hay diecinueve y una más. La de más no la cuento. Sería darle alas.'],
      count: ['Ayer diecisiete. Hoy diecinueve. Una lleva sombrero, así que quizá conté a Wilf.'],
      lintel: [
        'Cuatro toneladas, ese dintel, y debajo un nido de chochín. La madre no ha mirado arriba ni una vez.',
      ],
      banked: [
        'Diecinueve. Diecinueve. ¡Diecinueve! Desde que la cubriste no se mueven. No me queda nada que contar. He empezado con los chochines.',
      ],
      loose: ['Diecisiete, una de camino y otra en el colegio. Ya no las cuento: paso lista. Y contestan.'],
    },
  },
  'jonas-peel': {
    name: 'Jonas Peel',
    lines: {
      hello: [
        'Te doy la bienvenida a la Capilla Anegada. Vísperas a las siete, bajo el agua. Aquí arriba solo estoy yo.',
        'Jonas Peel, sacristán. Tengo las llaves de una puerta que tiene el lago. Cada uno con su opinión.',
      ],
      lamp: [
        'Lady Vane te enseñó la olla. Entonces mira por esa ventana. Eso no es una vela. Es un trozo que se le cayó a él.',
        'Es lo que se quedó cuando lo demás echó a andar. No quiere que la apaguen ni que la encierren. Quiere una ventana.',
      ],
      bell: [
        'La campana toca sola. Dicen que fantasmas. Es el calor: sube, y la campana se aparta para dejarle sitio.',
      ],
      defeated: [
        '¿Derrota? Pues es tu parroquia. Llevamos bajo el agua desde San Miguel, y mira cómo relucimos.',
      ],
      night: [
        '¿Ves la luz? Nunca la encendí yo. Antes venía a apagarla. Siempre volvía con tanta educación…',
      ],
      sermon: ['Predico a las anguilas sobre la paciencia. Ya lo han oído. Tienen mucha paciencia conmigo.'],
      pews: [
        'En primavera los bancos salen a flote. Voy remando y los numero. Siempre sobra uno, y siempre está seco.',
      ],
      banked: [
        'La luz de la ventana se fue al norte con las demás. Estuve mustio hasta las siete. Entonces volvió. Solo había ido a mirar.',
      ],
      loose: [
        'La luz de la ventana ha tenido visitas. Prediqué. Titilaron donde debían, y una salió a pensárselo.',
      ],
    },
  },
  'lettice-dray': {
    name: 'Lettice Dray',
    lines: {
      hello: [
        '¡Barca! ¡Barca al otro lado! … Prefieres rodear. Todos prefieren rodear. Lettice Dray, barquera.',
        'Había una calzada y no les hacía falta. Se hundió. Compré la barca. Luego vieron que solo se había hundido a medias.',
      ],
      eighty: ['¡Ochenta clases! Serían dos viajes. A las calladas les hago precio.'],
      defeated: ['Ánimo. Yo llevo los mismos tres pasajeros desde marzo, y uno era una garza.'],
      friday: ['Los viernes pinto la barca. Ya es casi toda pintura. Nunca ha sido tan estanca.'],
      ferry: [
        'A mitad de camino se ve debajo el tejado de la capilla. Es un buen tejado. Solo está en mal sitio.',
      ],
      fare: [
        'Un penique la ida, y la vuelta nada. La cobraría, pero nadie ha tenido nunca humor de pagarla.',
      ],
    },
  },
};
export default words;
