import type { WildGround } from '../../../../content/encounters/grounds.ts';
import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { hours as hourWords } from '../../en/hours.ts';
import { mapWords } from '../../en/map.ts';
import { mapsWords } from '../../en/maps.ts';
import { turkishCapital, turkishList } from '../counted.ts';
import { turkishNumber, turkishPercent } from './spelt.ts';

const titleOf = (name: string): string =>
  Object.entries(mapsWords.places).find(([key]) => key === name)?.[1].title ?? name;
const GROUNDS: Readonly<Record<WildGround, string>> = {
  meadow: 'Çayır',
  'tall-grass': 'Uzun ot',
  wood: 'Orman',
  sand: 'Kum',
  shore: 'Kıyı',
  rocks: 'Kayalık',
  snow: 'Kar',
};

/** Questions about where and how often wild creatures appear. */
export const turkishWildChapter = ({
  grounds,
  maps,
  hours,
  tiers,
  kinds,
  legends,
}: FaqFacts): FaqChapter => ({
  id: 'wild',
  title: 'Yabani canlılar',
  questions: [
    {
      id: 'grounds',
      question: 'Yabani canlılar nerede yaşar?',
      answer: [
        'Her zeminin kendi canlıları var. Orada bir adım şu sıklıkla birine rastlar; yollar, döşemeler ve köprüler güvenlidir.',
        {
          table: {
            caption: 'Birine rastlanan adımlar',
            head: ['Zemin', ...maps.map(({ name }) => titleOf(name))],
            rows: grounds.map(({ ground, percents }) => [
              GROUNDS[ground],
              ...percents.map((each) => (each === null ? '–' : turkishPercent(each))),
            ]),
          },
        },
        `Uzağa yürüdükçe güçlenirler: ${turkishList(
          maps.map(
            ({ name, cellsPerLevel }) =>
              `${titleOf(name)} haritasında her ${turkishNumber(cellsPerLevel)} karede bir seviye`,
          ),
        )}.`,
        'Bir kez karşılaştığını Pokedex yerleri, saatleri ve şanslarıyla gösterir.',
        { links: [{ to: '/pokedex', text: 'Pokedex’i aç' }] },
      ],
      also: 'karşılaşma oran şans harita uzun ot orman kum kıyı kayalık çayır bul',
    },
    {
      id: 'rare',
      question: 'Nadir ne kadar nadir?',
      answer: [
        'Her yerde bir canlı yaygın, seyrek, nadir ya da efsanevidir. Her birinden birinin gelebildiği yerde, tek bir efsaneviye karşılık şu sıklıkta gelirler:',
        {
          list: tiers.map(
            ({ tier, times }) =>
              `${(mapWords.tiers as Readonly<Record<string, string>>)[tier] ?? tier}: ${times}`,
          ),
        },
        `${turkishCapital(turkishNumber(legends))} efsane anlatılır. Her biri efsanevidir, tek bir zeminin en uzak köşesindedir ve yalnız bir saatte gelir.`,
      ],
      also: 'nadirlik şans ihtimal efsane efsanevi seyrek yaygın',
    },
    {
      id: 'kinds',
      question: 'Karanlık ve parıltılı canlılar nedir?',
      answer: [
        'Her türün nadir çeşitleri. Karanlıklar biraz daha sert vurur, parıltılılar biraz daha çabuktur; görünüşleri de ona göredir. Çeşitleri adlarının önünde yazar, iş renge kalmaz.',
        {
          list: [
            `Karanlık: ${kinds.dark.oneIn} canlıda bir, saldırısı ${turkishPercent(kinds.dark.more)} fazla.`,
            `Parıltılı: ${kinds.shiny.oneIn} canlıda bir, hızı ${turkishPercent(kinds.shiny.more)} fazla.`,
          ],
        },
        `Çantanda Işıltı tılsımı varsa ${kinds.dark.oneInWithCharm} ve ${kinds.shiny.oneInWithCharm} canlıda bir.`,
        `Araştırma da yardım eder: yakaladığın her tür ikisini de temelli ${turkishPercent(kinds.notes)} daha olası kılar.`,
      ],
      also: 'şans ihtimal oran renk çeşit',
    },
    {
      id: 'research',
      question: 'Araştırma nedir, ne kazandırır?',
      answer: [
        `Pokedex sayfasında her türün bir avuç işi vardır: birkaç tane yakala, saatinde karşılaş, biriyle kazan, birini evrimleştir. Herhangi ${turkishNumber(kinds.study.sketch)} tanesi taslak, ${turkishNumber(kinds.study.tasks)} tanesi inceleme eder; ikisi de birkaç sikke verir, kimsenin takas etmesi ya da şanslı olması gerekmez. Oyun kendiliğinden sayar, hiçbir şeyin süresi dolmaz.`,
        `Bir türü inceleyen, parıltılısına ${turkishNumber(kinds.study.times)} kat sık rastlar: ${kinds.shiny.oneIn} yerine ${kinds.study.oneIn} canlıda bir, temelli ve tılsımlardan önce. Nazik yol budur; onu hızlandıran başka yol yok.`,
        'İncelenen tür sayısıyla unvanlar gelir, birini adının yanında taşırsın; eğitmen kartının çerçevesi de güzelleşir. Uzak kalan hiçbirini yitirmez.',
        { links: [{ to: '/pokedex', text: 'Pokedex’i aç' }] },
      ],
      also: 'iş inceleme taslak unvan çerçeve parıltılı şans pokedex not',
    },
    {
      id: 'finds',
      question: 'Haritalarda ne var, yemişler bozulur mu?',
      answer: [
        'Yerde toplar ve keseler durur, her biri senin için bir kez: yanına git ve düğmeye, Enter’a bas ya da dokun. Başkaları meraklı birinin bakacağı yerde gizlidir: fıçılarda, kütüklerde, taş arkalarında. Levhalar ve insanlar ipucu verir.',
        'Yemişler her gün yetişir; gün UTC gece yarısında başlar. Bir çalının suyu matarana bir yudumdur. Olgunlar seni istediğin kadar bekler: uzak kalan bir şey yitirmez.',
      ],
      also: 'eşya zemin bul gizli yemiş çalı levha oku bak al hazine',
    },
    {
      id: 'hours',
      question: 'Saat ve hava neyi değiştirir?',
      answer: [
        `Emberwild’da bir gün, herkes için aynı anda, ${hours.reduce((sum, { minutes }) => sum + minutes, 0)} gerçek dakika sürer: ${turkishList(
          hours.map(({ hour, minutes }) => `${hourWords.names[hour].toLocaleLowerCase('tr')} ${minutes}`),
        )}. Bazı canlılar yalnız belli saatlerde gelir.`,
        'Bir haritanın havası her beş dakikada, herkes için aynı anda değişir. Bazı canlılar yalnız siste, yağmurda ya da karda gelir, bazıları sevdiği havada daha sık; hangileri olduğunu Pokedex söyler.',
        'Savaştaki hava başka iştir: onu hamleler getirir, orada sayılır.',
      ],
      also: 'zaman saat şafak gündüz akşam gece yağmur güneş mevsim sis kar yaprak hava',
    },
  ],
});
