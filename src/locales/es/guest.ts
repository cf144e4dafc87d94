import type { guestWords } from '../en/guest.ts';

const words: typeof guestWords = {
  title: 'Jugar como invitado',
  text: 'Recibes un nombre y empiezas ya, sin contraseña. Todo lo que haces se guarda, como a todo el mundo.',
  points: (days) => [
    'Solo este navegador te conoce. Elige una contraseña en tu perfil, en Cuenta, y podrás entrar desde cualquier sitio.',
    'Hasta entonces no puedes intercambiar con otros: a nadie le gusta un socio que mañana quizá no esté.',
    `Cierra sesión sin contraseña, o no vengas en ${days} días, y se borra todo.`,
  ],
  start: 'Jugar como invitado',
  signup: 'Registrarme con nombre propio',
  back: 'Volver a entrar',
  closed: 'Este servidor no admite invitados. Regístrate con un nombre y una contraseña: no hace falta más.',
  notice: {
    label: 'Juegas como invitado',
    text: (name) =>
      `Juegas como invitado, con el nombre ${name}. Elige una contraseña para que tu aventura no dependa de este navegador.`,
    choose: 'Elegir contraseña',
    skip: 'Ahora no',
    skipped: 'Puedes elegirla cuando quieras en tu perfil, en Cuenta.',
  },
  password: {
    text: (days) =>
      `Aún no tienes: solo este navegador te conoce. Con una contraseña puedes entrar desde cualquier sitio, e intercambiar. Sin ella, tu cuenta se borra al cerrar sesión o tras ${days} días sin visita.`,
    choose: 'Elegir contraseña',
    dialog: (name) => `Desde entonces entras como ${name} con esta contraseña.`,
    done: 'Contraseña elegida. Guarda también tus códigos de recuperación.',
    codes: 'Con la contraseña recibes códigos de recuperación.',
    deletion:
      'Como invitado no necesitas contraseña para eso: cierra sesión y tu cuenta se borra en una o dos horas.',
  },
  leave: {
    title: '¿Irte para siempre?',
    text: (name) =>
      `Sin contraseña nadie puede volver a entrar como ${name}, ni siquiera tú: poco después de salir se borra todo.`,
    choose: 'Elegir contraseña',
    leave: 'Salir para siempre',
  },
};
export default words;
