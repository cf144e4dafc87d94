import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { mapsWords } from '../../en/maps.ts';
import { numberWords } from '../../format.ts';
import { turkishList } from '../counted.ts';
import { turkishPercent } from './spelt.ts';

const TIERS = { bronze: 'Bronz', silver: 'Gümüş', gold: 'Altın' } as const;

/** Coins, what they buy, and what can be staked. */
export const turkishCoinsChapter = ({ goods, lures, gold }: FaqFacts): FaqChapter => ({
  id: 'coins',
  title: 'Sikkeler',
  questions: [
    {
      id: 'mart',
      question: 'Dükkân ne satar?',
      answer: [
        {
          table: {
            caption: 'Dükkânda satılanlar',
            head: ['Eşya', 'Sikke', 'Nedir'],
            rows: goods.map(({ name, price, text }) => [name, numberWords(price), text]),
          },
        },
        { links: [{ to: '/pokemart', text: 'Dükkâna git' }] },
      ],
      also: 'satın al fiyat dükkân eşya top tılsım',
    },
    {
      id: 'charms',
      question: 'Tılsımlar nasıl işler?',
      answer: [
        'Taşınarak: çantandaki bir tane yeter, ikincisi bir şey eklemez. Savaşa sayılanlar savaş başlarken, karşılaşmaya sayılanlar her adımda okunur. Altın savaşının ödülü olduğu gibi kalır.',
        { list: goods.filter(({ charm }) => charm).map(({ name, text }) => `${name}: ${text}`) },
      ],
      also: 'iz sikke ders ışıltı tılsım artı şans',
    },
    {
      id: 'lures',
      question: 'Çağırıcılar nasıl işler?',
      answer: [
        'Çağırıcı, satın alınca yanar. Canlıların yaşadığı yerde her adımda tükenir, başka yerde dinlenir; harita ve dükkân kaç adım kaldığını söyler. Birkaçı yan yana yanar, yaptıkları toplanır, tılsımlarına da eklenir.',
        {
          table: {
            caption: 'Çağırıcılar, adımları ve nerede satıldıkları',
            head: ['Çağırıcı', 'Adım', 'Satıldığı yer'],
            rows: lures.map(({ name, steps, sold }) => [
              name,
              numberWords(steps),
              sold.length > 0 ? turkishList(sold.map((map) => mapsWords.places[map].title)) : 'her yerde',
            ]),
          },
        },
      ],
      also: 'düdük fener çan inci yıldız çıngırak adım nadir parıltılı kasaba dükkân',
    },
    {
      id: 'furniture',
      question: 'Kamp eşyaları ne işe yarar?',
      answer: [
        'Bakmaya. Dükkândan al, ilk sayfandaki “Kampını düzenle” ile kampının sekiz yerinden birine koy ve otur. Lambalar gece yanar; eğitmen sayfanı görebilen kampını da görür. Bazı parçalar yalnız bir bölgenin kasabasında satılır.',
        { links: [{ to: '/pokemart?tab=camp', text: 'Dükkânda kamp eşyaları' }] },
      ],
      also: 'kamp çadır kilim fener bayrak süs ev bank',
    },
    {
      id: 'looks',
      question: 'Satın alınan görünüş ne işe yarar?',
      answer: [
        'Giymeye, başka bir şeye değil. On ikisi bedava; ötekileri dükkân satar: biri her yerde, birer tane de öteki bölgelerin kasabalarında. Aldığını ilk sayfandaki “Görünüşünü değiştir” ile istediğin kadar giyersin.',
        { links: [{ to: '/pokemart?tab=looks', text: 'Dükkândaki görünüşler' }] },
      ],
      also: 'görünüş giysi kostüm şapka palto karakter giymek tilki',
    },
    {
      id: 'tutor',
      question: 'Öğretmen ne öğretir?',
      answer: [
        'Bir canlının kendi listesindeki hamleleri, kendiliğinden öğreneceğinden en çok on seviye önce. Seviyesine dek öğrendiğini Takımın’da bedelsiz, istediğin kadar seçersin. Öğretilip başkasıyla değiştirilen hamle, seviyesi gelene ya da yeniden ödenene dek unutulur.',
        { links: [{ to: '/pokemart?tab=tutor', text: 'Öğretmene' }] },
      ],
      also: 'öğretmen ders öğren hamle okul sikke',
    },
    {
      id: 'tournaments',
      question: 'Turnuvalar nasıl işler?',
      answer: [
        'Giriş ücretini ödersin, seviyene yakın ev takımlarına karşı art arda her savaşı kazanırsın, ödülü ve bir kurdeleyi alırsın. Giren takım sona dek savaşır; iki savaş arasında herkes biraz can geri alır, fazlasını değil. Yitirilen ya da yerine başlanan başka bir savaş turnuvayı bitirir, giriş ücreti gider. Pencereyi kapatmakla bir şey yitmez: turnuva bekler.',
        { links: [{ to: '/goldbattle', text: 'Turnuvalara' }] },
      ],
      also: 'turnuva kupa giriş ödül kurdele tur ev takımı',
    },
    {
      id: 'gold',
      question: 'Altın savaşı değer mi?',
      answer: [
        'Sikke koyar, kazanınca ödülü alırsın. Şanslar ölçülmüştür: hep en çok şey vaat eden hamleyi seçen bir eğitmen bu sıklıkla kazanır. Tipleri bilen ve takımını iyi dizen bundan iyisini yapar.',
        {
          table: {
            caption: 'Bahisler, ödüller ve şanslar',
            head: ['Kademe', 'Bahis', 'Ödül', 'Şans'],
            rows: gold.map(({ tier, stake, prize, odds }) => [
              TIERS[tier],
              numberWords(stake),
              numberWords(prize),
              turkishPercent(odds),
            ]),
          },
        },
        `${turkishList(
          gold.map(({ tier, raise }) =>
            raise === 0
              ? `${TIERS[tier]} rakipler takımınla aynı seviyede`
              : `${TIERS[tier].toLocaleLowerCase('tr')} olanlar en çok ${turkishPercent(raise)} daha yüksek seviyede`,
          ),
        )}.`,
        { links: [{ to: '/goldbattle', text: 'Altın savaşına' }] },
      ],
      also: 'bahis şans kademe bronz gümüş kumar ödül',
    },
  ],
});
