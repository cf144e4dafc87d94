import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const spanishAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Tu cuenta',
  questions: [
    {
      id: 'guest',
      question: '¿Puedo jugar sin registrarme?',
      answer: [
        `Sí: pulsa Jugar como invitado en la página de entrada. Recibes un nombre, y todo se guarda como a todo el mundo. Pero solo tu navegador te conoce: si sales o no vienes en ${guestDays} días, tu cuenta se borra. Como invitado no se puede intercambiar.`,
        'Elige una contraseña cuando quieras en tu perfil, en Cuenta. Conservas tu nombre y todo lo demás, recibes códigos de recuperación, y puedes intercambiar y entrar desde cualquier sitio.',
      ],
      also: 'invitado anónimo probar sin cuenta contraseña registro',
    },
    {
      id: 'forgotten',
      question: 'Ya no puedo entrar. ¿Qué hago?',
      answer: [
        'Si has olvidado la contraseña, pulsa ¿Olvidaste la contraseña? en la página de entrada y elige otra con uno de tus códigos de recuperación. Con ello se cierran todas las sesiones de tu cuenta.',
        'Si no te quedan códigos, pregunta a quien lleva este servidor: puede darte otra contraseña. El juego no conoce ningún correo tuyo, así que nadie puede enviarte nada.',
      ],
      also: 'olvidé perdida contraseña recuperar correo email no puedo entrar',
    },
    {
      id: 'codes',
      question: '¿Qué son los códigos de recuperación?',
      answer: [
        `${recoveryCodes} palabras de letras y cifras; cada una sustituye una vez a una contraseña olvidada. Las recibes al registrarte; sáltalas si quieres. En tu perfil, en Cuenta, creas otras con tu contraseña: las viejas dejan de valer. Solo se muestran al crearlas, así que apúntalas o guárdalas donde nadie más las encuentre.`,
      ],
      also: 'código copia recuperación seguridad',
    },
    {
      id: 'sessions',
      question: '¿Dónde tengo la sesión abierta, y cómo dejo fuera a otros?',
      answer: [
        `Cuenta, en tu perfil, enumera tus sesiones, ${mostSessions} como mucho, con el navegador y el sistema. Cerrar las demás te saca de todas partes menos de aquí. Una sesión sin usar treinta días se cierra sola.`,
        'Si alguien puede saber tu contraseña, cámbiala ahí: con ello se cierran las demás sesiones. Después crea códigos de recuperación nuevos.',
      ],
      also: 'cambiar nueva contraseña sesión dispositivo robado teléfono hackeado salir de todo',
    },
    {
      id: 'export',
      question: '¿Qué guarda el servidor sobre mí?',
      answer: [
        'Todo lo que hiciste en el juego, tu nombre, tus sesiones y tu contraseña en una forma de la que nadie puede leerla. Cuenta, en tu perfil, tiene un botón que lo descarga como archivo. Los dados del juego se quedan en el servidor: contarían lo que viene.',
      ],
      also: 'privacidad datos exportar descargar rgpd',
    },
    {
      id: 'farewell',
      question: '¿Puedo cerrar mi cuenta para siempre?',
      answer: [
        'Sí, en tu perfil, en Cuenta, con tu contraseña. Tus criaturas, objetos, monedas y récords se van para siempre, y tu nombre queda libre. Tus anuncios y ofertas terminan, y se avisa a quien toque. Tus intercambios quedan en los historiales ajenos, sin tu nombre; los combates que otros libraron contra tu equipo lo conservan hasta que los más nuevos los desplacen. Si estás en suspensión, el botón está en la página de entrada, debajo del motivo.',
      ],
      also: 'borrar quitar eliminar dejar cuenta',
    },
  ],
});
