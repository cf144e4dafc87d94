import type { InputNames } from '../en/inputs.ts';
import type { replayWords } from '../en/profile.ts';

const stepKeys = ({ key, areUsual }: InputNames): string =>
  areUsual('keys', 'replayBack', 'replayForward', 'replayPlay')
    ? 'Las flechas van paso a paso, la barra espaciadora reproduce y pausa.'
    : `${key('replayBack')} y ${key('replayForward')} van paso a paso, ${key('replayPlay')} reproduce y pausa.`;

const words: typeof replayWords = {
  title: 'Repetición',
  loading: 'Cargando el combate',
  failedTitle: 'Este combate no se puede mostrar',
  olderTitle: 'Librado con un catálogo anterior',
  olderText:
    'Desde este combate se han renombrado o reequilibrado criaturas o ataques, así que sus rondas no saldrían como salieron. Se guarda cómo terminó y quién luchó.',
  level: (level) => `Nivel ${level}`,
  restFailed: (why) => `El resto del combate no ha llegado. ${why}`,
  restLoading: 'Cargando más',
  back: 'Volver a los combates',
  against: (who) => `Rival: ${who}`,
  stage: 'Imagen del combate',
  controls: 'Repetición',
  first: 'Al comienzo',
  earlier: 'Paso atrás',
  play: 'Reproducir',
  pause: 'Pausa',
  later: 'Paso adelante',
  last: 'Al final',
  place: 'Punto del combate',
  step: (step, all, caption) => `${caption}, paso ${step} de ${all}`,
  count: (step, all) => `${step} / ${all}`,
  speed: 'Velocidad',
  speeds: { 1: '1×', 2: '2×', 4: '4×' },
  speedOf: { 1: 'Como en el combate', 2: 'El doble de rápido', 4: 'Cuatro veces más rápido' },
  captions: {
    begin: 'El comienzo',
    choose: '¿Quién sigue?',
    ready: (round) => `Antes de la ronda ${round}`,
    round: (round) => `Ronda ${round}`,
    win: 'Victoria',
    lose: 'Derrota',
    caught: 'Captura',
  },
  log: 'Lo que pasó',
  logEmpty: 'Todavía nada.',
  team: 'Tu equipo',
  foes: 'El otro lado',
  fainted: (name) => `${name}, fuera de combate`,
  hint: {
    touch: '',
    mouse: stepKeys,
    keys: stepKeys,
    gamepad: ({ button }) =>
      `${button('replayBack')} y ${button('replayForward')} van paso a paso, ${button('replayPlay')} reproduce y pausa.`,
  },
};
export default words;
