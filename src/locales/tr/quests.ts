import type { Deed } from '../../../content/quests/deeds.ts';
import type { questWords } from '../en/quests.ts';
import { numberWords } from '../format.ts';
import { turkishCount, turkishList } from './counted.ts';
import { turkishType } from './ids.ts';

interface Words {
  readonly title: string;
  readonly text: (goal: number) => string;
}

const wild = (goal: number) => turkishCount(goal, 'yabani canlıyla');

const DEED_WORDS: Readonly<Record<Exclude<Deed, `beaten:${string}`>, Words>> = {
  steps: {
    title: 'Bacaklarını aç',
    text: (goal) => `${turkishCount(goal, 'adım')} yürü. Daireler de sayılır.`,
  },
  wild: {
    title: 'Ot lekeleri',
    text: (goal) => `Yabani canlılara karşı ${turkishCount(goal, 'savaş')} kazan.`,
  },
  training: {
    title: 'Antrenman arkadaşı aranıyor',
    text: (goal) => `${turkishCount(goal, 'TP savaşı')} kazan.`,
  },
  gym: {
    title: 'Ev ziyareti',
    text: (goal) => `${turkishCount(goal, 'salon lideri')} yen. Eski tanıdıklar da sayılır.`,
  },
  caught: {
    title: 'Bir kişilik yer var',
    text: (goal) => `${turkishCount(goal, 'yabani canlı')} yakala.`,
  },
  newSpecies: {
    title: 'Tanışmadık sanırım',
    text: (goal) => `Hiç sahip olmadığın ${turkishCount(goal, 'tür')} yakala.`,
  },
  picked: {
    title: 'Gözün yerde olsun',
    text: (goal) =>
      goal === 1
        ? 'Bir çalının yemişlerini topla ya da birinin düşürdüğünü al.'
        : `${turkishCount(goal, 'kez')} yemiş topla ya da yerden bir şey al.`,
  },
  evolved: {
    title: 'Ne çabuk büyüyorlar',
    text: (goal) => `${turkishCount(goal, 'canlı')} evrimleştir.`,
  },
  'met:dawn': { title: 'Erkenci', text: (goal) => `Şafakta ${wild(goal)} savaş.` },
  'met:day': { title: 'Güpegündüz', text: (goal) => `Gündüz ${wild(goal)} savaş.` },
  'met:dusk': { title: 'Uzun gölgeler', text: (goal) => `Akşam ${wild(goal)} savaş.` },
  'met:night': { title: 'Fener dahil değildir', text: (goal) => `Gece ${wild(goal)} savaş.` },
};

function wordsOf(deed: Deed): Words {
  if (!deed.startsWith('beaten:')) return DEED_WORDS[deed as keyof typeof DEED_WORDS];
  const type = turkishType(deed.slice('beaten:'.length));
  return {
    title: `Bir tip meselesi: ${type}`,
    text: (goal) =>
      `${type} tipinden canlılara karşı ${turkishCount(goal, 'savaş')} kazan. TP savaşlarında her tipten vardır.`,
  };
}

const words: typeof questWords = {
  title: 'Görevler',
  intro: 'Günde üç küçük iş, haftada bir büyüğü. Yap ya da yapma: kimse bıraktıklarının listesini tutmaz.',
  name: (deed) => wordsOf(deed).title,
  text: (deed, goal) => wordsOf(deed).text(goal),
  today: 'Bugün',
  week: 'Bu hafta',
  former: 'Hâlâ senin',
  formerText: 'Önceden bitti, alınmadı. Ödüller yedi gün bekler.',
  progress: (count, goal) => `${numberWords(count)}/${numberWords(goal)}`,
  progressOf: (name) => `İlerleme: ${name}`,
  coins: (count) => turkishCount(count, 'sikke'),
  item: (name, count) => `${numberWords(count)} × ${name}`,
  go: 'Oraya git',
  claim: 'Ödülü al',
  claimOf: (name) => `Ödülü al: ${name}`,
  claimed: 'Ödül alındı',
  until: (day) => `${day} gününe, UTC gece yarısına dek`,
  endsToday: 'Yenileri UTC gece yarısında gelir.',
  loading: 'Bugünün listesi açılıyor',
  failed: {
    title: 'Listeye ulaşılamıyor',
    text: 'Yaptıkların yine de sayılır. Birazdan yeniden dene.',
  },
  noHurry:
    'Kaçırdığın gün hiçbir şeye mal olmaz: sürdürülecek bir seri yok, biten görevler de seni yedi gün bekler.',
  all: 'Bütün görevler',
  doneToday: 'Üçü de bitti. Git, otlara uzan.',
  rewardsWait: (count) => (count === 1 ? 'Bir ödül bekliyor.' : `${numberWords(count)} ödül bekliyor.`),
  got: (parts) => `Aldın: ${turkishList(parts)}.`,
  finished: (name) => `Görev bitti: ${name}`,
  line: (when, name, text, progress, reward) => `${when}: ${name}. ${text} ${progress}. Ödül: ${reward}.`,
  lineReady: 'Bitti: ödül yaz.',
  nothingToClaim: 'Bekleyen ödül yok. Yapılacakları duymak için görevler yaz.',
};
export default words;
