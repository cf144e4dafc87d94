import type { consoleTexts } from '../../en/textMode/console.ts';

const words: typeof consoleTexts = {
  title: 'Modo texto',
  log: 'Lo que pasa',
  command: 'Comando',
  run: 'Hacerlo',
  placeholder: 'Escribe ayuda',
  picture: 'Mostrar también la imagen',
  around: 'A tu alrededor',
  walkTo: (place) => `Caminar: ${place}`,
  failed: 'No se pudo cargar el modo texto.',
  hello: (key) =>
    `El modo texto está activo. Escribe ayuda para ver los comandos${key && `; la tecla ${key} lleva a la línea de comandos`}.`,
  helloTouch: 'El modo texto está activo. Escribe ayuda para ver los comandos.',
  help: [
    'En un mapa: n, ne, e, se, s, so, o, no dan un paso; o 5 da cinco al oeste; con la línea vacía también valen las flechas. mirar dice qué hay en cada dirección, mirar o en una; donde dice la casilla; lugares enumera lo que se alcanza; ir tienda, ir hierba o ir 12 8 camina hasta allí por casillas libres; Escape o parar lo detiene.',
    'La gente está junto a los caminos: mirar dice dónde; ir y un nombre, como ir nan, camina hasta allí; hablar deja hablar a quien está a tu lado. leer dice qué pone en un letrero a tu lado o qué hay en un barril; tomar recoge lo que haya, también bayas.',
    'Cuando ha aparecido una criatura: luchar empieza el combate; o sigue caminando.',
    'En combate: mirar dice cómo está; enviar 2 elige quién lucha, o cambia; luchar enumera los ataques, luchar 2 o solo 2 ataca; bola lanza la más sencilla, bola maestra esa; beber da a la criatura en combate un trago del frasco, beber 2 a la segunda del equipo; huir intenta escapar de una salvaje; Intro con la línea vacía continúa; revancha pide otro combate.',
    'En cualquier parte: inicio, mapas, mapa, gimnasio, tienda, equipo, pokemon, pokedex, buscar intercambios, ofertas y otras abren esas páginas; bolas cuenta bolas y monedas; misiones dice qué hay que hacer hoy y esta semana, cobrar recoge las recompensas; hora dice la hora y el tiempo; repetir dice otra vez lo último; imagen muestra u oculta la imagen.',
  ],
  unknown: (text) => `${text} no es un comando. Escribe ayuda para verlos.`,
  unknownPlace: (text) => `Ningún lugar se llama ${text}. El comando lugares los enumera.`,
  notOnMap: 'No estás en un mapa. El comando mapa lleva allí.',
  loading: 'El mapa está de camino.',
  appeared: (kind, name, level) =>
    `¡Apareció un ${name}${kind.trim() ? ` ${kind.trim()}` : ''} salvaje! Nivel ${level}.`,
  fightOrWalk: 'Escribe luchar para combatir, o sigue caminando.',
  nobody:
    'Aquí no hay con quién luchar. Las criaturas viven en hierba alta, bosques, arena, orillas y rocas.',
  notStarted: 'El combate no pudo empezar.',
  going: (place, count) =>
    `De camino: ${place}, ${count === 1 ? '1 paso' : `${count} pasos`}. Escape detiene.`,
  steps: (count, way) => `${count === 1 ? '1 paso' : `${count} pasos`} al ${way}. Escape detiene.`,
  arrived: (place) => `Has llegado: ${place}.`,
  noWay: (place) => `Ningún camino lleva allí: ${place}.`,
  cell: (column, row) => `columna ${column}, fila ${row}`,
  ends: {
    stopped: 'Parado.',
    covered: 'Parado: hay otra cosa abierta.',
    closed: 'Por aquí no puedes seguir.',
  },
  notWalking: 'No estás caminando.',
  walkedAll: 'Hecho.',
  back: 'Ese paso no salió.',
  thereAlready: 'Ya estás ahí.',
  readPage: 'Esta página se lee como cualquier otra. El comando mapa lleva al mapa.',
  shown: 'La imagen se muestra.',
  hidden: 'La imagen está oculta.',
  nothing: 'Aún no se ha dicho nada.',
  nothingToDo: 'No hay nada que seguir. Escribe ayuda para ver los comandos.',
  noRematch: 'Ahora no hay revancha.',
};
export default words;
