import type { accountWords } from '../en/account.ts';
import { spanishCount } from './counted.ts';

const words: typeof accountWords = {
  title: 'Cuenta',
  toAccount: 'Cuenta y contraseña',
  back: 'Volver a tu perfil',
  loading: 'Cargando tu cuenta',
  failed: {
    title: 'No se puede acceder a tu cuenta',
    text: 'El servidor no respondió. Nada ha cambiado.',
  },
  cancel: 'Cancelar',
  fields: {
    password: 'Tu contraseña',
    newPassword: 'Contraseña nueva',
    again: 'Repite la contraseña nueva',
  },
  password: {
    title: 'Contraseña',
    text: 'Al cambiarla se cierra tu sesión en todos los demás sitios.',
    change: 'Cambiar contraseña',
    dialog: 'Se cierran las demás sesiones de tu cuenta. Aquí sigues dentro.',
    done: 'Contraseña cambiada. Las demás sesiones se han cerrado.',
  },
  codes: {
    title: 'Códigos de recuperación',
    text: 'Con un código de recuperación eliges otra contraseña si olvidas la tuya. Cada uno vale una vez.',
    left: (count, made) =>
      `${count === 1 ? 'Queda' : 'Quedan'} ${spanishCount(count, 'código', 'códigos')}, creados el ${made}.`,
    none: 'No tienes códigos de recuperación. Sin ellos, contraseña olvidada es contraseña perdida.',
    renew: 'Crear códigos nuevos',
    dialog: 'Los códigos que tienes ahora dejan de valer.',
    done: 'Aquí están tus códigos nuevos. Los viejos ya no valen.',
    fresh: 'Tus códigos de recuperación nuevos',
    once: 'Solo se muestran ahora. Apúntalos o guárdalos donde nadie más los encuentre.',
    copy: 'Copiar',
    copied: 'Copiado',
    copyFailed: 'No se pudieron copiar. Apúntalos, por favor.',
    download: 'Descargar',
    fileName: 'emberwild-codigos-de-recuperacion.txt',
    file: (player, codes) =>
      `Códigos de recuperación de ${player} en Emberwild. Cada uno vale una vez.\n\n${codes.join('\n')}\n`,
    kept: 'Ya los he guardado',
    notice: 'Te esperan ocho códigos de recuperación. Ayudan cuando se olvida la contraseña.',
    show: 'Mostrarlos',
    skip: 'Ahora no',
    skipped: 'Puedes crear otros en tu perfil, en Cuenta.',
  },
  sessions: {
    title: 'Sesiones',
    text: 'Dónde tienes la sesión abierta.',
    current: 'Esta',
    device: (browser, system) =>
      browser && system ? `${browser} en ${system}` : browser || system || 'Navegador desconocido',
    created: (day) => `Abierta el ${day}`,
    used: (time) => `usada por última vez: ${time}`,
    endOthers: 'Cerrar las demás',
    only: 'No tienes ninguna otra sesión abierta.',
    ended: 'Las demás sesiones se han cerrado',
  },
  page: {
    title: 'Página de entrenador',
    text: 'Quien tiene la dirección ve en ella tu ficha, medallas, favoritos y récords, también sin cuenta. Equipo, monedas y objetos no se ven.',
    view: 'Ver tu página',
    private: 'Privada: nadie más ve mi página',
    shown: 'Los demás vuelven a ver tu página',
    hidden: 'Tu página es privada',
  },
  data: {
    title: 'Tus datos',
    text: 'Todo lo que el juego guarda sobre ti, en un archivo JSON.',
    download: 'Descargar tus datos',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },
  deletion: {
    title: 'Borrar la cuenta',
    text: 'Tus criaturas, objetos, monedas y récords se van para siempre, y tu nombre queda libre. Tus anuncios y ofertas terminan. Los intercambios quedan en el historial de la otra parte, sin tu nombre.',
    open: 'Borrar la cuenta…',
    dialog: 'Nadie puede deshacerlo. Escribe tu contraseña para borrar tu cuenta con todo lo que contiene.',
    confirm: 'Borrar para siempre',
    done: 'Tu cuenta está borrada. ¡Adiós y suerte!',
  },
  recover: {
    title: 'Contraseña olvidada',
    text: 'Elige otra contraseña con uno de tus códigos de recuperación. Los recibiste al registrarte o los creaste en tu perfil.',
    code: 'Código de recuperación',
    submit: 'Fijar contraseña nueva',
    back: 'Volver a entrar',
    done: 'Tu contraseña nueva ya vale. Entra con ella.',
    lost: '¿No te quedan códigos? Pregunta a quien lleva este servidor: puede darte otra contraseña.',
  },
};
export default words;
