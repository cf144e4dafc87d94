import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const spanishBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Combates',
  questions: [
    {
      id: 'effective',
      question: '¿Qué significan «muy eficaz» y «ultraeficaz»?',
      answer: [
        'Cada ataque tiene un tipo, y cada criatura también. Un ataque que acierta con el tipo hace el doble de daño (muy eficaz) o cuatro veces más (ultraeficaz). La marca junto a cada ataque lo muestra antes de elegir.',
        { links: [{ to: '/typechart', text: 'Abrir la tabla de tipos' }] },
      ],
      also: 'tipo debilidad resistencia inmune daño',
    },
    {
      id: 'status-moves',
      question: '¿Por qué Gruñido hace daño?',
      answer: [
        `Aquí todos los ataques golpean. Los que se conocen por lo que hacen con valores y salud tienen una potencia de ${statusPower}, y lo demás lo hacen aparte. Así ninguna elección es un turno perdido, y dos criaturas que solo se gruñen también acaban algún día.`,
        'La AttackDex los tiene en la clase De estado, con lo que hacen en palabras.',
        { links: [{ to: '/attackdex?class=status', text: 'Verlos en la AttackDex' }] },
      ],
      also: 'estado ataque potencia 30 valor gruñido débil',
    },
    {
      id: 'great-moves',
      question: '¿Qué es un gran ataque?',
      answer: [
        'Uno de los más fuertes que hay: los que empiezan por Maxi o Giga, y otros de potencia 200 que no cuestan nada. Un equipo tiene uno por combate. Lo use quien lo use, y acierte o no, los siguientes fallan, y su botón lo dice.',
        'Así que conviene esperar al momento justo. El otro lado también tiene solo uno.',
        { links: [{ to: '/attackdex?q=gran+ataque', text: 'Verlos en la AttackDex' }] },
      ],
      also: 'maxi giga max g-max más fuerte una vez límite gastado',
    },
    {
      id: 'order',
      question: '¿Quién golpea primero?',
      answer: [
        'Algunos ataques van antes o después de todos los demás, y lo dicen. Si no, golpea primero la criatura más rápida; si son igual de rápidas, deciden los dados.',
      ],
      also: 'velocidad prioridad turno ronda',
    },
    {
      id: 'switch',
      question: '¿Puedo cambiar de criatura durante un combate?',
      answer: [
        'Sí: el botón de las dos flechas junto a Atacar cambia a otra. Eso es tu turno y va antes de cualquier ataque: quien entra recibe lo que haga el rival. A una criatura atrapada, que debe descansar o que está en medio de un ataque no se la puede retirar.',
      ],
      also: 'cambiar relevo equipo criatura atrapada',
    },
    {
      id: 'opponents',
      question: '¿El rival hace trampas?',
      answer: [
        'No. Sabe lo que sabrías tú en su lugar: de tus criaturas, la especie, el nivel y lo que han mostrado. Las salvajes usan cualquier ataque; jugadores y compañeros, el que más promete; casi todos los líderes piensan una ronda por delante.',
      ],
      also: 'justo ordenador ia injusto líder trampa',
    },
    {
      id: 'lose',
      question: '¿Qué pierdo cuando pierdo?',
      answer: [
        'Nada más que tiempo; en un combate de oro, la apuesta. Tus criaturas entran enteras en cada combate, y nadie te quita ninguna.',
      ],
      also: 'derrota perder curar salud ps dinero',
    },
    {
      id: 'why-lost',
      question: '¿Por qué he perdido?',
      answer: [
        'La página de una derrota dice qué la decidió, tipos, velocidad o niveles, y qué ayudaría. En tu perfil puedes volver a ver tus últimos combates, paso a paso.',
        { links: [{ to: '/profile', text: 'Tu perfil' }] },
      ],
      also: 'repetición ver otra vez análisis motivo derrota ayuda',
    },
    {
      id: 'flask',
      question: '¿Cómo curo en pleno combate?',
      answer: [
        'Con tu frasco, junto a Atacar. Tiene tres tragos; cada uno devuelve la mitad de los PS a una criatura en pie, también a una que espera, y le quita su mal. Es tu turno, así que después actúa el rival.',
        'Un pozo llena el frasco cuando pasas al lado; los pueblos tienen uno. Las bayas maduras dan un trago. En combates de jugadores y de oro se queda cerrado.',
      ],
      also: 'frasco trago poción curar pozo beber ps',
    },
    {
      id: 'run-away',
      question: '¿Cómo huyo de una criatura salvaje?',
      answer: [
        'Con la figura que corre, junto a Atacar. Quien es al menos igual de rápido escapa seguro; para los más lentos es más fácil con cada intento, y un intento en vano cuesta el turno. Una criatura atrapada, que debe descansar o atada a un ataque no puede escapar.',
        'Ni se gana ni se pierde nada, y tu racha de victorias sigue. De otros combates no se huye.',
      ],
      also: 'correr huir escapar salvaje dejar',
    },
    {
      id: 'flee',
      question: '¿Cómo dejo un combate?',
      answer: [
        'Vete sin más: te espera tal como está. Otro combate ocupa su lugar, y entonces el primero cuenta como huida; el juego pregunta antes.',
      ],
      also: 'huir salir abandonar pausa',
    },
  ],
});
