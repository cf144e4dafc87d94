import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'Ir al contenido',
  textMode: { on: 'Accesibilidad: activar el modo texto', off: 'Accesibilidad: quitar el modo texto' },
  loading: 'Cargando…',
  loadingPage: (title) => `${title}: cargando`,
  menu: {
    label: 'Principal',
    open: 'Abrir menú',
    close: 'Cerrar menú',
    home: 'Inicio',
    login: 'Entrar',
    signup: 'Registro',
    faq: 'Preguntas',
    about: 'Acerca de',
    maps: 'Mapas',
    logout: 'Salir',
    profile: { label: 'Perfil', pokemons: 'Tus Pokemon', mart: 'Pokemart', quests: 'Misiones' },
    pokemon: {
      label: 'Pokemon',
      team: 'Tu equipo',
      pokemons: 'Tus Pokemon',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Tabla de tipos',
    },
    battle: {
      label: 'Combate',
      gym: 'Combate de gimnasio',
      user: 'Combate de jugadores',
      gold: 'Combate de oro',
      exp: 'Combate de exp',
    },
    trade: {
      label: 'Intercambio',
      traders: 'Tus anuncios',
      offers: 'Tus ofertas',
      find: 'Buscar intercambios',
    },
  },
  errors: {
    unknown: 'Algo ha salido mal. Inténtalo otra vez.',
    server: import.meta.env.TRIAL
      ? 'La prueba no pudo con eso. Inténtalo otra vez.'
      : 'El servidor no pudo con eso. Inténtalo otra vez.',
    offline: import.meta.env.TRIAL
      ? 'No se pudo cargar una parte del juego. Revisa tu conexión.'
      : 'No hay conexión con el servidor. Revisa tu conexión.',
    withId: (message, id) => `${message} (Error número ${id})`,
    number: (id) => `Error número ${id}`,
    late: 'El servidor tarda demasiado en responder. Inténtalo otra vez.',
    foreign:
      'Esa respuesta no venía del juego. Quizá esta red quiere que entres primero en ella. Después inténtalo otra vez.',
  },
  storage: {
    label: 'Tu navegador y este juego',
    blocked:
      'Tu navegador no guarda nada de esta página: las cookies están bloqueadas. Puedes seguir jugando en esta pestaña, pero al cerrarla o recargarla se cerrará tu sesión. Permite las cookies de esta dirección para no tener que entrar de nuevo.',
    full: 'A tu navegador no le queda sitio para esta página. Puedes seguir jugando en esta pestaña, pero quizá se cierre tu sesión al cerrarla. Borra datos de otras páginas en los ajustes de tu navegador y entra otra vez.',
    dismiss: 'Entendido',
  },
  offline: {
    lost: 'No hay conexión con el servidor.',
    since: (when) => `Lo que ves aquí es de ${when}.`,
    again: 'El juego sigue en cuanto el servidor responda.',
  },
  update: {
    text: 'Hay una versión nueva del juego.',
    now: 'Actualizar ya',
    later: 'Después',
  },
  retry: {
    title: 'Esa página no llegó',
    text: import.meta.env.TRIAL
      ? 'No se pudo cargar una parte del juego. Tu progreso está a salvo en este navegador.'
      : 'No se pudo cargar una parte del juego. Tu progreso está a salvo en el servidor.',
    button: 'Reintentar',
    brokenTitle: 'Algo se ha roto',
    brokenText: import.meta.env.TRIAL
      ? 'El juego no se esperaba esto. Tu progreso está a salvo en este navegador. Recarga la página.'
      : 'El juego no se esperaba esto. Tu progreso está a salvo en el servidor. Recarga la página; si vuelve a pasar, cuéntale a la administración de este servidor lo que hiciste.',
    brokenId: (id) => `Número de la última petición fallida, para la administración: ${id}`,
    reload: 'Recargar la página',
    home: 'A la primera página',
    goOn: 'Seguir sin recargar',
  },
  login: {
    username: 'Nombre',
    password: 'Contraseña',
    again: 'Repite la contraseña',
    login: 'Entrar',
    signup: 'Registrarme',
    continue: 'Seguir',
    cancel: 'Cancelar',
    shortUsername: 'Nombre: ¡mínimo 5 caracteres!',
    shortPassword: 'Contraseña: ¡mínimo 5 caracteres!',
    mismatch: 'Las contraseñas no coinciden',
    invalid: 'Nombre o contraseña incorrectos',
    pleaseLogin: 'Entra en tu cuenta, por favor',
    ended: 'Tu sesión ha terminado. Entra otra vez.',
    kept: (player) => `Lo que no habías guardado está guardado para ${player}.`,
    elsewhere: 'Has salido en otra ventana.',
    suspended: 'Tu cuenta está suspendida.',
    tagline: 'Colecciona. Explora. Combate.',
    play: 'Jugar',
  },
  changeTeam: 'Elige un relevo',
  account: 'Cuenta',
  player: 'Entrenador',
  settings: 'Ajustes',
  recover: '¿Olvidaste la contraseña?',
  guest: 'Jugar como invitado',
  workshop: 'Taller',
  operator: 'Administración',
  fullscreen: {
    start: 'Pantalla completa',
    end: 'Salir de pantalla completa',
    refused: 'Tu navegador no permitió la pantalla completa. Prueba el botón al pie de la página.',
  },
  footer: {
    calm: 'Modo calma',
    calmHint: 'Sin temblores, sin destellos, sin movimientos de más.',
    theme: 'Tema',
    themes: {
      system: { name: 'Sistema', hint: 'Como lo tenga tu sistema' },
      light: { name: 'Claro', hint: 'Siempre de día' },
      dark: { name: 'Oscuro', hint: 'Siempre de noche' },
    },
    controls: 'Controles',
    profile: 'Tu perfil',
  },
  unknown: { title: 'Te perdiste en la hierba alta' },
};
export default words;
