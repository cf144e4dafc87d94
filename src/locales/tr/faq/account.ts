import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { turkishCapital } from '../counted.ts';
import { turkishNumber } from './spelt.ts';

/** Questions about password, sessions, stored data and the end of an account. */
export const turkishAccountChapter = ({ recoveryCodes, mostSessions, guestDays }: FaqFacts): FaqChapter => ({
  id: 'account',
  title: 'Hesabın',
  questions: [
    {
      id: 'guest',
      question: 'Kayıt olmadan oynayabilir miyim?',
      answer: [
        `Evet: giriş sayfasında Konuk olarak oyna’ya bas. Bir ad alırsın, her şey her oyuncununki gibi saklanır. Ama seni yalnız tarayıcın tanır: çıkış yaparsan ya da ${guestDays} gün uğramazsan hesabın silinir. Konuklar takas edemez.`,
        'İstediğin zaman profilinde, Hesap altında parola seç. Adın ve her şeyin kalır, kurtarma kodları alırsın, takas edebilir ve her yerden giriş yapabilirsin.',
      ],
      also: 'konuk adsız dene hesapsız parola kayıt',
    },
    {
      id: 'forgotten',
      question: 'Artık giriş yapamıyorum. Ne yapabilirim?',
      answer: [
        'Parolanı unuttuysan giriş sayfasında Parolanı mı unuttun?’a bas ve kurtarma kodlarından biriyle yenisini seç. Hesabının bütün oturumları bununla sona erer.',
        'Kodun kalmadıysa bu sunucuyu işletene sor: sana yeni bir parola verebilir. Oyun e-posta adresini bilmez, o yüzden kimse sana bir şey yollayamaz.',
      ],
      also: 'unuttum kayıp parola sıfırla kurtar e-posta kilitli',
    },
    {
      id: 'codes',
      question: 'Kurtarma kodları nedir?',
      answer: [
        `${turkishCapital(turkishNumber(Number(recoveryCodes)))} tane, harf ve rakamlardan oluşan sözcük; her biri unutulan bir parolanın yerine bir kez geçer. Kayıt olurken alırsın; istersen geç. Profilinde, Hesap altında parolanla yenilerini yaparsın: eskileri geçersiz olur. Yalnız yapıldıklarında gösterilirler, o yüzden başkasının bulamayacağı yere yaz ya da kaydet.`,
      ],
      also: 'yedek kod kurtarma güvenlik',
    },
    {
      id: 'sessions',
      question: 'Nerede giriş yaptım, başkalarını nasıl çıkarırım?',
      answer: [
        `Profilindeki Hesap, oturumlarını listeler, en çok ${mostSessions} tane, tarayıcı ve sistem adıyla. Ötekileri bitir düğmesi, buradan başka her yerde çıkış yapar. Otuz gün kullanılmayan oturum kendiliğinden biter.`,
        'Parolanı başka biri biliyor olabilirse orada değiştir: öteki oturumların hepsi bununla biter. Sonra yeni kurtarma kodları yap.',
      ],
      also: 'değiştir yeni parola oturum cihaz çalıntı telefon çıkış',
    },
    {
      id: 'export',
      question: 'Sunucu benim hakkımda ne saklar?',
      answer: [
        'Oyunda yaptığın her şeyi, adını, oturumlarını ve parolanı kimsenin okuyamayacağı bir özet olarak. Profilindeki Hesap’ta bunu dosya olarak indiren bir düğme var. Oyunun zarları sunucuda kalır: ne geleceğini söylerlerdi.',
      ],
      also: 'gizlilik veri dışa aktar indir',
    },
    {
      id: 'farewell',
      question: 'Hesabımı temelli kapatabilir miyim?',
      answer: [
        'Evet, profilinde, Hesap altında, parolanla. Canlıların, eşyaların, sikkelerin ve rekorların temelli gider, adın başkalarına açılır. İlanların ve tekliflerin biter, ilgili oyunculara söylenir. Takasların başkalarının geçmişinde adın olmadan kalır; başkalarının senin takımına karşı yaptığı savaşlar, yenileri onları itene dek adını tutar. Askıdaysan düğmeyi giriş sayfasında, nedenin altında bulursun.',
      ],
      also: 'sil kaldır çık bırak hesap',
    },
  ],
});
