import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const spanishSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'Tu progreso',
  questions: [
    {
      id: 'closed',
      question: 'Cerré la página en mitad de un combate. ¿Se ha perdido?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. Este navegador guarda cada combate tal como está. Vuelve a él desde Inicio.'
          : 'No. El servidor guarda cada combate tal como está. Entra desde cualquier dispositivo y vuelve a él desde Inicio.',
      ],
      also: 'guardar seguir recargar fallo dispositivo',
    },
    {
      id: 'connection',
      question: '¿Qué pasa si se corta la conexión en un combate?',
      answer: [
        import.meta.env.TRIAL
          ? 'Sigue: la prueba se juega en tu navegador. Solo las páginas que aún no has abierto necesitan conexión.'
          : 'El combate espera; nadie golpea mientras no estás. Si tu última elección llegó al servidor, se jugó, una vez, y al volver ves cómo está. Si no llegó, eliges de nuevo.',
      ],
      also: 'sin conexión red lag desconexión internet perdido',
    },
    {
      id: 'windows',
      question: '¿Puedo jugar en dos ventanas a la vez?',
      answer: [
        `Puedes. Detrás de ambas hay una persona, un paseo y un combate. Una ventana que se quedó atrás dice que el combate ha seguido y muestra cómo está; nunca puede deshacer lo que hiciste en la otra. Salir en una cierra las demás ventanas de ese navegador. Puedes tener la sesión abierta en ${mostSessions} navegadores; abrir una más cierra la más antigua.`,
      ],
      also: 'pestaña navegador segundo dispositivo sesión salir',
    },
    {
      id: 'fair',
      question: '¿Puedo recargar hasta tener suerte?',
      answer: [
        import.meta.env.TRIAL
          ? 'No. Cada tirada queda como cayó: la criatura que apareció, el lanzamiento, la ronda. Las probabilidades que lees son con las que se tiró.'
          : 'No. Cada tirada ocurre en el servidor y queda como cayó: la criatura que apareció, el lanzamiento, la ronda. Las probabilidades que lees son con las que tira.',
      ],
      also: 'azar suerte semilla trampa recargar probabilidad justo',
    },
    {
      id: 'absence',
      question: '¿Pierdo algo mientras no estoy?',
      answer: [
        'No. Nada caduca y nadie cuenta los días que juegas. Quien vuelve tras un mes encuentra criaturas, monedas y logros como estaban. Las misiones cambian con el día, pero una acabada guarda su recompensa siete días, y ninguna pide días seguidos.',
      ],
      also: 'diario racha pausa vacaciones descanso ausente volver',
    },
    {
      id: 'kept',
      question: '¿Qué guarda el juego en mi navegador?',
      answer: [
        'La llave que mantiene tu sesión, lo último que supo de tu perfil y tu combate, si te gustan el modo calma y la noche, y qué consejos has visto. Nada de ello es para nadie más que el juego.',
      ],
      also: 'privacidad cookie almacenamiento datos rastreo',
    },
  ],
});
