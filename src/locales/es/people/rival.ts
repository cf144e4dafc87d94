import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Latch',
    lines: {
      hello: [
        'Así que tú eres la novedad. Sorrel Latch. Tengo un cuaderno con todo el mundo. Estás en la página uno. De momento eres una raya.',
        'Voy a ser lo mejor que ha habido. Se lo he dicho a mi abuela, así que ahora no hay más remedio.',
      ],
      alone: ['Ni siquiera tienes criatura. Así no puedo ganarte. O sea, poder, puedo. Pero no contaría.'],
      few: [
        'Captura tres clases y combatimos. Elegí la mía para que gane a la tuya. A eso se le llama investigar.',
      ],
      notebook: [
        'El cuaderno tiene una columna para victorias y otra para «estaba lloviendo». Me gusta el rigor.',
      ],
      first: [
        '¡Tres clases! Lo apunté antes de que lo dijeras. Venga: tú, yo, aquí, ahora.',
        'Que juzgue Nan Orrel. No está mirando. Por eso es justa.',
      ],
      town: [
        'Estoy entrenando. Consigue tres medallas y hablamos. Bueno, hablo yo. Tú te quedarás sin palabras.',
      ],
      second: [
        '¿Tres medallas? Yo también tengo tres. Las mías, en mejor orden.',
        'He tachado la página vieja. Esta es nueva. ¿Vamos?',
      ],
      gate: [
        'Solo miro la puerta. La abuela dice que abre hacia fuera para que algo pueda volver a casa.',
        'Las ocho medallas, y veremos quién pasa antes.',
      ],
      third: [
        'Las ocho. Yo también. Si no fuera por ti sería la única persona, ¿y a quién se lo contaría?',
        'Quien gane cruza primero. Ya sé que has cruzado. Primero de verdad.',
      ],
      moor: [
        'Le pregunté a la campana quién encendió las lámparas de dentro. Dijo «dong». Me quedo hasta que diga más.',
        'Vence tú antes a los ocho del páramo. De la campana me encargo yo.',
      ],
      fourth: [
        'Alguien de los míos dejó salir el ascua. Un Latch. Y yo iba a encerrarla otra vez. Siendo lo mejor, me dejarían.',
        'Entonces la mía se me durmió en los brazos, aquí con este frío, y daba calor. Combate, rápido, antes de que me entre el juicio.',
      ],
      friend: [
        'He dejado el cuaderno. La abuela iba a quemarlo. En vez de eso se lo lee a los vecinos.',
        'Y no clavaré el pestillo. Si todas salieron de una cocina, son familia. La mía es la que ronca.',
      ],
      tally: ['Vamos cuatro a cero, creo. Pero estaba lloviendo. En dos.'],
      after: [
        'Lo siguiente son las islas. La abuela dice que allí alguien la repartió. Te echo una carrera. Ya he salido.',
      ],
      banked: [
        '¡La cubriste! Yo quería clavarlo todo, y vas tú y la arropas. Lo apunto. He tenido que comprarme un cuaderno.',
        'La mía ya podría irse a casa. Se lo dije. Me miró como si quien no entiende fuera yo, y se volvió a dormir en mi pie.',
      ],
      loose: [
        '¡Lo dejaste alzado! Yo lo habría cerrado. Habría sido lo mejor que ha habido, y todo el mundo con frío. No se lo digas a la abuela.',
        'La mía salió anoche y volvió con compañía. Ahora tengo dos que roncan. Se turnan. Lo he cronometrado.',
      ],
    },
  },
};
export default words;
