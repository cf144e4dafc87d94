import type { tutorWords } from '../en/tutor.ts';
import { numberWords } from '../format.ts';

const coins = (count: number) => `${numberWords(count)} monedas`;

const words: typeof tutorWords = {
  intro:
    'Orla Quill dio clase en tres escuelas hasta que a las tres se les acabaron las preguntas. A cambio de monedas enseña a tu equipo un ataque hasta diez niveles antes de tiempo.',
  loading: 'Orla está buscando la tiza…',
  failed: 'Orla no está en su mesa. Tus monedas están a salvo.',
  again: 'Reintentar',
  nobody: 'No hay nadie en tu equipo. Orla no da clase a sillas vacías.',
  toTeam: 'A tu equipo',
  pupil: 'Quién aprende',
  who: (name, level) => `${name}, nivel ${level}`,
  nothing: (name) =>
    `${name} no aprenderá nada nuevo en diez niveles. Los ataques de su nivel se eligen en Tu equipo, gratis.`,
  lessons: (name) => `Clases para ${name}`,
  power: (power) => `potencia ${power}`,
  accuracy: (percent) => `precisión ${percent} %`,
  byItself: (level) => `por sí solo al nivel ${level}`,
  teach: (move) => `Enseñar ${move}…`,
  price: coins,
  lacks: (count) => `Faltan ${coins(count)}`,
  ask: (name, move) => `¿Enseñar ${move} a ${name}?`,
  slot: 'En el lugar de',
  free: (slot) => `Hueco libre ${slot}`,
  forgets: (name, move, by, price) =>
    `${name} aprende ${move} y olvida ${by}, por ${coins(price)}. Lo que se enseña y se olvida hay que pagarlo otra vez.`,
  learns: (name, move, price) => `${name} aprende ${move}, por ${coins(price)}.`,
  left: (count) => `Quedarán ${coins(count)}.`,
  no: 'Ahora no',
  yes: (price) => `Pagar ${coins(price)}`,
  done: (name, move) => `¡${name} ha aprendido ${move}!`,
};
export default words;
