import type { peakWords } from '../en/peaks.ts';
import { numberWords } from '../format.ts';
import { turkishKind, turkishRegion } from './ids.ts';

const words: typeof peakWords = {
  stamps: { species: 'Yeni', shiny: 'İlk parıltılı', dark: 'İlk karanlık' },
  inPokedex: (name) => `${name} Pokedex’inde yeni.`,
  firstOfKind: (kind) => `Bu senin ilk ${turkishKind(kind)} canlın.`,
  badge: {
    new: 'Yeni rozet',
    of: (won, all, region) => `${turkishRegion(region)}: ${won}. rozet, toplam ${all}.`,
    opens: (region) => `${turkishRegion(region)} artık sana açık.`,
    calls: (region) => `${turkishRegion(region)} şampiyonu meydan okumanı kabul ediyor.`,
  },
  champion: {
    title: 'Şampiyon yenildi',
    of: (region) => `Sen ve takımın ${turkishRegion(region)} şampiyonunu yendiniz.`,
    team: 'Bunu başaran takım',
  },
  rival: {
    title: 'Sayfa çevrildi',
    place: (place, all) => `Rakibinle ${all} savaştan ${place}.`,
    next: (map, badges) => `Sonraki: ${map}, ${badges} rozetle.`,
    last: (name) => `Sonuncusuydu. Bundan böyle ${name} önden gidiyor ve seni görünce seviniyor.`,
    waits: (name) => `“Bir savaş daha?” seni haritaya götürür; ${name} orada bekliyor. Sayfa da açık.`,
    tally: (won, all) => `${all} sayfadan ${won} tanesi senin`,
  },
  growth: {
    gained: (amount) => `+${numberWords(amount)} TP`,
    toNext: (amount, level) => `${level}. seviyeye ${numberWords(amount)}`,
    grown: 'Tam gelişmiş',
    level: (level) => `Seviye ${level}!`,
    learned: (move) => `Öğrendi: ${move}`,
  },
  lost: {
    kind: 'Her eğitmenin başına gelir. Takımın yine iyi, senden hiçbir şey alınmadı.',
    stake: 'Her eğitmenin başına gelir. Takımın yine iyi; yalnız bahis gitti.',
    help: 'Ne yardım eder',
    train: (level) => `${level}. seviyeye dek çalış`,
    room: (free) =>
      free === 1 ? 'Takımına bir tane daha yakala' : `Takımına en çok ${free} tane daha yakala`,
    types: (name) => `Ona karşı ne güçlü, bak: ${name}`,
    moves: 'Başka hamleler seç',
  },
  evolved: {
    into: (before, after) => `${before} artık ${after}!`,
    stats: { hp: 'CAN', attack: 'Saldırı', defense: 'Savunma', speed: 'Hız' },
    change: (before, after) => `${before} → ${after}`,
    goOn: 'Devam et',
  },
};
export default words;
