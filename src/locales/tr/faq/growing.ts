import { MOST_SET_FREE } from '../../../../contract/owned.ts';
import { MOST_NICKNAME } from '../../../../contract/shapes/creature.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { turkishNumber, turkishPercent } from './spelt.ts';

const BATTLES = {
  wb: 'Yabani canlılar',
  gym: 'Salon liderleri',
  user: 'Oyuncular',
  training: 'Antrenman',
  gold: 'Altın savaşı',
} as const;

/** Experience, moves and evolving. */
export const turkishGrowingChapter = ({ pays, wild, totals, evolving, teamSize }: FaqFacts): FaqChapter => ({
  id: 'growing',
  title: 'Büyümek',
  questions: [
    {
      id: 'pays',
      question: 'Bir zafer ne getirir?',
      answer: [
        'Bütün takıma tecrübe, bayılanlara da, hepsine eşit; bir de sikke. İkisi de yendiklerinin seviyeleriyle artar.',
        {
          table: {
            caption: 'Bir zaferin getirdikleri',
            head: ['Rakip', 'Tecrübe', 'Sikke'],
            rows: pays.map(({ kind, experience, coins }) => [
              BATTLES[kind],
              turkishPercent(experience),
              kind === 'wb'
                ? `seviye başına ${numberWords(coins ?? 0)} ve ${numberWords(wild.fee)}`
                : coinsOf(kind, coins),
            ]),
          },
        },
        `Yenmek yerine yakaladığın yabani, seviye başına ${numberWords(wild.caught)} sikke ve ${numberWords(wild.fee)} öder.`,
        `Kalabalık takım paylaşır, ama tam değil: ${turkishNumber(teamSize)} canlının her biri tek başına olandan azını, hep birlikte fazlasını alır.`,
      ],
      also: 'ödül tecrübe tp sikke para kazan öde',
    },
    {
      id: 'levels',
      question: 'Bir seviye ne kadar tecrübe ister?',
      answer: [
        'Türler hızlı, orta ya da yavaş büyür. 1. seviyeden sayınca şu seviyelere ulaşmak için gereken:',
        {
          table: {
            caption: 'Bir seviyeye kadar tecrübe',
            head: ['Seviye', 'Hızlı', 'Orta', 'Yavaş'],
            rows: totals.map(({ level, exp }) => [
              String(level),
              numberWords(exp.fast),
              numberWords(exp.medium),
              numberWords(exp.slow),
            ]),
          },
        },
      ],
      also: 'tp büyüme seviye toplam',
    },
    {
      id: 'free',
      question: 'Canlıları serbest bırakabilir miyim?',
      answer: [
        `Evet: canlılarının arasında, birer birer ya da bir seferde en çok ${turkishNumber(MOST_SET_FREE)} tane. Önce sorulur, çünkü temellidir ve karşılığında bir şey alınmaz. Gözdeler kalır, takımındakiler ve takastakiler de. Pokedex’in kimseyi unutmaz.`,
        { links: [{ to: '/pokemons', text: 'Pokemonların' }] },
      ],
      also: 'bırak serbest sil kaldır canlı kutu dolu',
    },
    {
      id: 'nickname',
      question: 'Bir canlıya kendi adını verebilir miyim?',
      answer: [
        `Evet: takımında ya da canlılarının arasında adının yanındaki kaleme bas. Takma ad en çok ${turkishNumber(MOST_NICKNAME)} karakterdir ve türün yanında durur, savaşta ve takasta da. Bir türe ya da çeşide benzememeli, kimseyi incitmemeli: oyuncular bildirebilir, yönetim temelli kaldırabilir.`,
        'Takasta birlikte gider. Yeni sahibi değiştirebilir.',
        { links: [{ to: '/team', text: 'Takımın' }] },
      ],
      also: 'takma ad isim değiştir çağır kendi ad',
    },
    {
      id: 'evolve',
      question: 'Canlılar nasıl evrimleşir?',
      answer: [
        `Türünün bir seviyesinden sonra, en erken ${evolving.least}, en geç ${evolving.most}, Takımın’da ve Pokemonların’da yanında bir Evrimleştir düğmesi durur. Sen basmadan bir şey olmaz. Seviye, tecrübe ve hamleler olduğu gibi kalır.`,
        'Takımından biri, bir savaş sürerken evrimleşemez.',
        { links: [{ to: '/pokemons?canEvolve=1', text: 'Seninkilerden kim evrimleşebilir' }] },
      ],
      also: 'evrim basamak büyü düğme',
    },
    {
      id: 'moves',
      question: 'Hamleleri nasıl değiştiririm?',
      answer: [
        'Takımın’da ve Pokemonların’da dört hamlenin her biri bir listedir: canlının seviyesine dek öğrendiklerinden istediğin kadar seç ve Kaydet’e bas. Öğrenilen hiçbir şey unutulmaz.',
        { links: [{ to: '/team', text: 'Takımın' }] },
      ],
      also: 'öğren hamle yer unut',
    },
    {
      id: 'favourites',
      question: 'Birini yanlışlıkla vermekten nasıl korunurum?',
      answer: [
        'Takımın’da ya da Pokemonların’da kalple gözde yap. Oyun, bir gözde takımdan ayrılmadan bir kez daha sorar; gözde ne takas edilir ne serbest bırakılır. Senin olan, sen takas edene ya da bırakana dek senin kalır.',
        { links: [{ to: '/pokemons?favourite=1', text: 'Gözdelerin' }] },
      ],
      also: 'gözde kilit sil bırak kaybet güvenli kalp',
    },
  ],
});

function coinsOf(kind: keyof typeof BATTLES, coins: number | null): string {
  if (kind === 'gym') return 'liderinki';
  if (kind === 'gold') return 'ödül';
  return coins ? `seviye başına ${numberWords(coins)}` : 'yok';
}
