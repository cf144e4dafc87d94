import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { turkishList } from '../counted.ts';
import { turkishRegion } from '../ids.ts';
import { turkishNumber, turkishPercent } from './spelt.ts';

/** Leaders, users, partners, and trading. */
export const turkishChallengesChapter = ({ gyms, mostOffered, prizes }: FaqFacts): FaqChapter => ({
  id: 'challenges',
  title: 'Salonlar ve başka oyuncular',
  questions: [
    {
      id: 'gyms',
      question: 'Salonlar nasıl işler?',
      answer: [
        `Şu bölgelerin her birinde ${turkishNumber(gyms.leaders)} lider ve bir şampiyon var: ${turkishList(gyms.regions.map(turkishRegion))}; toplam ${gyms.all}, takımları ${turkishNumber(gyms.team.least)} ile ${turkishNumber(gyms.team.most)} canlı arası. İlk bölge açıktır; her biri, öncekinin bütün liderleri yenilince açılır, sırası sana kalmış. Şampiyon, bölgenin bütün liderlerinin yenilmesini ister.`,
        { links: [{ to: '/gymbattle', text: 'Salonlara' }] },
      ],
      also: 'lider rozet bölge şampiyon aç',
    },
    {
      id: 'prizes',
      question: 'Bir salon ne öder?',
      answer: [
        `Bir lidere karşı ilk zafer yolun başında ${numberWords(gyms.coins.least)}, sonunda ${numberWords(gyms.coins.most)} sikke öder; ne kadar olduğu kartında yazar. Rövanş sikkelerin ${turkishPercent(gyms.rematchPercent)} kadarını ve tecrübenin tümünü öder, istediğin kadar.`,
      ],
      also: 'ödül sikke rövanş yeniden lider',
    },
    {
      id: 'quests',
      question: 'Görevler nedir?',
      answer: [
        'Her gün üç küçük, her hafta (pazartesiden) bir büyük iş, her birinde sikke ve arada birkaç top. Liste tarihe ve sana göredir; yenileri UTC gece yarısında gelir. Oyun gece yarısından beri yaptıklarını, listeye bakmadan önce de sayar.',
        'Biten görev, ödülünü alman için yedi gün bekler. Hiçbirini yapmayan bir şey yitirmez: sürdürülecek gün serisi ve yalnız görevlerin verdiği bir şey yok.',
        'Bunlardan başka her bölgenin bir dizisi var: insanları art arda bir şeyler ister, sonunda bir unvan olur. Dizinin tarihi yok; önceki bölgeden üç rozetle açılır, önceden yaptığın sayılır.',
        { links: [{ to: '/quests', text: 'Görevlerin' }] },
      ],
      also: 'günlük haftalık iş görev ödül bugün seri dizi bölge unvan',
    },
    {
      id: 'achievements',
      question: 'Başarılar nedir?',
      answer: [
        'Yaptıkların için kırk altı madalya: türler, rozetler, savaşlar, takaslar, haritalar ve daha fazlası. Biçimi ne için olduğunu, bakır, gümüş ve altın ne kadar ilerlediğini söyler. Oyun ilk gününden sayar, madalyalardan önce yaptıklarını da; ulaşılan kalır, başkaları eğitmen sayfanda görür.',
        { links: [{ to: '/profile?tab=achievements', text: 'Başarıların' }] },
      ],
      also: 'madalya kupa ödül hedef ilerleme bakır gümüş altın',
    },
    {
      id: 'users',
      question: 'Başka oyuncuların kendileriyle mi savaşırım?',
      answer: [
        'Takımlarının şimdiki bir kopyasıyla savaşırsın, onu oyun yönetir. Onlar bundan ne kazanır ne yitirir, orada olmaları da gerekmez. Denk biri bulunmazsa yerine bir ev takımı çıkar.',
        { links: [{ to: '/userbattle', text: 'Rakip bul' }] },
      ],
      also: 'pvp çok oyunculu çevrimiçi oyuncu savaşı',
    },
    {
      id: 'lower-prizes',
      question: 'Bir ödül neden öncekinden küçük?',
      answer: [
        `Aynı gün aynı oyuncuya karşı her zafer, sonraki ödülü ${turkishPercent(prizes.fall)} düşürür; seninkinden çok zayıf bir takım da az öder. Ev takımları ve bugün yenmediğin başkaları tam öder. Tecrübe kalır.`,
        `Oyuncu ve altın savaşları birlikte günde en çok ${numberWords(prizes.dayMost)} sikke öder, koyduğun bahis düşülür; oyuncu savaşları da ${numberWords(prizes.opponents)} ayrı oyuncununkini. Gün UTC gece yarısında başlar. Ödülü tam ödenemeyecek yerde altın savaşı bahis almaz.`,
      ],
      also: 'düşük az sınır günlük sikke oyuncu altın yeniden aynı',
    },
    {
      id: 'training',
      question: 'TP savaşı ne işe yarar?',
      answer: [
        'Takımının üyeleri kadar arkadaş, hepsi seçtiğin tipten ve senden biraz zayıf. Bütün savaşlar içinde en çok tecrübeyi getirirler, sikke getirmezler.',
        { links: [{ to: '/expbattle', text: 'Antrenman yap' }] },
      ],
      also: 'antrenman tecrübe seviye',
    },
    {
      id: 'trading',
      question: 'Başka oyuncularla takas edebilir miyim?',
      answer: [
        `Evet. Pokemonların’daki “Takasa koy” bir canlıyı herkesin göreceği biçimde takasa koyar; başkaları ona kendi canlılarından bir ile ${turkishNumber(mostOffered)} arası teklif edebilir. Teklifler İlanların’a gelir, orada kabul eder ya da geri çevirirsin; kendi verdiklerin Tekliflerin’de durur.`,
        'Takımındakiler ve gözdeler verilemez: önce birini Takımın’da takımdan çıkar. Takas edilen seviyesini, tecrübesini ve hamlelerini korur, bütün sahiplerini hatırlar.',
        {
          links: [
            { to: '/trades', text: 'İlanların' },
            { to: '/offers', text: 'Tekliflerin' },
          ],
        },
      ],
      also: 'takas değiş teklif ver',
    },
    {
      id: 'trade-safety',
      question: 'Takasta biri beni kandırabilir mi?',
      answer: [
        'Gördüğünü alırsın: teklif edilen bir canlı tekliften beri türünü, seviyesini ya da hamlelerini değiştirdiyse kabul geri çevrilir ve iki taraf farkı görür. Takasa koyduğun canlıya başka hamleler, ona verilen teklifleri bitirir: teklif edilenler yine serbesttir, teklif veren öğrenir. Bütün canlılar tek seferde el değiştirir ya da hiç; onlara verilen her başka teklif biter.',
      ],
      also: 'dolandırıcılık hile takas güvenli teklif değişti',
    },
  ],
});
