import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Controles',
  text: 'Todo se puede hacer con cualquiera de estos.',
  label: 'Dispositivo',
  or: 'o',
  change: 'Cambiar teclas y botones',
  devices: [
    {
      value: 'keys',
      name: 'Teclado',
      rows: [
        {
          what: 'Caminar',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Flechas', 'W A S D', 'Teclado numérico'],
          note: 'Dos a la vez caminan en diagonal; mantén para no parar.',
        },
        { what: 'Elegir un ataque', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Confirmar, seguir', actions: ['confirm'], note: '' },
        { what: 'Huir de una criatura salvaje', actions: ['run'], note: 'Puede costar varios intentos.' },
        { what: 'Beber del frasco', actions: ['drink'], note: 'Gasta el turno. Un pozo lo llena.' },
        {
          what: 'Saltar una animación',
          with: ['Cualquier tecla'],
          note: 'No hace nada más. Tab, Re Pág, Av Pág y F5 hacen lo de siempre.',
        },
        {
          what: 'Velocidad de los combates',
          actions: ['speed'],
          note: 'Habitual, doble o cuatro veces; se recuerda.',
        },
        {
          what: 'Mirar atrás en un combate',
          actions: ['earlier', 'later'],
          note: 'Una ronda antes, una después; Esc vuelve al presente.',
        },
        {
          what: 'Ir de control en control',
          with: ['Tab', 'Mayús + Tab'],
          note: 'Las flechas cambian una opción.',
        },
        { what: 'Cerrar un menú o un panel', with: ['Esc'], note: '' },
        {
          what: 'Silenciar el juego o no',
          actions: ['mute'],
          note: 'Los volúmenes están en Sonido, al pie de cada página.',
        },
        {
          what: 'Pantalla completa, ida y vuelta',
          actions: ['fullscreen'],
          note: 'Si el navegador puede; hay un botón al pie de cada página.',
        },
        {
          what: 'Ir a la línea de comandos',
          actions: ['commands'],
          note: 'En el modo texto, que activa el primer botón de cada página.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Táctil',
      rows: [
        {
          what: 'Caminar',
          with: ['Cruceta', 'Deslizar en el mapa'],
          note: 'Deja el dedo apoyado para no parar, deslízalo para girar. El ratón arrastra igual.',
        },
        {
          what: 'Recuperar la cruceta',
          with: ['Pulsación larga en el mapa'],
          note: 'En Ajustes se mueve, se agranda, se hace transparente o se oculta.',
        },
        {
          what: 'Caminar a un lugar',
          with: ['Tocar el mapa'],
          note: 'Acaba donde aparece una criatura, o al dar un paso a mano. El ratón hace clic igual.',
        },
        {
          what: 'Elegir un ataque o una bola',
          with: ['Tocarlo'],
          note: 'Luego toca Atacar o Lanzar. El ratón hace clic igual.',
        },
        {
          what: 'Seguir tras una ronda',
          with: ['Seguir', 'La imagen del combate'],
          note: 'Toca cualquiera.',
        },
        {
          what: 'Huir de una criatura salvaje',
          with: ['La figura que corre'],
          note: 'El botón a la izquierda de Atacar.',
        },
        {
          what: 'Beber del frasco',
          with: ['El frasco'],
          note: 'El número de al lado dice cuántos tragos quedan.',
        },
        { what: 'Saltar una animación', with: ['Tocar donde sea'], note: 'No hace nada más.' },
        {
          what: 'Velocidad de los combates',
          with: ['1×'],
          note: 'El botón sobre la imagen del combate: 1×, 2× o 4×.',
        },
      ],
    },
    {
      value: 'gamepad',
      name: 'Mando',
      rows: [
        {
          what: 'Caminar',
          with: ['Palanca izquierda'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Cruceta'],
          note: '',
        },
        {
          what: 'Ir de control en control',
          with: ['Cruceta'],
          actions: ['previous', 'next'],
          note: 'En un mapa la cruceta camina. A izquierda y derecha mueve un deslizador.',
        },
        { what: 'Pulsar, confirmar', actions: ['press'], note: '' },
        { what: 'Pulsar el botón principal', actions: ['confirm'], note: '' },
        { what: 'Cerrar un menú o un panel', actions: ['cancel'], note: '' },
        { what: 'Mirar atrás en un combate', actions: ['earlier', 'later'], note: '' },
        { what: 'Huir de una criatura salvaje', actions: ['run'], note: '' },
        { what: 'Beber del frasco', actions: ['drink'], note: '' },
        { what: 'Velocidad de los combates', actions: ['speed'], note: '' },
        { what: 'Silenciar el juego o no', actions: ['mute'], note: '' },
        { what: 'Saltar una animación', with: ['Cualquier botón'], note: 'No hace nada más.' },
      ],
    },
  ],
};
export default words;
