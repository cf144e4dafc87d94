import { MOST_APPEALS } from '../../../contract/shapes/operating/moderation.ts';
import type { operatorWords } from '../en/operator.ts';
import { turkishCount } from './counted.ts';

const wait = (seconds: number) =>
  seconds > 90 ? turkishCount(Math.ceil(seconds / 60), 'dakika') : turkishCount(seconds, 'saniye');

const words: typeof operatorWords = {
  title: 'Yönetim',
  forget: 'Anahtarı unut',
  forgotten: 'Anahtar bu sekmeden silindi.',

  token: {
    title: 'Yönetim',
    text: 'Bu sayfa bu sunucuyu işleten için. Sunucunun ADMIN_TOKEN değerini sorar, yalnız bu sekmede saklar ve sekme kapanınca unutur.',
    label: 'Yönetim anahtarı',
    enter: 'Gir',
    malformed: 'Anahtar 1–256 harf, rakam ve işaretten oluşur; boşluk olmaz.',
    wrong: 'Sunucu bu anahtarı kabul etmiyor. Sunucunun ADMIN_TOKEN değeriyle karşılaştır.',
    tooMany: (seconds) =>
      `Adresinden çok fazla yanlış anahtar geldi. Şu kadar sonra yeniden dene: ${wait(seconds)}.`,
    none: 'Bu sunucunun yönetim anahtarı yok. ADMIN_TOKEN değerini koy ve yeniden başlat.',
    ended: 'Sunucu bu anahtarı artık kabul etmiyor. Yenisini gir.',
  },

  sections: 'Seni bekleyenler',
  tabs: { reports: 'Bildirimler', appeals: 'İtirazlar', player: 'Oyuncu', audit: 'Denetim kaydı' },
  failed: 'Bu yüklenemedi',
  stale: 'Gördüğün eski olabilir.',
  cancel: 'Vazgeç',

  reports: {
    title: 'Açık bildirimler',
    closedTitle: 'Kapanan bildirimler',
    loading: 'Bildirimler getiriliyor',
    closed: 'Kapananları göster',
    none: 'Açık bildirim yok.',
    noneClosed: 'Son 90 günde kapanan bildirim yok.',
    number: (id) => `Bildirim ${id}`,
    select: (id) => `Seç: bildirim ${id}`,
    pick: 'Seç',
    all: 'Bu sayfadakilerin hepsini seç',
    selected: (count) => `${turkishCount(count, 'bildirim')} seçildi`,
    severalPlayers: 'Birkaç oyuncuyla ilgililer: yalnız kapatabilirsin.',
    clear: 'Seçimi kaldır',
    name: 'Bildirilen ad',
    listing: 'Bildirilen ilan',
    nickname: 'Bildirilen canlı',
    formerly: (name) => `o zamanki adı: ${name}`,
    by: 'Bildiren',
    nothing: 'Bildiren bir şey yazmadı.',
    reasons: {
      name: 'Kırıcı ad',
      impersonation: 'Başkası gibi davranıyor',
      spam: 'İstenmeyen içerik',
      scam: 'Dolandırıcılık',
      cheating: 'Hile',
      other: 'Başka bir şey',
    },
    outcomes: {
      dismissed: 'İşlem yapılmadan kapandı',
      warned: 'Uyarıldı',
      suspended: 'Askıya alındı',
      renamed: 'Yeni ad aldı',
      unnamed: 'Takma adı kaldırıldı',
    },
  },

  appeals: {
    title: 'İtirazlar',
    loading: 'İtirazlar getiriliyor',
    none: 'Bekleyen itiraz yok.',
    number: (id) => `İtiraz ${id}`,
    suspended: 'Askı nedeni',
    lift: 'Askıyı bitir',
    decline: 'Reddet',
  },

  player: {
    title: 'Oyuncu ara',
    label: 'Oyuncunun adı ya da kimliği',
    find: 'Ara',
    loading: 'Aranıyor',
    none: 'Bu adda ya da kimlikte oyuncu yok. Yeni ad alan oyuncu yeni adıyla bulunur.',
    id: 'Kimlik',
    since: 'Oyuncu olduğu gün',
    warnings: (count) => turkishCount(count, 'uyarı'),
    suspensions: (count) => turkishCount(count, 'askı'),
    open: (count) => turkishCount(count, 'açık bildirim'),
    endless: 'Süresiz askıda',
    until: (moment) => `Askı bitişi: ${moment}`,
    reason: 'Askı nedeni',
    acts: 'Bu oyuncuyla ilgili işlemler',
  },

  audit: {
    title: 'Denetim kaydı',
    loading: 'Denetim kaydı getiriliyor',
    none: 'Henüz hiçbir yönetici bir şey yapmadı.',
    noneAbout: 'Bu oyuncuyla ilgili hiçbir yönetici bir şey yapmadı.',
    acts: {
      grant: 'Verdi',
      warn: 'Uyardı',
      message: 'Yazdı',
      suspend: 'Askıya aldı',
      lift: 'Askısını bitirdi',
      rename: 'Yeni ad verdi',
      unname: 'Takma adını kaldırdı',
      dismiss: 'Bildirimleri işlemsiz kapattı',
      declineAppeal: 'İtirazını reddetti',
      resetPassword: 'Yeni parola yaptı',
    },
    renamed: (name) => `yeni adı ${name}`,
    somebody: 'artık oynamayan biri',
    from: (address) => `adres: ${address}`,
    noAddress: 'sunucuda',
    details: {
      text: 'Metin',
      reason: 'Neden',
      until: 'Bitiş',
      reports: 'Bildirimler',
      replaces: 'Yerine geçtiği askı',
      appeal: 'İtiraz',
      coins: 'Sikke',
      items: 'Eşyalar',
      creatures: 'Canlılar',
      nickname: 'Takma ad',
      pokemon: 'Canlı',
    },
    endless: 'süresiz',
  },

  acts: {
    warn: 'Uyar',
    message: 'Yaz',
    suspend: 'Askıya al',
    rename: 'Yeni ad',
    unname: 'Takma adı kaldır',
    dismiss: (count) => (count === 1 ? 'Bildirimi kapat' : 'Bildirimleri kapat'),
    lift: 'Askıyı bitir',
    seen: (player) => `Oyuncunun göreceği: ${player}`,
    when: {
      warn: 'Her sayfada, hemen, onaylanana dek:',
      suspend: 'Sonraki girişte; bütün oturumlar şimdi biter:',
      rename: 'Her sayfada, hemen, onaylanana dek:',
      lift: 'Sonraki girişle:',
      decline: 'Sonraki girişte:',
    },
    answers: (ids) =>
      ids.length === 0 ? 'Hiçbir bildirimi yanıtlamaz.' : `Yanıtladığı bildirim: ${ids.join(', ')}.`,
    yourWords: '(senin sözlerin)',
    empty: 'Önce birkaç söz yaz.',
    again: 'Her şey yeniden yüklendi. Bunu kapat ve karar vermeden bir daha bak.',
  },

  warn: {
    title: (player) => `Uyar: ${player}`,
    text: 'Oyuncuya ileti',
    confirm: 'Uyarıyı gönder',
    done: (player) => `Uyarıldı: ${player}.`,
  },

  message: {
    title: (player) => `Yaz: ${player}`,
    text: 'Oyuncuya ileti',
    effects: 'Uyarı değildir, uyarı sayılmaz.',
    confirm: 'İletiyi gönder',
    done: (player) => `İleti gönderildi: ${player}.`,
  },

  suspend: {
    title: (player) => `Askıya al: ${player}`,
    present: (until, reason) =>
      `Oyuncu zaten askıda (${until === null ? 'süresiz' : `bitiş: ${until}`}): “${reason}” Bu, o askının yerine geçer.`,
    replace: 'Askıyı değiştir',
    reason: 'Oyuncunun okuyacağı neden',
    length: 'Ne kadar',
    days: (count) => turkishCount(count, 'gün'),
    moment: 'Belli bir ana dek',
    endless: 'Süresiz',
    until: 'Bitiş (senin saatin)',
    past: 'Gelecekte bir an seç.',
    effects: 'Oturumlar ve açık teklifler biter. İlanlar gizlenir, askı bitince geri gelir.',
    confirm: 'Askıya al',
    done: (player) => `Askıya alındı: ${player}.`,
  },

  rename: {
    title: (player) => `Yeni ad ver: ${player}`,
    name: 'Yeni ad (boşsa: Trainer ve bir sayı)',
    neutral: 'Trainer ve bir sayı',
    text: 'Oyuncuya ileti (boş olabilir)',
    effects: 'Eski adı kimse alamaz. Oyuncu onunla giriş yapmayı sürdürebilir.',
    confirm: 'Yeni adı ver',
    done: (player, name) => `${player}, artık ${name}.`,
  },

  unname: {
    title: (nickname) => `Takma adı kaldır: ${nickname}`,
    text: 'Oyuncuya ileti (boş olabilir)',
    effects: 'Kimse onu bir canlı ya da hesap için bir daha kullanamaz. Başlamış savaşlarda kalır.',
    confirm: 'Kaldır',
    done: (nickname) => `Takma ad kaldırıldı: ${nickname}.`,
  },

  lift: {
    title: (player) => `Askıyı bitir: ${player}`,
    text: 'Oyuncuya ileti (boş olabilir)',
    effects: 'İlanlar geri gelir. Açık bir itiraz kabul edilmiş sayılır.',
    confirm: 'Askıyı bitir',
    done: (player) => `Artık askıda değil: ${player}.`,
  },

  decline: {
    title: (player) => `İtirazı reddet: ${player}`,
    text: 'Oyuncuya yanıt',
    effects: `Askı sürer. Bir oyuncu tek bir askıya en çok ${MOST_APPEALS} kez itiraz edebilir.`,
    confirm: 'İtirazı reddet',
    done: (player) => `İtirazı reddedildi: ${player}.`,
  },

  dismiss: {
    title: (count) => `${turkishCount(count, 'bildirimi')} işlem yapmadan kapat`,
    effects: (ids) => `Bildirim: ${ids.join(', ')}. Kimseye söylenmez: ne bildirene ne bildirilene.`,
    text: 'Denetim kaydına not (boş olabilir)',
    confirm: (count) => `${turkishCount(count, 'bildirimi')} kapat`,
    done: (closed) => `${turkishCount(closed, 'bildirim')} kapandı.`,
    some: (closed, asked) =>
      `${turkishCount(asked, 'bildirimden')} ${closed} tanesi kapandı: ötekilerde başka bir yönetici daha hızlıydı.`,
  },
};
export default words;
