import type { playerWords } from '../en/players.ts';
import { numberWords } from '../format.ts';

const words: typeof playerWords = {
  menu: (user) => `Más sobre ${user}`,
  view: 'Ver su ficha',
  asOthers: 'Cómo te ven los demás',
  listings: 'Todos sus anuncios',
  report: 'Denunciar…',
  block: 'Bloquear…',
  unblock: 'Desbloquear',
  cancel: 'Cancelar',
  page: {
    loading: 'Cargando la ficha',
    failed: { title: 'No se puede acceder a esta ficha', text: 'El servidor no respondió.' },
    unknownTitle: 'Nadie se llama así',
    unknownText: (name) =>
      name === ''
        ? 'La dirección no nombra a nadie.'
        : `No hay página de nadie llamado ${name}. Quizá cambió de nombre, la cuenta ya no existe o la página es privada.`,
    toMarket: 'Buscar intercambios',
    visitor: (user) =>
      `Quien juega puede combatir contra ${user} e intercambiar. Es gratis, y se puede probar sin cuenta.`,
    own: 'Así te ven los demás.',
    private: 'Tu página es privada: solo la ves tú. Los demás leen aquí que nadie se llama así.',
    toAccount: 'Cambiarlo en tu cuenta',
    favourites: 'Favoritos',
    level: (level) => `Nivel ${level}`,
    badges: 'Medallas',
    noBadge: (user) => `Ningún líder ha perdido aún contra ${user}.`,
    records: 'Récords',
    noRarest: 'Aún no ha capturado nada.',
    trades: 'Intercambios',
    allWon: 'Combates ganados',
    toProfile: 'Tu perfil',
    listings: 'En intercambio',
    battle: 'Combatir',
    trade: (count) => (count === 1 ? 'Ver el anuncio' : `Ver ${numberWords(count)} anuncios`),
    blocked: (user) =>
      `Has bloqueado a ${user}. Entre su cuenta y la tuya no hay anuncios a la vista, ni ofertas, ni combates.`,
    closed: (user) => `Por ahora no puedes intercambiar ni combatir con ${user}.`,
    nothing: (user) => `${user} no tiene nada en intercambio ahora mismo.`,
  },
  reporting: {
    title: (user) => `Denunciar a ${user}`,
    text: 'La administración de este juego lo lee y decide. A nadie se le dice quién lo denunció.',
    about: '¿De qué se trata?',
    name: 'El nombre',
    listing: (name) => `El anuncio de ${name}`,
    nickname: 'El apodo de una criatura',
    whichNickname: '¿Qué apodo?',
    reason: 'Motivo',
    choose: 'Elige un motivo',
    reasons: {
      name: 'Un nombre ofensivo',
      impersonation: 'Se hace pasar por otra persona',
      spam: 'Inunda de ofertas el mercado o a mí',
      scam: 'Intenta engañar en los intercambios',
      cheating: 'Hace trampas',
      other: 'Otra cosa',
    },
    more: (most) => `¿Qué debería saber la administración? Como mucho ${most} caracteres, o nada.`,
    send: 'Enviar denuncia',
    sent: 'Tu denuncia se ha enviado. ¡Gracias!',
  },
  blocking: {
    title: (user) => `¿Bloquear a ${user}?`,
    text: 'Entre su cuenta y la tuya no habrá anuncios a la vista, ni ofertas, ni combates. Las ofertas abiertas terminan.',
    undo: 'Puedes desbloquear cuando quieras: en la página de tu cuenta está la lista de a quién has bloqueado.',
    confirm: 'Bloquear',
    done: (user) => `${user} está en tu lista de bloqueos`,
    undone: (user) => `${user} ya no está en tu lista de bloqueos`,
  },
  blocked: {
    title: 'Jugadores bloqueados',
    text: 'Entre ellos y tú no hay anuncios a la vista, ni ofertas, ni combates.',
    loading: 'Cargando tus bloqueos',
    failed: 'No se pudieron cargar tus bloqueos.',
    none: 'No has bloqueado a nadie. Se hace con los tres puntos junto a un nombre.',
    since: (day) => `desde el ${day}`,
    count: (count, most) => `${count} de ${most} como mucho`,
  },
};
export default words;
