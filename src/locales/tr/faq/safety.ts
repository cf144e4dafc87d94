import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about interrupted games, several windows and stored data. */
export const turkishSafetyChapter = ({ mostSessions }: FaqFacts): FaqChapter => ({
  id: 'safety',
  title: 'İlerlemen',
  questions: [
    {
      id: 'closed',
      question: 'Savaşın ortasında sayfayı kapattım. Gitti mi?',
      answer: [
        import.meta.env.TRIAL
          ? 'Hayır. Bu tarayıcı her savaşı olduğu gibi saklar. Ana sayfadan ona dön.'
          : 'Hayır. Sunucu her savaşı olduğu gibi saklar. Herhangi bir cihazda giriş yap ve ana sayfadan ona dön.',
      ],
      also: 'kaydet sürdür yenile çökme cihaz',
    },
    {
      id: 'connection',
      question: 'Savaşta bağlantı koparsa ne olur?',
      answer: [
        import.meta.env.TRIAL
          ? 'Sürer: tadımlık tarayıcında oynanır. Bağlantıyı yalnız henüz açmadığın sayfalar ister.'
          : 'Savaş bekler; sen yokken kimse vurmaz. Son seçimin sunucuya ulaştıysa bir kez oynanmıştır, dönünce durumu görürsün. Ulaşmadıysa yeniden seçersin.',
      ],
      also: 'çevrimdışı ağ gecikme kopma internet kayıp',
    },
    {
      id: 'windows',
      question: 'Aynı anda iki pencerede oynayabilir miyim?',
      answer: [
        `Oynayabilirsin. İkisinin ardında tek oyuncu, tek yürüyüş, tek savaş vardır. Geri kalan pencere, savaşın bu arada ilerlediğini söyler ve durumu gösterir; ötekinde yaptığını hiç geri alamaz. Birinde çıkış, o tarayıcının öteki pencerelerinde de çıkıştır. ${mostSessions} tarayıcıda açık kalabilirsin; bir giriş daha en eskisini bitirir.`,
      ],
      also: 'sekme tarayıcı ikinci cihaz oturum çıkış',
    },
    {
      id: 'fair',
      question: 'Şansım yaver gidene dek yeniden yükleyebilir miyim?',
      answer: [
        import.meta.env.TRIAL
          ? 'Hayır. Her zar düştüğü gibi kalır: çıkan canlı, atış, tur. Okuduğun şanslar, zarın atıldığı şanslardır.'
          : 'Hayır. Her zar sunucuda atılır ve düştüğü gibi kalır: çıkan canlı, atış, tur. Okuduğun şanslar, zarın atıldığı şanslardır.',
      ],
      also: 'rastgele şans zar hile yenile adil',
    },
    {
      id: 'absence',
      question: 'Yokken bir şey yitirir miyim?',
      answer: [
        'Hayır. Hiçbir şeyin süresi dolmaz, hiçbir şey oynadığın günleri saymaz. Bir ay sonra dönen canlılarını, sikkelerini ve başarılarını bıraktığı gibi bulur. Görevler günle değişir, ama biten biri ödülünü yedi gün saklar ve hiçbir görev art arda gün istemez.',
      ],
      also: 'günlük seri giriş ara tatil yok dönüş',
    },
    {
      id: 'kept',
      question: 'Oyun tarayıcımda ne saklar?',
      answer: [
        'Seni oturumda tutan anahtarı, profilin ve savaşın hakkında son bildiğini, Sakin mod ile geceyi sevip sevmediğini ve hangi ipuçlarını gördüğünü. Hiçbiri oyundan başkası için değil.',
      ],
      also: 'gizlilik çerez depo veri izleme',
    },
  ],
});
