import type { AchievementField, Rank } from '../../../content/achievements/list.ts';
import type { achievementWords } from '../en/achievements.ts';
import { numberWords } from '../format.ts';
import { turkishCount } from './counted.ts';

const FIELD_WORDS: Readonly<
  Record<AchievementField, { readonly title: string; readonly text: (goal: number) => string }>
> = {
  species: { title: 'Koleksiyoncu', text: (goal) => `${turkishCount(goal, 'tür')} yakala.` },
  types: { title: 'Her telden', text: (goal) => `${numberWords(goal)} ayrı tipten tür yakala.` },
  evolved: {
    title: 'Yetiştirici',
    text: (goal) => `Başkalarının evrimleşip dönüştüğü ${turkishCount(goal, 'türün')} olsun.`,
  },
  shiny: {
    title: 'Parıltı avcısı',
    text: (goal) => (goal === 1 ? 'Parıltılı bir canlı yakala.' : `${goal} türün parıltılı olanını yakala.`),
  },
  dark: {
    title: 'Karanlık avcısı',
    text: (goal) => (goal === 1 ? 'Karanlık bir canlı yakala.' : `${goal} türün karanlık olanını yakala.`),
  },
  sketches: { title: 'Kalemi hazır', text: (goal) => `${turkishCount(goal, 'türün')} taslağını çiz.` },
  studies: { title: 'Büyüteç altında', text: (goal) => `${turkishCount(goal, 'türün')} incelemesini yaz.` },
  level: { title: 'Büyüten', text: (goal) => `${goal}. seviyede bir canlın olsun.` },
  badges: { title: 'Rozetli', text: (goal) => `${turkishCount(goal, 'salon lideri')} yen.` },
  champions: {
    title: 'Şampiyon',
    text: (goal) => (goal === 1 ? 'Bir şampiyonu yen.' : `${goal} şampiyon yen.`),
  },
  wild: {
    title: 'Yaban savaşçısı',
    text: (goal) => `Yabani canlılara karşı ${turkishCount(goal, 'savaş')} kazan.`,
  },
  users: { title: 'Meydan okuyan', text: (goal) => `${turkishCount(goal, 'oyuncu savaşı')} kazan.` },
  gold: { title: 'Altın kazanan', text: (goal) => `${turkishCount(goal, 'altın savaşı')} kazan.` },
  training: { title: 'Antrenman arkadaşı', text: (goal) => `${turkishCount(goal, 'TP savaşı')} kazan.` },
  trades: {
    title: 'Takasçı',
    text: (goal) => (goal === 1 ? 'Başka bir oyuncuyla takas yap.' : `${goal} takas yap.`),
  },
  maps: { title: 'Kâşif', text: (goal) => `${turkishCount(goal, 'haritada')} yürü.` },
  names: { title: 'İyi dostlar', text: (goal) => `Takımında aynı anda takma adlı ${goal} canlı olsun.` },
};

const RANK_WORDS: Readonly<Record<Rank, string>> = { copper: 'bakır', silver: 'gümüş', gold: 'altın' };

const titleOf = (field: AchievementField, rank: Rank): string =>
  `${FIELD_WORDS[field].title}, ${RANK_WORDS[rank]}`;

const words: typeof achievementWords = {
  title: 'Başarılar',
  loading: 'Başarıların getiriliyor',
  failed: { title: 'Başarılarına ulaşılamıyor' },
  name: titleOf,
  field: (field) => FIELD_WORDS[field].title,
  rank: (rank) => RANK_WORDS[rank],
  text: (field, goal) => FIELD_WORDS[field].text(goal),
  count: (reached, all) => `${reached}/${all}`,
  next: 'Sıradakiler',
  all: 'Bütün başarılar',
  progress: (count, goal) => `${numberWords(count)}/${numberWords(goal)}`,
  progressOf: (name) => `İlerleme: ${name}`,
  reached: 'Ulaşıldı',
  everything: 'Hepsine ulaştın.',
  noHurry:
    'Her biri ilk günden beri yaptıklarını sayar. Hiçbirinin sonu yok, hiçbiri belli bir saatte dönmeni istemez.',
  told: (field, rank) => `Yeni başarı: ${titleOf(field, rank)}`,
  toldAll: (count) => `${count} yeni başarı. Profilinde duruyorlar.`,
  none: (user) => `${user} henüz hiçbirine ulaşmadı.`,
};
export default words;
