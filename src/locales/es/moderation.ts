import type { moderationWords } from '../en/moderation.ts';

const words: typeof moderationWords = {
  letters: (left) => (left === 1 ? 'Queda 1 carácter' : `Quedan ${left} caracteres`),
  suspended: {
    title: 'Tu cuenta está suspendida',
    reason: 'Motivo',
    until: 'Hasta',
    endless: 'Esta suspensión no tiene fin.',
    answer: 'Respuesta de la administración a tu apelación',
    appeal: '¿Por qué habría que levantar la suspensión?',
    send: 'Enviar apelación',
    needsLogin: 'Primero escribe tu nombre y contraseña en el formulario de abajo.',
    sent: 'Tu apelación espera respuesta. Entra más tarde para leerla.',
    none: 'Ya no puedes apelar contra esta suspensión.',
    account: 'Tu cuenta',
    accountText:
      'También durante la suspensión puedes guardar lo que se almacena sobre ti o borrar tu cuenta.',
    deletion: (name) => `¿Borrar la cuenta de ${name}?`,
    forGood: 'Nadie puede deshacerlo, ni tú ni la administración.',
    safe: 'Tus criaturas y monedas están a salvo. Tus anuncios vuelven cuando acabe la suspensión.',
  },
  messages: {
    title: {
      message: 'Un mensaje de la administración',
      warning: 'Una advertencia',
      renamed: 'Tienes un nombre nuevo',
      unnamed: 'Se ha retirado un apodo',
      lifted: 'Qué bien que hayas vuelto',
    },
    text: {
      message: 'La administración de este juego te escribe:',
      warning: 'La administración de este juego tiene algo que decirte:',
      renamed:
        'La administración ha cambiado tu nombre. Desde ahora entra con el nuevo; el viejo también sigue valiendo.',
      unnamed: 'La administración ha retirado el apodo de una de tus criaturas. Puedes ponerle otro.',
      lifted: 'Se ha levantado tu suspensión. Tus anuncios están otra vez en el mercado.',
    },
    newName: (name) => `Ahora te llamas ${name}.`,
    confirm: 'Lo he leído',
  },
};
export default words;
