import type { accountWords } from '../en/account.ts';

const words: typeof accountWords = {
  title: 'Hesap',
  toAccount: 'Hesap ve parola',
  back: 'Profiline dön',
  loading: 'Hesabın getiriliyor',
  failed: {
    title: 'Hesabına ulaşılamıyor',
    text: 'Sunucu yanıt vermedi. Hiçbir şey değişmedi.',
  },
  cancel: 'Vazgeç',

  fields: {
    password: 'Parolan',
    newPassword: 'Yeni parola',
    again: 'Yeni parolayı yeniden gir',
  },

  password: {
    title: 'Parola',
    text: 'Parolanı değiştirdiğinde hesabında başka yerde açık olan oturumlar kapanır.',
    change: 'Parolayı değiştir',
    dialog: 'Hesabının bütün öteki oturumları sona erer. Buradaki sürer.',
    done: 'Parola değişti. Bütün öteki oturumlar sona erdi.',
  },

  codes: {
    title: 'Kurtarma kodları',
    text: 'Kurtarma kodu, eski parolanı unuttuğunda yenisini seçmeni sağlar. Her biri bir kez işe yarar.',
    left: (count, made) => `${count} kod kaldı, yapıldıkları gün: ${made}.`,
    none: 'Kurtarma kodun yok. Kodsuz, unutulan parola kaybolmuş demektir.',
    renew: 'Yeni kod yap',
    dialog: 'Şimdiki kodların geçersiz olur.',
    done: 'İşte yeni kodların. Eskileri geçersiz.',
    fresh: 'Yeni kurtarma kodların',
    once: 'Yalnızca şimdi gösterilirler. Başkasının bulamayacağı bir yere yaz ya da kaydet.',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    copyFailed: 'Kopyalanamadılar. Lütfen bir yere yaz.',
    download: 'İndir',
    fileName: 'emberwild-kurtarma-kodlari.txt',
    file: (player, codes) =>
      `${player} için Emberwild kurtarma kodları. Her biri bir kez işe yarar.\n\n${codes.join('\n')}\n`,
    kept: 'Sakladım',
    notice: 'Sekiz kurtarma kodu seni bekliyor. Parolanı unutursan yardım ederler.',
    show: 'Göster',
    skip: 'Şimdi değil',
    skipped: 'Profilinde, Hesap altında yenilerini yapabilirsin.',
  },

  sessions: {
    title: 'Oturumlar',
    text: 'Nerelerde giriş yaptın.',
    current: 'Bu oturum',
    device: (browser, system) =>
      browser && system ? `${browser}, ${system}` : browser || system || 'Bilinmeyen tarayıcı',
    created: (day) => `Giriş: ${day}`,
    used: (time) => `son kullanım: ${time}`,
    endOthers: 'Ötekileri bitir',
    only: 'Başka hiçbir yerde açık oturumun yok.',
    ended: 'Bütün öteki oturumlar sona erdi',
  },

  page: {
    title: 'Eğitmen sayfası',
    text: 'Adresini bilen herkes burada kartını, rozetlerini, gözdelerini ve rekorlarını görür; hesabı olmasa da. Takım, sikke ve eşyalar gizli kalır.',
    view: 'Sayfanı gör',
    private: 'Özel: sayfamı başka kimse görmesin',
    shown: 'Sayfanı yeniden herkes görüyor',
    hidden: 'Sayfan artık özel',
  },

  data: {
    title: 'Verilerin',
    text: 'Oyunun senin hakkında sakladığı her şey, bir JSON dosyası olarak.',
    download: 'Verilerini indir',
    fileName: (player) => `emberwild-${player.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.json`,
  },

  deletion: {
    title: 'Hesabı sil',
    text: 'Canlıların, eşyaların, sikkelerin ve rekorların temelli gider, adın başkalarına açılır. İlanların ve tekliflerin biter. Takaslar, takas ettiğin oyuncuların geçmişinde adın olmadan kalır.',
    open: 'Hesabı sil…',
    dialog: 'Bunu kimse geri alamaz. Hesabını içindeki her şeyle silmek için parolanı gir.',
    confirm: 'Temelli sil',
    done: 'Hesabın silindi. Yolun açık olsun!',
  },

  recover: {
    title: 'Unutulan parola',
    text: 'Kurtarma kodlarından biriyle yeni bir parola seç. Kodları kayıt olurken aldın ya da profilinde yaptın.',
    code: 'Kurtarma kodu',
    submit: 'Yeni parolayı koy',
    back: 'Girişe dön',
    done: 'Yeni parolan hazır. Onunla giriş yap.',
    lost: 'Hiç kod kalmadı mı? Bu sunucuyu işletene sor: sana yeni bir parola verebilir.',
  },
};
export default words;
