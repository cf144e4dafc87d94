import type { trialWords } from '../en/trial.ts';

const words: typeof trialWords = {
  label: 'Prueba',
  notice: 'Prueba, guardada en este navegador',
  more: 'Detalles',
  title: 'La prueba de Emberwild',
  absent: 'Lo que buscabas no está en la prueba: necesita un servidor con más jugadores.',
  text: 'Juegas la primera región a solas, sin cuenta y sin servidor: con las mismas criaturas, ataques y reglas que en todas partes.',
  points: [
    'Todo se guarda solo en este navegador. Quien borra sus datos borra la partida.',
    'Nada se puede pasar a una cuenta: ningún servidor se cree lo que un navegador cuenta de sus criaturas.',
    'Los intercambios, los combates contra equipos de otros, las cuentas y los avisos necesitan un servidor con más jugadores.',
    'Las misiones, la investigación, la maestra y los torneos solo están en el juego completo.',
  ],
  stopped: 'La prueba se ha parado. Vuelve a cargar la página.',
  failed: 'La prueba no pudo con eso. Inténtalo otra vez.',
  noPlace: 'Esto no está en la prueba: necesita un servidor con más jugadores.',
  noOthers: 'En esta prueba no hay más jugadores',
  player: 'Jugador de prueba',
  play: 'Seguir jugando',
  erase: 'Empezar de cero',
  ask: '¿Empezar de cero?',
  askText: 'Se borran las criaturas, monedas y medallas de esta prueba. Nadie puede deshacerlo.',
  keep: 'Conservarlas',
  eraseAll: 'Borrar y empezar de cero',
};
export default words;
