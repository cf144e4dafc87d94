import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';

/** Questions about other players, and about what the operator does. */
export const turkishOthersChapter = ({ mostBlocked, mostReports, mostAppeals }: FaqFacts): FaqChapter => ({
  id: 'others',
  title: 'Başka oyuncular',
  questions: [
    {
      id: 'card',
      question: 'Başkaları benim, ben onların nesini görürüm?',
      answer: [
        'Eğitmen sayfasını: ad ve görünüş, kaç canlı, tür ve ilan, ne zamandan beri, rozetler ve başarılar, en çok altı gözde, en nadir yakalama, kazanılan savaşlar ve yapılan takaslar. Başka birininkini Takas bul’da, bir teklifte ya da eski takaslarında adın yanındaki üç noktayla, eski savaşlarında rakibin adıyla açarsın. Takım, sikke ve eşyalar gizli kalır.',
        'Profilin kendi sayfana götürür, başkaları nasıl görüyorsa öyle; adresini herkese, oynamayanlara da verebilirsin. Hesabında özel yapabilirsin: o zaman başkaları bu adda kimse olmadığını okur.',
        {
          links: [
            { to: '/profile', text: 'Profilin' },
            { to: '/account', text: 'Hesabın' },
          ],
        },
      ],
      also: 'profil açık sayfa kart rakip eğitmen görünür gizlilik',
    },
    {
      id: 'report',
      question: 'Biri kırıcı bir ad kullanıyor ya da pazarı ilana boğuyor. Ne yapabilirim?',
      answer: [
        'Adın yanındaki üç noktaya bas ve Bildir’i seç. Ad, ilan ya da bir canlının takma adı mı olduğunu söyle, nedeni seç, yararsa birkaç söz ekle. Oyunun yönetimi her bildirimi okur; kimin yolladığı başkasına söylenmez.',
        `Aynı şeyi yalnız bir kez bildirebilir, aynı anda ${mostReports} açık bildirim tutabilirsin. Biri seni rahatsız ediyorsa onu engelleyebilirsin de.`,
      ],
      also: 'bildir taciz yönetim hakaret istenmeyen dolandırıcılık hile kaba',
    },
    {
      id: 'block',
      question: 'Birinden nasıl kurtulurum?',
      answer: [
        `Oyuncuyu adının yanındaki üç noktayla ya da eğitmen kartında engelle. O zaman birbirinizin ilanlarını görmez, teklif vermez, savaşmazsınız; aranızdaki açık teklifler biter. ${mostBlocked} oyuncu engelleyebilirsin. Hesap sayfan onları listeler ve her birinin engelini kaldırmana izin verir.`,
        { links: [{ to: '/account', text: 'Hesabın' }] },
      ],
      also: 'engelle engeli kaldır yok say sustur teklif can sıkıcı gizle',
    },
    {
      id: 'suspended',
      question: 'Bir hesabın askıda olması ne demek?',
      answer: [
        'Yönetim, oyuncusunun bir süre ya da temelli oynamamasına karar vermiştir. Giriş sayfası nedenini ve ne zamana dek olduğunu söyler. Canlılar, eşyalar ve sikkeler kalır; ilanlar pazardan çekilir, askı bitince geri gelir; açık teklifler biter. Askıdaki oyuncu hesabı hakkında saklananları yine kaydedebilir ve hesabını silebilir.',
      ],
      also: 'yasak askı kilitli uyarı ceza yönetim',
    },
    {
      id: 'appeal',
      question: 'Askıya alındım ve bunun yanlış olduğunu düşünüyorum.',
      answer: [
        `İtiraz et: giriş yap, nedenin altına askının neden kalkması gerektiğini yazabilirsin. Aynı anda bir itiraz açık olur, bir askıya ${mostAppeals} itiraz edilir. Yönetim yanıtlar; okumak için sonra yeniden giriş yap.`,
      ],
      also: 'itiraz yasağı kaldır askı yanlış',
    },
  ],
});
