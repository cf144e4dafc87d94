import type { greenreachPeople } from '../../en/people/greenreach.ts';

const words: typeof greenreachPeople = {
  'nan-orrel': {
    name: 'Nan Orrel',
    lines: {
      hello: [
        '¡Cara nueva! Soy Nan Orrel. Cuido el pozo. Se cuidaría solo, pero ¿quién le daría entonces conversación?',
        'Hierba alta para encontrar criaturas, caminos para no encontrarlas. No hace falta más mapa.',
      ],
      alone: ['¿Aún sin criatura pisándote los talones? En tu casa preguntan por ti. Y las han cepillado.'],
      champion: [
        'Venciste al campeón y aquí estás, en mi pozo, como si fuera martes. Eso me gusta de la gente.',
      ],
      badge: [
        '¡Una medalla! ¿Me la dejas? … Más ligera de lo que pensaba.',
        'Es llevarlas todas juntas lo que pone derecha la espalda.',
      ],
      defeated: ['Siéntate un rato. El pozo ha visto perder a todo el valle, y la mitad volvió a presumir.'],
      dusk: [
        'Un cubo más antes de los faroles. El agua del ocaso hace mejor té. No puedo probarlo, así que no preguntes.',
      ],
      rope: ['Cuarenta años con la misma cuerda. La he cambiado nueve veces, pero nunca toda entera.'],
      coins: ['La gente tira monedas y pide deseos. Yo las pesco y deseo que las tiren más cerca del borde.'],
    },
  },
  'perrin-applegarth': {
    name: 'Perrin Applegarth',
    lines: {
      hello: [
        'Perrin. Estos son mis árboles. Esa es Margarita, y esta la madre de Margarita.',
        'De la fruta caída toma la que quieras. Consejos de Margarita, no: se inclina.',
      ],
      alone: ['¿Vas a cruzar esa hierba sin criatura? Qué valor. La hierba ha ganado otras veces.'],
      garden: [
        '¿Ganaste en el jardín de Thornby? ¿Delante de esas rosas?',
        'Nunca han perdido a nada. Dales un día para reponerse.',
      ],
      ten: ['¡Diez clases de criatura! Una más que mis clases de manzana. Voy a plantar algo por despecho.'],
      grass: [
        'Detrás de la valla dejo crecer la hierba. Digo que es por las criaturas. En realidad es por mi espalda.',
      ],
      pie: ['Una manzana es una tarta que aún no ha conocido a la gente adecuada.'],
    },
  },
  'tobit-quill': {
    name: 'Tobit Quill',
    lines: {
      hello: [
        'Tobit Quill, de la tienda. Me quedo aquí fuera para que respiren los estantes.',
        'La puerta está ahí. Se abre sola, que es más de lo que hago yo antes del desayuno.',
      ],
      defeated: [
        'Tienes cara de haberte quedado sin bolas en mal momento. También vendemos el buen momento. Pasillo uno.',
      ],
      thirty: [
        'Treinta clases. Ya hago los pedidos por tus pisadas, ¿sabes? Bueno para el negocio, malo para mis libros.',
      ],
      dawn: ['Está abierto. Siempre está abierto. He preguntado, y nadie sabe dónde está la llave.'],
      prices: ['Los precios no los pongo yo. Yo solo los digo con voz de pena.'],
      stock: ['La bola maestra cuesta lo que cuesta porque nunca falla. Yo fallo siempre. Salgo muy barato.'],
    },
  },
  'ysolde-marrow': {
    name: 'Ysolde Marrow',
    lines: {
      hello: [
        'Acércate, tesoro, que no muerdo. Tejo. Es más lento, pero la gente lo recuerda más.',
        'Ysolde Marrow. Lo que te hayan dicho que dije del molinero, lo dije con más gracia.',
      ],
      alone: [
        'Ve a elegir una criatura, tesoro. Ya le he tejido algo. Le valdrá. Todas tienen cuello, más o menos.',
      ],
      rime: [
        '¡Sales del salón de Rime con todos los dedos! Entonces llevabas buena bufanda. Media medalla es mía.',
      ],
      five: [
        'Cinco medallas, y aún te paras a hablar con una vieja.',
        'En la quinta casi todos dejan de hacerlo. Empiezan a decir «enseguida».',
      ],
      defeated: ['Así que perdiste. Yo deshago una vuelta de cada tres, y nadie ha llamado fracaso al chal.'],
      shawl: [
        'Empezó siendo un calcetín. Hay que dejar que las cosas sean lo que quieran, sobre todo si perdiste la cuenta.',
      ],
      sock: [
        'Mi marido salió en primavera a buscar el otro calcetín. Fue un buen matrimonio: nunca volvió sin él.',
      ],
    },
  },
  wick: {
    name: 'Wick',
    lines: {
      hello: [
        '¡Chis! Estoy contando setas. Cinco. Siempre hay cinco.',
        'Soy Wick. Si pisas una, son cuatro, y entonces sabré que fuiste tú.',
      ],
      alone: ['¿No tienes criatura? ¡Yo tampoco! Podríamos no tenerla a medias.'],
      fifty: ['¿CINCUENTA clases? ¡No hay cincuenta de nada! Bueno, dientes. Un caracol tiene un montón.'],
      five: ['¡Cinco clases! Igual que las setas. No captures más, que no me sale la cuenta.'],
      saturday: ['Hoy no hay clase. La última fue sobre los días libres, así que sé muy bien qué hacer.'],
      mushrooms: ['Las rojas son casas, y las marrones, listas de espera.'],
      oak: ['Hay una puerta en el gran roble. Llamé. Alguien llamó también. Estuvimos así hasta la cena.'],
    },
  },
  'alder-bracken': {
    name: 'Alder Bracken',
    lines: {
      hello: [
        'Alder Bracken. Cuido el bosque. Llegó antes que yo, así que casi siempre le pregunto qué quiere.',
        'Bajo los árboles las criaturas son más tímidas que en la hierba. O más leídas. Cuesta saberlo.',
      ],
      alone: [
        'Yo no entraría sin compañía bajo los árboles. No les molesta. Pero te seguirían a casa, y explícaselo tú a tu madre.',
      ],
      cinder: [
        'La medalla de la fragua Cinder. Hum. Llévala en un bolsillo de dentro mientras hablas con los abedules.',
      ],
      seven: [
        'Novecientos años tiene este roble. Bajo las raíces está negro. El bosque ardió una vez, de punta a punta.',
        'Nada sufrió. Ardió sin más, y a la mañana siguiente había criaturas en él. Los míos anotaron: «Visitas».',
      ],
      defeated: ['Un roble pierde cada año todas sus hojas, delante de todo el mundo. Y vuelve. Piénsalo.'],
      dawn: [
        'Al alba cambian de turno. No te muevas: las que se acuestan se cruzan con las que se levantan, y ni buenos días.',
      ],
      oak: ['Este roble tiene novecientos años, un hueco, mal una rodilla y opiniones sobre las ardillas.'],
      rounds: ['A cada árbol le doy dos vueltas. Una para verlo, y otra para que me haya visto.'],
      quiet: ['¿Lo oyes? No, yo tampoco. Once años me costó tenerlo tan callado.'],
      banked: [
        'A las visitas les han dicho que pasen, según oigo. Aún salen bajo el roble al ocaso, pero andan como quien tiene llave.',
      ],
      loose: [
        'Los míos escribieron «visitas». Lo he tachado y he puesto «vecinas». El lápiz lo sostenía el roble, por así decir.',
      ],
    },
  },
  'cosmo-wren': {
    name: 'Cosmo Wren',
    lines: {
      hello: [
        'Buenas noches, o casi. Cosmo Wren, farolero. Cuatro faroles aquí, dos en la costa y una luna.',
        'La luna no es mía del todo, pero la saludo y hasta ahora se ha encendido siempre.',
      ],
      lantern: [
        'Has entrado en el Farol de Dusk y has salido con una medalla. A mí solo me dieron una factura.',
      ],
      defeated: [
        'De noche no se ve la cara larga de nadie. Da una vuelta a la plaza. Al cuarto farol parecerá que ganaste.',
      ],
      dawn: ['Otra vez a apagarlos. Es igual que encenderlos, pero uno se siente menos querido.'],
      dusk: ['El ocaso es la única hora sincera: todos reconocen que no ven del todo bien.'],
      count: ['Entre dos faroles hay un paso que no es de ninguno. Por ahí cruzan las criaturas tímidas.'],
      moths: [
        'Las polillas me preguntan cada noche qué hay dentro. Cristal, les digo. No se creen una palabra.',
      ],
    },
  },
  'ottoline-umber': {
    name: 'Ottoline Umber',
    lines: {
      hello: [
        'Cuidado, estás pisando una frase. Ottoline Umber. Leo piedras.',
        'Esta empieza «Cuando el ascua era salvaje», y luego alguien le ha apoyado una escalera.',
      ],
      quarry: [
        '¿Venciste a Holdfast en la cantera? Espléndido. No paran de convertir mis fuentes en adoquines.',
      ],
      hundred: [
        '¡Cien clases! Las piedras enumeran cuarenta y luego dicen «etcétera».',
        'Es la primera vez que conozco a alguien que ha hecho el etcétera.',
      ],
      ember: [
        '¡Moví la escalera! «Cuando el ascua era salvaje, la hierba se levantó y miró.» No es un calendario. Es un nacimiento.',
        'Y sigue: «La soltó el pestillo». En Vado Pestillo tienen que saber qué es. No lo han contado, luego lo saben.',
      ],
      night: [
        'De noche las letras se llenan de sombra y las lee cualquiera. De día hace falta un doctorado y una esponja.',
      ],
      ring: ['Un sol, una luna y dos ruedas. O es un calendario, o alguien presumía mucho de carro.'],
      island: [
        'La pusieron en una isla para que nadie la moviera. Y luego hicieron dos puentes. Así es la gente.',
      ],
      spiral: [
        'La espiral significa «vuelve». En una piedra junto a un lago. Me gustaría saber qué, y cuándo.',
      ],
      banked: [
        'La piedra tiene una última línea, y ya la leo: «Duerme, y no está encerrada». He tenido que sentarme. En una frase.',
      ],
      loose: [
        'La última línea se corta a media palabra. Siempre creí que era el tiempo. No. Le dejaron sitio.',
      ],
    },
  },
  'bran-tolliver': {
    name: 'Bran Tolliver',
    lines: {
      hello: [
        '¡Cuidado con la harina! Bran Tolliver. Se mete en todo. Una vez estornudé y el gato fue un fantasma una semana.',
        'Y lo que Ysolde Marrow diga de mí, yo se lo dije antes a ella.',
      ],
      tower: [
        'Venciste en la torre Windrow. Por eso se pararon las aspas aquel día. Creí que era educación.',
      ],
      crackle: [
        '¿A eso de Crackle lo llaman molino? No muele nada: rechina los dientes. La medalla, eso sí, es buena.',
      ],
      dusk: [
        'Al ocaso paro las aspas. Un molino que gira de noche solo muele oscuridad, y luego está en el pan.',
      ],
      bread: ['El secreto del buen pan es la paciencia. Por eso yo hago harina.'],
      wind: ['El viento viene del mar, da aquí una vuelta honrada y se va tierra adentro a dar la lata.'],
    },
  },
  'ines-farrow': {
    name: 'Ines Farrow',
    lines: {
      hello: [
        'Ines Farrow, la farera. Ciento cuarenta y cuatro escalones. Pregúntame cómo lo sé.',
        'Si me ves de día, estoy durmiendo, y esa es otra con mi sombrero.',
      ],
      tidewell: [
        'La medalla de la esclusa Tidewell. Entonces sabes lo que yo: el agua solo espera a que mires a otro lado.',
      ],
      defeated: [
        'Todo barco de ahí fuera ha dado la vuelta alguna vez. A esos los llamamos los que aún son barcos.',
      ],
      night: ['El haz da la vuelta en doce segundos. Durante once, ahí fuera todos creen que nadie los ve.'],
      stairs: ['Al subir cuento escalones. Al bajar cuento rodillas. No siempre me han salido dos.'],
      ships: ['El invierno pasado tres luces contestaron a la mía. Dos eran barcos.'],
    },
  },
  'marisol-keel': {
    name: 'Marisol Keel',
    lines: {
      hello: [
        'Sujeta este cabo. Gracias. Marisol Keel. Acabas de formar parte de una red, aquí pasa mucho.',
        'Una red son muchos agujeros que alguien se ha puesto de acuerdo en atar.',
      ],
      three: [
        'Tres medallas. Entonces ya hablarán de la puerta del páramo. Lleva calcetines. Dicen que cubre hasta la rodilla.',
      ],
      twenty: ['¡Veinte clases! Mis redes llevan diecinueve, contando la bicicleta.'],
      dawn: [
        'Las tiendo al alba y miro qué ha escrito en ellas la noche. Casi siempre: cangrejo. Cangrejo. Cangrejo.',
      ],
      knots: ['Seis nudos por minuto, y uno siempre es un lazo. Para despistar a los peces.'],
      catch: ['¿Les tiras una bola y se meten? ¿Y encima contentas? Llevo toda la vida haciéndolo mal.'],
    },
  },
  pip: {
    name: 'Pip',
    lines: {
      hello: [
        '¡Alto! Esta caja es mi barco. Se llama el Insumergible, porque está en tierra.',
        'Soy el capitán Pip. Tú puedes ser el ancla. Es un ascenso.',
      ],
      champion: [
        '¿Ganaste al CAMPEÓN? Puedes ser capitán. Hasta la cena. Luego soy yo otra vez, es la ley del mar.',
      ],
      defeated: ['Quien pierde camina por la tabla. No tenemos tabla. Menuda suerte.'],
      crate: [
        'Aquí dentro hay un tesoro. No puedo mirar, porque deja de ser un tesoro y son nabos otra vez.',
      ],
      captain: ['Un día navegaré hasta donde se acaba el mapa y dibujaré un cacho más.'],
    },
  },
};
export default words;
