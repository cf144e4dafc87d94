import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'Consejo',
  dismiss: 'Entendido',
  stop: 'No más consejos',
  hints: {
    map: {
      title: 'En marcha',
      text: 'Las criaturas salvajes viven en hierba alta, bosques, arena, orillas y rocas. Los caminos son seguros, y lejos de aquí todos son más fuertes.',
    },
    encounter: {
      title: 'Ahí hay alguien',
      text: 'Intenta capturarlo, o sigue tu camino. Un combate nunca te cuesta una criatura.',
    },
    battle: {
      title: 'Tu primer combate',
      text: 'Elige quién lucha y, en cada ronda, un ataque. Cuando la criatura salvaje esté débil, lanza una bola: su probabilidad se ve al lado. Tu frasco cura, y un pozo lo llena.',
    },
    caught: {
      title: 'Ya es tuya',
      text: 'Se une a tu equipo si hay sitio; si no, espera en Tus Pokemon. Puedes cambiarlas siempre que no haya combate.',
    },
    team: {
      title: 'Tu equipo',
      text: 'Luchan en este orden y todas aprenden de cada victoria. Cada ataque es una lista de lo aprendido; Guardar conserva tus cambios.',
    },
    gyms: {
      title: 'Líderes de gimnasio',
      text: 'Vence a todos los líderes de una región y se abre la siguiente. Niveles y premios están en sus fichas; perder no cuesta nada.',
    },
    mart: {
      title: 'Bolas y amuletos',
      text: 'Di cuántos quieres de cada uno y paga una sola vez. Los amuletos funcionan mientras los lleves.',
    },
    pokedex: {
      title: 'A quién has conocido',
      text: 'Aquí se apunta a cada criatura que encuentras: dónde vive, cuándo aparece y qué aprende.',
    },
    training: {
      title: 'Hora de aprender',
      text: 'Los compañeros del tipo que elijas dan más experiencia que la naturaleza, y ninguna moneda. Elige uno al que tus ataques le duelan.',
    },
    gold: {
      title: 'Cuidado con la apuesta',
      text: 'La apuesta se paga al empezar y se pierde al perder. Aquí no se puede perder nada más.',
    },
  },
  settings: {
    title: 'Consejos',
    text: 'Cada parte del juego te cuenta una vez para qué sirve.',
    show: 'Mostrar consejos',
    again: 'Mostrarlos otra vez',
    forgotten: 'Verás todos los consejos una vez más',
  },
};
export default words;
