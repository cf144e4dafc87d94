import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const spanishComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Jugar a tu manera',
  questions: [
    {
      id: 'settings',
      question: '¿Dónde están todos los ajustes, y los tengo en mis otros dispositivos?',
      answer: [
        'Ajustes está arriba y al pie de cada página: claro y oscuro, contraste, texto del 80 al 200 por ciento, modo calma, ritmo de animaciones y textos, volúmenes, preguntas, la cruceta a la izquierda y más. Valen al momento.',
        'Se guardan con tu cuenta y van contigo a todos los dispositivos. Antes de entrar, y sin conexión, se guardan en el navegador. Al entrar valen los de tu cuenta; lo que habías elegido antes en ese dispositivo se ofrece en Ajustes.',
        { links: [{ to: '/settings', text: 'Ajustes' }] },
      ],
      also: 'opciones preferencias contraste letra tamaño texto grande zoom zurdo vibración velocidad lento esperar reloj color idioma',
    },
    {
      id: 'calm',
      question: 'Las animaciones son demasiado para mí.',
      answer: [
        'Activa el modo calma al pie de la página: nada tiembla, parpadea ni se mueve porque sí. Un clic o una tecla salta cualquier animación de combate.',
        'Si tu sistema pide menos movimiento, el modo calma está puesto desde el principio. Lo que elijas aquí tiene prioridad. En Ajustes una ronda también puede esperarte tras cada acción.',
      ],
      also: 'calma menos movimiento destello temblor epilepsia accesibilidad animación saltar',
    },
    {
      id: 'night',
      question: 'Aquí hay demasiada luz. ¿Puedo jugar de noche?',
      answer: [
        'Elige Oscuro al pie de la página, o Claro, o Sistema para seguir a tu sistema. En Ajustes hay también alto contraste.',
      ],
      also: 'modo oscuro tema claro color',
    },
    {
      id: 'sound',
      question: '¿Cómo cambio el volumen o silencio el juego?',
      answer: [
        'Sonido, al pie de cada página, tiene un volumen para la música, otro para los efectos y otro para las voces de las criaturas, y un interruptor que lo silencia todo. La tecla M también silencia, y el altavoz junto al mapa. Se recuerda.',
        'Nada suena antes de tu primera pulsación. Si tu navegador ahorra datos, la música espera a que la pidas.',
      ],
      also: 'música efectos voz alto bajo silencio volumen audio m tecla auriculares',
    },
    {
      id: 'screen-reader',
      question: '¿Puedo jugar con lector de pantalla o sin ratón?',
      answer: [
        'Sí. Todo lo que se pinta también está escrito, cada control es un control de verdad, y tras cada paso el mapa te dice adónde puedes ir. En combate las teclas 1 a 4 eligen ataque e Intro confirma. En un mando la cruceta va de control en control, A pulsa, y los botones superiores hacen lo mismo en el mapa.',
        'El primer botón de cada página activa el modo texto, también antes de entrar. La pregunta siguiente cuenta más.',
      ],
      also: 'accesibilidad ciego teclado nvda voiceover teclas zoom',
    },
    {
      id: 'text-mode',
      question: '¿Qué es el modo texto, y qué comandos conoce?',
      answer: [
        'El modo texto cuenta mapas y combates en frases y acepta comandos escritos: o camina al oeste, mirar dice qué hay en cada dirección, ir tienda camina a la tienda por casillas libres, luchar empieza un combate, 2 usa el segundo ataque, bola lanza una bola. Intro con la línea vacía continúa. Escribe ayuda para verlos todos. Con la línea vacía las flechas caminan; Escape detiene; la tecla / lleva a la línea.',
        'El primer botón de cada página lo activa y lo quita: pulsa Tab una vez en una página nueva. Este navegador lo recuerda. Entonces no se pintan mapas ni combates, así que también va bien en equipos lentos y a quien le gusta teclear; una casilla en el modo texto muestra la imagen al lado.',
        'Cada paso suena a su terreno, y un golpe sordo a izquierda o derecha avisa de una pared a ese lado.',
      ],
      also: 'accesibilidad ciego modo lector pantalla comandos escribir teclado aventura lento ir mirar',
    },
    {
      id: 'gamepad',
      question: '¿Puedo jugar con un mando?',
      answer: [
        'Enchúfalo y pulsa un botón. En los mapas camina la palanca izquierda o la cruceta, y los botones superiores van de control en control; en todo lo demás eso lo hace la cruceta. A pulsa, B cierra lo abierto, y durante una animación cualquier botón la salta. En Ajustes puedes elegir otros botones y otras teclas.',
      ],
      also: 'mando joystick xbox playstation',
    },
    {
      id: 'phone',
      question: '¿Funciona en un teléfono?',
      answer: [
        'Sí, en vertical y en horizontal. La cruceta camina: mantén una flecha para no parar, desliza para girar. También camina un deslizamiento en el mapa mientras el dedo siga abajo. En Ajustes la cruceta se mueve, se agranda, se hace transparente, pasa a la izquierda o se oculta; una pulsación larga en el mapa la trae de vuelta. En combate, un toque en la imagen sigue tras los resultados de una ronda. Amplía cuanto quieras.',
      ],
      also: 'móvil celular táctil tableta android iphone zoom',
    },
    {
      id: 'hints',
      question: '¿De dónde salen los consejos, y cómo los paro?',
      answer: [
        'Cada parte del juego te cuenta una vez, en una tarjetita, para qué sirve. Al final de esta página puedes quitarlos o verlos todos otra vez.',
      ],
      also: 'tutorial ayuda consejos pista tarjeta quitar',
    },
  ],
});
