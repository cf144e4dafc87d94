import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { portugueseKind, portugueseRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Novo', shiny: 'Primeiro brilhante', dark: 'Primeiro sombrio' },
  inPokedex: (name) => `${name} é novo na sua Pokedex.`,
  firstOfKind: (kind) => `É o seu primeiro ${portugueseKind(kind)}.`,
  badge: {
    new: 'Nova insígnia',
    of: (won, all, region) => `Insígnia ${won} de ${all} em ${portugueseRegion(region)}.`,
    opens: (region) => `${portugueseRegion(region)} agora está aberta para você.`,
    calls: (region) => `O campeonato de ${portugueseRegion(region)} aceita o seu desafio.`,
  },
  champion: {
    title: 'Campeonato vencido',
    of: (region) => `Você e seu time venceram o campeonato de ${portugueseRegion(region)}.`,
    team: 'O time que conseguiu',
  },
  rival: {
    title: 'Página virada',
    place: (place, all) => `Batalha ${place} de ${all} contra Sorrel Latch.`,
    next: (map, badges) => `A próxima: ${map}, com ${badges} insígnias.`,
    last: (name) => `Era a última. De agora em diante ${name} viaja na frente e gosta de ver você.`,
    waits: (name) =>
      `Batalhar de novo? leva de volta ao mapa, onde ${name} espera. A página continua aberta.`,
    tally: (won, all) => `${won} de ${all} páginas são suas`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} XP`,
    toNext: (amount, level) => `${numberWords(amount)} até o nível ${level}`,
    grown: 'No auge',
    level: (level) => `Nível ${level}!`,
    learned: (move) => `Aprendeu ${move}`,
  },
  lost: {
    kind: 'Acontece com todo mundo. Seu time está bem de novo, e ninguém tirou nada de você.',
    stake: 'Acontece com todo mundo. Seu time está bem de novo; só a aposta se foi.',
    help: 'O que ajudaria',
    train: (level) => `Treinar até o nível ${level}`,
    room: (free) => (free === 1 ? 'Capturar mais um para o time' : `Capturar até ${free} para o time`),
    types: (name) => `Ver o que é forte contra ${name}`,
    moves: 'Escolher outros golpes',
  },
  evolved: {
    into: (before, after) => `${before} agora é ${after}!`,
    stats: { hp: 'PV', attack: 'Ataque', defense: 'Defesa', speed: 'Velocidade' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Seguir',
  },
};
export default words;
