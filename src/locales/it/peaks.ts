import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { italianCount } from './counted.ts';
import { italianKind, italianRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Nuovo', shiny: 'Primo lucente', dark: 'Primo oscuro' },
  inPokedex: (name) => `${name} è nuovo nel tuo Pokedex.`,
  firstOfKind: (kind) => `È la tua prima creatura ${italianKind(kind)}.`,
  badge: {
    new: 'Nuova medaglia',
    of: (won, all, region) => `Medaglia ${won} di ${all}: ${italianRegion(region)}.`,
    opens: (region) => `${italianRegion(region)} adesso ti è aperta.`,
    calls: (region) => `Il Campione di ${italianRegion(region)} accetta la tua sfida.`,
  },
  champion: {
    title: 'Campione battuto',
    of: (region) => `Tu e la tua squadra avete battuto il Campione di ${italianRegion(region)}.`,
    team: 'La squadra che ce l’ha fatta',
  },
  rival: {
    title: 'Pagina voltata',
    place: (place, all) => `Lotta ${place} di ${all} contro Sorrel Latch.`,
    next: (map, badges) => `La prossima: ${map}, con ${badges} medaglie.`,
    last: (name) => `Era l’ultima. D’ora in poi ${name} ti precede, ed è sempre bello rivedersi.`,
    waits: (name) => `Ancora una lotta? riporta alla mappa, dove aspetta ${name}. La pagina resta aperta.`,
    tally: (won, all) => `${won} pagine su ${all} sono tue`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} Esp`,
    toNext: (amount, level) => `${numberWords(amount)} al livello ${level}`,
    grown: 'Crescita completa',
    level: (level) => `Livello ${level}!`,
    learned: (move) => `Ha imparato ${move}`,
  },
  lost: {
    kind: 'Capita a tutti. La tua squadra si è rimessa, e non ti è stato tolto niente.',
    stake: 'Capita a tutti. La tua squadra si è rimessa; solo la posta è andata.',
    help: 'Che cosa aiuterebbe',
    train: (level) => `Allènati fino al livello ${level}`,
    room: (free) =>
      free === 1
        ? 'Cattura un’altra creatura per la squadra'
        : `Cattura fino a ${italianCount(free, 'altra creatura', 'altre creature')} per la squadra`,
    types: (name) => `Guarda che cosa funziona contro ${name}`,
    moves: 'Scegli altre mosse',
  },
  evolved: {
    into: (before, after) => `${before} adesso è ${after}!`,
    stats: { hp: 'PS', attack: 'Attacco', defense: 'Difesa', speed: 'Velocità' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Avanti',
  },
};
export default words;
