import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { turkishNumber, turkishPercent } from './spelt.ts';

const RATES = {
  easiest: 'En kolay tür',
  middle: 'Ortadan bir tür',
  hardest: 'En zor tür',
} as const;
const SITUATIONS = {
  well: 'yarasız',
  half: 'canın yarısı',
  last: '1 can',
  asleep: '1 can, uykuda',
} as const;

/** Questions about balls and catching. */
export const turkishCatchingChapter = ({
  balls,
  ballNames,
  catching: odds,
  teamSize,
}: FaqFacts): FaqChapter => ({
  id: 'catching',
  title: 'Yakalamak',
  questions: [
    {
      id: 'catch',
      question: 'Bir canlıyı nasıl yakalarım?',
      answer: [
        'Biri ortaya çıkınca “Yakalamayı dene!”ye bas ve kendi canlını gönder. Yabani olanı hamlelerle güçten düşür, sonra top at. Her topun yanında gerçek tutma ihtimali yazar; az can, uyku ya da don bunu artırır.',
        'Atış, hamlenin yerine geçer: top tutmazsa sıra yabanidedir. Yabani bayılırsa gitmiştir.',
      ],
      also: 'top at pokeball karşılaşma',
    },
    {
      id: 'catch-odds',
      question: 'Bir topun tutma ihtimali nedir?',
      answer: [
        'Türe, canına ve rahatsızlığına bağlı. Yanık, zehir ve felç yardım eder, en çok da uyku ve don. Seviye ve çeşit bir şey değiştirmez. Usta topu hep tutar.',
        ...(['easiest', 'middle', 'hardest'] as const).map((wanted) => ({
          table: {
            caption: RATES[wanted],
            head: [RATES[wanted], ...balls.map((ball) => ballNames[ball])],
            rows: odds
              .filter(({ rate }) => rate === wanted)
              .map(({ situation, percents }) => [SITUATIONS[situation], ...percents.map(turkishPercent)]),
          },
        })),
        import.meta.env.TRIAL
          ? 'Oyun zarları bu sayılarla atar. Savaşta karşındaki canlının sayılarını görürsün.'
          : 'Sunucu zarları bu sayılarla atar. Savaşta karşındaki canlının sayılarını görürsün.',
      ],
      also: 'yakalama oranı şans ihtimal top basit süper ultra usta yüzde',
    },
    {
      id: 'caught',
      question: 'Yakalanan canlı nereye gider?',
      answer: [
        `Takımında ${turkishNumber(teamSize)} taneden azı varsa takımına. Sonra Pokemonların arasında bekler; orada ona bir başkasının yerini verebilir ya da biri ayrılınca takıma koyabilirsin. Yakalamak, canlının seviyesine göre sikke getirir, tecrübe getirmez.`,
        { links: [{ to: '/pokemons', text: 'Pokemonların' }] },
      ],
      also: 'kutu depo takım dolu değiştir',
    },
  ],
});
