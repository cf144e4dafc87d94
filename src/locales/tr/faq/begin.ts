import type { FaqChapter, FaqFacts } from '../../en/faq/types.ts';
import { numberWords } from '../../format.ts';
import { turkishList } from '../counted.ts';
import { turkishNumber } from './spelt.ts';

/** What newcomers ask first. */
export const turkishBeginningChapter = ({
  starters,
  newcomer,
  name,
  password,
  teamSize,
  species,
}: FaqFacts): FaqChapter => ({
  id: 'beginning',
  title: 'Başlangıç',
  questions: [
    {
      id: 'begin',
      question: 'Nasıl başlarım?',
      answer: [
        `Kayıt ol, ${turkishNumber(starters)} ilk canlıdan birini seç ve Haritalar’ı aç. Uzun otta, ormanda, kumda, kıyıda ya da kayalıkta yürü: yabani canlılar orada yaşar.`,
        {
          links: [
            { to: '/signup', text: 'Kayıt ol' },
            { to: '/maps', text: 'Haritaları aç' },
          ],
        },
      ],
      also: 'başla yeni hesap ilk canlı ilk adım',
    },
    {
      id: 'bag',
      question: 'Başlangıçta neyim var?',
      answer: [
        `${newcomer.level}. seviyeden bir ilk canlı, ${numberWords(newcomer.coins)} sikke ve şunlar: ${turkishList(newcomer.balls)}.`,
        `Takımında ${turkishNumber(teamSize)} canlılık yer var. Bulunacak ${species} tür var.`,
      ],
      also: 'sikke top başlangıç kaç canlı tür',
    },
    {
      id: 'password',
      question: 'Hangi adı ve parolayı seçebilirim?',
      answer: [
        `Bir adda A’dan Z’ye ${name.least}–${name.most} harf (aksanlılar, ø ya da ß gibi harfler de olur), rakam, nokta, çizgi ve tek boşluk bulunur. Kimsenin adı seninkiyle aynı ya da ona benzer olamaz: büyük harf, boşluk ve aksan fark yapmaz; o yerine 0, l ya da i yerine 1 de.`,
        `Parolada en az ${password.least} karakter olur, hangilerini istersen. ${password.least} tanesi yeter, fazlası daha akıllıca: onu tahmin eden senin yerine oynar. Art arda üç dört sözcük kolay hatırlanır, zor tahmin edilir.`,
        'Oyun e-posta adresi sormaz, o yüzden unutulan parolayı yollayamaz: kayıt olurken aldığın kurtarma kodlarını sakla. Sunucu parolanın kimsenin okuyamayacağı karışık bir biçimini tutar.',
      ],
      also: 'hesap güvenlik giriş unuttum kısa karakter e-posta',
    },
    {
      id: 'walk',
      question: 'Nasıl yürürüm?',
      answer: [
        'Ok tuşlarıyla (çapraz için ikisi birden), W A S D ile, sayı takımıyla, oyun koluyla ya da ekrandaki yön tuşlarıyla. Sürdürmek için bir yönü basılı tut. Ya da haritada bir yere dokun veya tıkla: boş karelerden oraya yürürsün, bir canlı çıkana ya da sen bir adım atana dek. Soluk yönler kapalıdır. Sayfanın altındaki Kontroller bütün tuşları ve düğmeleri sayar.',
      ],
      also: 'hareket kontrol tuş dokunma yön',
    },
  ],
});
