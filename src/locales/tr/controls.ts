import type { controlsWords } from '../en/controls.ts';

const words: typeof controlsWords = {
  title: 'Kontroller',
  text: 'Her şey bunların her biriyle yapılabilir.',
  label: 'Cihaz',
  or: 'ya da',
  change: 'Tuşları ve düğmeleri değiştir',
  devices: [
    {
      value: 'keys',
      name: 'Klavye',
      rows: [
        {
          what: 'Yürümek',
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Ok tuşları', 'W A S D', 'Sayı takımı'],
          note: 'İkisi birden çapraz yürütür; basılı tutmak sürdürür.',
        },
        { what: 'Hamle seçmek', actions: ['attack1', 'attack2', 'attack3', 'attack4'], note: '' },
        { what: 'Onaylamak, devam etmek', actions: ['confirm'], note: '' },
        { what: 'Yabani bir canlıdan kaçmak', actions: ['run'], note: 'Birkaç deneme gerekebilir.' },
        { what: 'Mataradan içmek', actions: ['drink'], note: 'Sırayı harcar. Kuyu doldurur.' },
        {
          what: 'Bir animasyonu geçmek',
          with: ['Herhangi bir tuş'],
          note: 'Başka bir şey yapmaz. Tab, Page Up, Page Down ve F5 hep yaptıklarını yapar.',
        },
        {
          what: 'Savaşların hızı',
          actions: ['speed'],
          note: 'Normal, iki kat ya da dört kat hızlı; hatırlanır.',
        },
        {
          what: 'Savaşta geriye bakmak',
          actions: ['earlier', 'later'],
          note: 'Bir tur önce, bir tur sonra; Esc şimdiye döner.',
        },
        {
          what: 'Denetimden denetime gitmek',
          with: ['Tab', 'Shift + Tab'],
          note: 'Ok tuşları bir seçimi değiştirir.',
        },
        { what: 'Menüyü ya da sayfayı kapatmak', with: ['Esc'], note: '' },
        {
          what: 'Oyunu susturmak, seslendirmek',
          actions: ['mute'],
          note: 'Ses düzeyleri her sayfanın altında, Ses’te.',
        },
        {
          what: 'Tam ekran ve geri',
          actions: ['fullscreen'],
          note: 'Tarayıcı yapabiliyorsa; her sayfanın altında bir düğme var.',
        },
        {
          what: 'Komut satırına gitmek',
          actions: ['commands'],
          note: 'Metin modunda; onu her sayfanın ilk düğmesi açar.',
        },
      ],
    },
    {
      value: 'touch',
      name: 'Dokunma',
      rows: [
        {
          what: 'Yürümek',
          with: ['Yön tuşları', 'Haritada kaydırma'],
          note: 'Sürdürmek için parmağını tut, dönmek için kaydır. Fare de öyle sürükler.',
        },
        {
          what: 'Yön tuşlarını geri getirmek',
          with: ['Haritada uzun basma'],
          note: 'Ayarlar onları taşır, boyutunu değiştirir, saydamlaştırır ya da gizler.',
        },
        {
          what: 'Bir yere yürümek',
          with: ['Haritaya dokunma'],
          note: 'Bir canlı çıkınca ya da elle bir adımda biter. Fare de öyle tıklar.',
        },
        {
          what: 'Hamle ya da top seçmek',
          with: ['Ona dokunma'],
          note: 'Sonra Saldır’a ya da Topu at’a dokun. Fare de öyle tıklar.',
        },
        {
          what: 'Turdan sonra devam etmek',
          with: ['Devam', 'Savaşın resmi'],
          note: 'Birine dokun.',
        },
        {
          what: 'Yabani bir canlıdan kaçmak',
          with: ['Koşan figür'],
          note: 'Saldır’ın solundaki düğme.',
        },
        {
          what: 'Mataradan içmek',
          with: ['Matara'],
          note: 'Yanındaki sayı kaç yudum kaldığını söyler.',
        },
        { what: 'Bir animasyonu geçmek', with: ['Herhangi bir yere dokunma'], note: 'Başka bir şey yapmaz.' },
        { what: 'Savaşların hızı', with: ['1×'], note: 'Savaşın resmindeki düğme: 1×, 2× ya da 4×.' },
      ],
    },
    {
      value: 'gamepad',
      name: 'Oyun kolu',
      rows: [
        {
          what: 'Yürümek',
          with: ['Sol çubuk'],
          actions: ['north', 'west', 'south', 'east'],
          usual: ['Yön düğmesi'],
          note: '',
        },
        {
          what: 'Denetimden denetime gitmek',
          with: ['Yön düğmesi'],
          actions: ['previous', 'next'],
          note: 'Haritada yön düğmesi yürütür. Sola ve sağa bir sürgüyü oynatır.',
        },
        { what: 'Basmak, onaylamak', actions: ['press'], note: '' },
        { what: 'Ana düğmeye basmak', actions: ['confirm'], note: '' },
        { what: 'Menüyü ya da sayfayı kapatmak', actions: ['cancel'], note: '' },
        { what: 'Savaşta geriye bakmak', actions: ['earlier', 'later'], note: '' },
        { what: 'Yabani bir canlıdan kaçmak', actions: ['run'], note: '' },
        { what: 'Mataradan içmek', actions: ['drink'], note: '' },
        { what: 'Savaşların hızı', actions: ['speed'], note: '' },
        { what: 'Oyunu susturmak, seslendirmek', actions: ['mute'], note: '' },
        { what: 'Bir animasyonu geçmek', with: ['Herhangi bir düğme'], note: 'Başka bir şey yapmaz.' },
      ],
    },
  ],
};
export default words;
