import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** What happens in a battle. */
export const turkishBattlesChapter = ({ statusPower }: FaqFacts): FaqChapter => ({
  id: 'battles',
  title: 'Savaşlar',
  questions: [
    {
      id: 'effective',
      question: '“Çok etkili” ve “ultra etkili” ne demek?',
      answer: [
        'Her hamlenin bir tipi var, her canlının da. Uyan hamle iki kat (çok etkili) ya da dört kat (ultra etkili) hasar verir. Hamlelerinin yanındaki işaret bunu seçmeden önce gösterir.',
        { links: [{ to: '/typechart', text: 'Tip tablosunu aç' }] },
      ],
      also: 'tip zayıflık direnç bağışık hasar',
    },
    {
      id: 'status-moves',
      question: 'Hırlama neden hasar verir?',
      answer: [
        `Burada her hamle vurur. Değerlere ve sağlığa ettikleriyle bilinenlerin gücü ${statusPower}, gerisini yanında yaparlar. Böylece hiçbir seçim boşa giden sıra olmaz; yalnız hırlaşan iki canlı da bir sona varır.`,
        'AttackDex onları Durum sınıfında, ne yaptıklarını sözle yazarak sayar.',
        { links: [{ to: '/attackdex?class=status', text: 'AttackDex’te gör' }] },
      ],
      also: 'durum hamle güç 30 değer hırlama zayıf',
    },
    {
      id: 'great-moves',
      question: 'Büyük hamle nedir?',
      answer: [
        'En güçlülerden biri: Max ya da G-Max ile başlayanlar ve gücü 200 olup bir şeye mal olmayan başkaları. Bir takımın bir savaşta bir tanesi vardır. Kim kullanırsa kullansın, tutsun tutmasın, sonraki her biri boşa gider; düğmesi de bunu söyler.',
        'O yüzden doğru anı beklemek değer. Karşı tarafın da yalnız bir tanesi var.',
        { links: [{ to: '/attackdex?q=great+move', text: 'AttackDex’te gör' }] },
      ],
      also: 'max g-max en güçlü bir kez sınır kullanıldı',
    },
    {
      id: 'order',
      question: 'Önce kim vurur?',
      answer: [
        'Bazı hamleler ötekilerin hepsinden önce ya da sonra gelir ve bunu söyler. Yoksa daha hızlı canlı önce vurur; ikisi denkse zar karar verir.',
      ],
      also: 'hız öncelik sıra tur',
    },
    {
      id: 'switch',
      question: 'Savaşta canlımı değiştirebilir miyim?',
      answer: [
        'Evet: Saldır’ın yanındaki iki oklu düğme başkasına geçer. Bu senin sıran olur ve her hamleden önce gelir: yeni canlı rakibin yaptığına katlanır. Kapandaki, dinlenmesi gereken ya da bir hamlenin ortasındaki canlı geri alınamaz.',
      ],
      also: 'değiştir takım canlı kapan',
    },
    {
      id: 'opponents',
      question: 'Rakip hile yapıyor mu?',
      answer: [
        'Hayır. Onun yerinde sen ne bilirdin, onu bilir: canlılarının türünü, çeşidini, seviyesini ve gösterdiklerini. Yabaniler herhangi bir hamleyi, oyuncular ve antrenman arkadaşları en çok şey vaat edeni seçer; salon liderlerinin çoğu bir tur ilerisini düşünür.',
      ],
      also: 'adil bilgisayar yapay zekâ haksız lider',
    },
    {
      id: 'lose',
      question: 'Kaybedince ne kaybederim?',
      answer: [
        'Zamandan başka bir şey değil; altın savaşında bahsi. Canlıların her savaşa sapasağlam girer, senden kimse alınmaz.',
      ],
      also: 'yenilgi kayıp bayılma iyileşme sağlık can para',
    },
    {
      id: 'why-lost',
      question: 'Neden kaybettim?',
      answer: [
        'Yenilginin sayfası neyin belirlediğini söyler, tip mi, hız mı, seviye mi, ve neyin yardım edeceğini. Profilinde son savaşlarını adım adım yeniden izleyebilirsin.',
        { links: [{ to: '/profile', text: 'Profilin' }] },
      ],
      also: 'tekrar yeniden izle inceleme neden yenilgi yardım',
    },
    {
      id: 'flask',
      question: 'Savaşın ortasında nasıl iyileştiririm?',
      answer: [
        'Saldır’ın yanındaki matarayla. Üç yudumu var; her biri ayakta duran bir canlının canının yarısını geri verir, bekleyeninkini de, ve rahatsızlığını bitirir. Bu senin sırandır, ardından sıra rakibindir.',
        'Yanından geçince kuyu matarayı doldurur; kasabalarda bulunur. Olgun yemişler bir yudum verir. Oyuncu ve altın savaşlarında kapalı kalır.',
      ],
      also: 'matara yudum iksir iyileş kuyu iç can',
    },
    {
      id: 'run-away',
      question: 'Yabani bir canlıdan nasıl kaçarım?',
      answer: [
        'Saldır’ın yanındaki koşan figürle. En az onun kadar hızlı olan kesin kurtulur; yavaşlar için her denemede kolaylaşır, boşa giden deneme sıraya mal olur. Kapandaki, dinlenmesi gereken ya da bir hamleye bağlı canlı kaçamaz.',
        'Hiçbir şey kazanılmaz, yitirilmez; zafer serin de sürer. Başka savaşlardan kaçılmaz.',
      ],
      also: 'kaç kurtul yabani ayrıl',
    },
    {
      id: 'flee',
      question: 'Bir savaşı nasıl bırakırım?',
      answer: [
        'Bırakıp git, yeter: seni olduğu gibi bekler. Başka bir savaş onun yerini alırsa ilki kaçış sayılır; oyun bundan önce sorar.',
      ],
      also: 'kaç bırak vazgeç çık duraklat',
    },
  ],
});
