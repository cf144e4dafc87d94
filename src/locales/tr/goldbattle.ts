import type { goldWords } from '../en/goldbattle.ts';
import { turkishCount } from './counted.ts';

const words: typeof goldWords = {
  title: 'Altın savaşı',
  intro: 'Bir savaşa sikke koy. Kazanırsan ödül senin; kaybedersen bahis gider.',
  held: (amount) => `Sende ${turkishCount(amount, 'sikke')} var.`,
  tiers: { bronze: 'Bronz', silver: 'Gümüş', gold: 'Altın' },
  stake: 'Bahis',
  prize: 'Ödül',
  coins: (amount) => turkishCount(amount, 'sikke'),
  odds: 'Şans',
  oddsOf: (odds) => `100’de ${odds}`,
  level: (raise) =>
    raise === 0
      ? 'Rakipler takımınla aynı seviyede.'
      : `Rakiplerin seviyesi takımından en çok %${raise} yüksek.`,
  difficulty: {
    random: 'Rastgele saldırırlar.',
    greedy: 'En çok şey vaat eden hamleyi seçerler.',
    lookahead: 'İlerisini düşünürler.',
  },
  start: (stake) => `${turkishCount(stake, 'sikke')} koy`,
  starting: 'Yükleniyor',
  poor: 'Yeterli sikke yok!',
  notes: [
    'Şanslar ölçülmüştür: hep en çok şey vaat eden hamleyi seçen bir eğitmen bu sıklıkla kazanır. Tipleri bilen ve takımını iyi dizen bundan iyisini yapar.',
    'Seviyeler 100’de biter. Bir kademe takımın için yeterince yüksek olamıyorsa rakiplerin ettiği kadar öder.',
  ],
};
export default words;
