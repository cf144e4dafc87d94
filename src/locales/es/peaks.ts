import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { spanishKind, spanishRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Nueva', shiny: 'Primera brillante', dark: 'Primera oscura' },
  inPokedex: (name) => `${name} es nuevo en tu Pokedex.`,
  firstOfKind: (kind) => `Es tu primera criatura ${spanishKind(kind)}.`,
  badge: {
    new: 'Nueva medalla',
    of: (won, all, region) => `Medalla ${won} de ${all} en ${spanishRegion(region)}.`,
    opens: (region) => `${spanishRegion(region)} te abre sus puertas.`,
    calls: (region) => `El campeón de ${spanishRegion(region)} acepta tu reto.`,
  },
  champion: {
    title: 'Campeón vencido',
    of: (region) => `Con tu equipo has vencido al campeón de ${spanishRegion(region)}.`,
    team: 'El equipo que lo logró',
  },
  rival: {
    title: 'Página pasada',
    place: (place, all) => `Combate ${place} de ${all} contra Sorrel Latch.`,
    next: (map, badges) => `El próximo: ${map}, con ${badges} medallas.`,
    last: (name) => `Era el último. Desde ahora ${name} viaja por delante y se alegra de verte.`,
    waits: (name) => `¿Otro combate? lleva de vuelta al mapa, donde espera ${name}. La página sigue abierta.`,
    tally: (won, all) => `${won} de ${all} páginas son tuyas`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} exp`,
    toNext: (amount, level) => `${numberWords(amount)} para el nivel ${level}`,
    grown: 'Crecimiento completo',
    level: (level) => `¡Nivel ${level}!`,
    learned: (move) => `Aprendió ${move}`,
  },
  lost: {
    kind: 'Le pasa a todo el mundo. Tu equipo vuelve a estar bien y no has perdido nada.',
    stake: 'Le pasa a todo el mundo. Tu equipo vuelve a estar bien; solo se fue la apuesta.',
    help: 'Lo que ayudaría',
    train: (level) => `Entrena hasta el nivel ${level}`,
    room: (free) =>
      free === 1 ? 'Captura una criatura más para tu equipo' : `Captura hasta ${free} más para tu equipo`,
    types: (name) => `Mira qué es fuerte contra ${name}`,
    moves: 'Elige otros ataques',
  },
  evolved: {
    into: (before, after) => `¡${before} ahora es ${after}!`,
    stats: { hp: 'PS', attack: 'Ataque', defense: 'Defensa', speed: 'Velocidad' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Seguir',
  },
};
export default words;
