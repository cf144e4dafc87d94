import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const spanishOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Los demás',
  questions: [
    {
      id: 'card',
      question: '¿Qué pueden ver los demás de mí, y yo de ellos?',
      answer: [
        'La página de entrenador: nombre y aspecto, cuántas criaturas, especies y anuncios, desde cuándo, las medallas y los logros, hasta seis favoritos, la captura más rara, y cuántos combates ganados e intercambios. La de otra persona se abre con los tres puntos junto a un nombre en Buscar intercambios, en una oferta o en tus intercambios pasados, o por el nombre de un rival en tus combates pasados. Equipo, monedas y objetos no se ven.',
        'Tu perfil lleva a tu propia página tal como la ven los demás; puedes dar su dirección a cualquiera, también a quien no juega. En tu cuenta puedes hacerla privada: entonces los demás leen que nadie se llama así.',
        {
          links: [
            { to: '/profile', text: 'Tu perfil' },
            { to: '/account', text: 'Tu cuenta' },
          ],
        },
      ],
      also: 'perfil pública página ficha rival entrenador visible privacidad',
    },
    {
      id: 'report',
      question: 'Alguien tiene un nombre ofensivo o inunda el mercado. ¿Qué hago?',
      answer: [
        'Pulsa los tres puntos junto al nombre y elige Denunciar. Di si se trata del nombre, del anuncio o del apodo de una criatura, elige el motivo y añade unas palabras si ayudan. La administración del juego lee cada denuncia; a nadie más se le dice quién la envió.',
        `Lo mismo solo se puede denunciar una vez, y puedes tener ${mostReports} denuncias abiertas. Si alguien te molesta, también puedes bloquearlo.`,
      ],
      also: 'denunciar abuso moderación insulto spam estafa trampa grosero acoso',
    },
    {
      id: 'block',
      question: '¿Cómo me libro de alguien?',
      answer: [
        `Bloquéalo, con los tres puntos junto al nombre o en su ficha. Entre su cuenta y la tuya ya no hay anuncios a la vista, ofertas ni combates, y las ofertas abiertas terminan. Puedes bloquear a ${mostBlocked} personas. La página de tu cuenta las enumera y te deja desbloquearlas.`,
        { links: [{ to: '/account', text: 'Tu cuenta' }] },
      ],
      also: 'bloquear desbloquear ignorar silenciar ofertas molesto ocultar',
    },
    {
      id: 'suspended',
      question: '¿Qué significa que una cuenta está suspendida?',
      answer: [
        'La administración ha decidido que esa persona no puede jugar por un tiempo, o nunca más. La página de entrada dice por qué y hasta cuándo. Criaturas, objetos y monedas se quedan; los anuncios dejan el mercado y vuelven al acabar la suspensión; las ofertas abiertas terminan. También durante la suspensión se puede guardar lo que se almacena sobre la cuenta, y borrarla.',
      ],
      also: 'expulsado suspendida suspensión bloqueada advertencia castigo administración ban',
    },
    {
      id: 'appeal',
      question: 'Me han suspendido, y creo que es un error.',
      answer: [
        `Apela: entra, y debajo del motivo puedes escribir por qué habría que levantar la suspensión. Puedes tener una apelación abierta, y hacer ${mostAppeals} contra una suspensión. La administración responde; entra más tarde para leerlo.`,
      ],
      also: 'apelación levantar suspensión queja error',
    },
  ],
});
