import type { FaqChapter } from '../../en/faq/types.ts';

/** Questions about settings and accessibility. */
export const turkishComfortChapter = (): FaqChapter => ({
  id: 'comfort',
  title: 'Kendi bildiğince oynamak',
  questions: [
    {
      id: 'settings',
      question: 'Bütün ayarlar nerede, öteki cihazlarımda da geçerli mi?',
      answer: [
        'Ayarlar her sayfanın üstünde ve altında: açık ve koyu, karşıtlık, yüzde 80’den 200’e yazı, Sakin mod, animasyonların ve yazıların hızı, ses düzeyleri, sorular, soldaki yön tuşları ve dahası. Hemen geçerli olurlar.',
        'Hesabında saklanır ve seninle her cihaza gelirler. Giriş yapmadan ve bağlantısızken tarayıcıda dururlar. Girişte hesabındakiler geçerli olur; o cihazda önce seçtiklerin Ayarlar’da durur.',
        { links: [{ to: '/settings', text: 'Ayarlar' }] },
      ],
      also: 'seçenek tercih karşıtlık yazı boy büyük yakınlaştır solak titreşim hız yavaş bekle saat renk dil',
    },
    {
      id: 'calm',
      question: 'Animasyonlar bana fazla geliyor.',
      answer: [
        'Sayfanın altında Sakin modu aç: hiçbir şey sarsılmaz, parlamaz, boşa kıpırdamaz. Bir tıklama ya da tuş her savaş animasyonunu geçer.',
        'Sistemin az hareket istiyorsa Sakin mod baştan açıktır. Burada seçtiğin ondan önce gelir. Ayarlar’da bir tur her hamleden sonra seni bekleyebilir de.',
      ],
      also: 'sakin az hareket parlama sarsıntı epilepsi erişilebilirlik animasyon geç',
    },
    {
      id: 'night',
      question: 'Burası bana çok parlak. Gece gibi oynayabilir miyim?',
      answer: [
        'Sayfanın altında Koyu’yu seç, ya da Açık’ı, ya da sistemine uymak için Sistem’i. Ayarlar’da yüksek karşıtlık da var.',
      ],
      also: 'koyu mod tema açık renk gece',
    },
    {
      id: 'sound',
      question: 'Sesi nasıl ayarlar ya da kapatırım?',
      answer: [
        'Her sayfanın altındaki Ses’te müzik, efektler ve canlı sesleri için birer düzey ve her şeyi susturan bir düğme var. M tuşu da susturur, bir haritanın yanındaki hoparlör de. Hatırlanır.',
        'İlk basışından önce hiçbir şey ses çıkarmaz. Tarayıcın veri tasarrufundaysa müzik sen isteyene dek bekler.',
      ],
      also: 'müzik efekt ses yüksek kısık sessiz düzey m tuş kulaklık',
    },
    {
      id: 'screen-reader',
      question: 'Ekran okuyucuyla ya da faresiz oynayabilir miyim?',
      answer: [
        'Evet. Çizilen her şey yazılıdır da, her denetim gerçek bir denetimdir ve harita her adımdan sonra nereye gidebileceğini söyler. Savaşta 1–4 tuşları hamle seçer, Enter onaylar. Oyun kolunda yön düğmesi denetimden denetime gider, A basar, omuz düğmeleri haritada aynısını yapar.',
        'Her sayfanın ilk düğmesi, giriş yapmadan önce de, metin modunu açar. Sonraki soru onu anlatır.',
      ],
      also: 'erişilebilirlik görme engelli klavye nvda voiceover tuş yakınlaştır',
    },
    {
      id: 'text-mode',
      question: 'Metin modu nedir, hangi komutları bilir?',
      answer: [
        'Metin modu haritaları ve savaşları cümlelerle anlatır ve yazılan komutları alır: b batıya yürür, bak her yönde ne olduğunu söyler, git dükkân boş karelerden dükkâna yürür, savaş bir savaş başlatır, 2 ikinci hamleyi kullanır, top bir top atar. Boş satırda Enter devam eder. Hepsi için yardım yaz. Satır boşken ok tuşları yürütür; Escape yürüyüşü durdurur; / tuşu satıra götürür.',
        'Her sayfanın ilk düğmesi onu açar ve kapatır: yeni sayfada bir kez Tab’a bas. Bu tarayıcı hatırlar. O zaman haritalar ve savaşlar çizilmez, bu yüzden yavaş cihazlara ve yazmayı sevenlere de uyar; metin modundaki bir kutu resmi yanında gösterir.',
        'Her adım zemini gibi ses verir; solda ya da sağda boğuk bir vuruş o yandaki duvarı söyler.',
      ],
      also: 'erişilebilirlik görme engelli modu ekran okuyucu komut yaz klavye metin macera yavaş bilgisayar git bak',
    },
    {
      id: 'gamepad',
      question: 'Oyun koluyla oynayabilir miyim?',
      answer: [
        'Tak ve bir düğmeye bas. Haritalarda sol çubuk ya da yön düğmesi yürütür, omuz düğmeleri denetimden denetime gider; başka her yerde bunu yön düğmesi yapar. A basar, B açık olanı kapatır, animasyon oynarken her düğme onu geçer. Ayarlar’da başka düğmeler ve başka tuşlar seçebilirsin.',
      ],
      also: 'kumanda joystick xbox playstation',
    },
    {
      id: 'phone',
      question: 'Telefonda çalışır mı?',
      answer: [
        'Evet, dikey de yatay da. Yön tuşları yürütür: sürdürmek için bir oku basılı tut, dönmek için kaydır. Haritada kaydırmak da, parmak durdukça. Ayarlar yön tuşlarını taşır, boyutunu değiştirir, saydamlaştırır, sola alır ya da gizler; haritaya uzun basmak geri getirir. Savaşta resme dokunmak turun sonuçlarından devam eder. İstediğin kadar yakınlaştırabilirsin.',
      ],
      also: 'mobil dokunma tablet android iphone yakınlaştır',
    },
    {
      id: 'hints',
      question: 'Küçük ipuçları nereden geliyor, nasıl durdururum?',
      answer: [
        'Oyunun her köşesi sana bir kez, küçük bir kartta, ne işe yaradığını anlatır. Bu sayfanın sonunda bunu kapatabilir ya da hepsini yeniden görebilirsin.',
      ],
      also: 'öğretici yardım ipucu kart kapat',
    },
  ],
});
