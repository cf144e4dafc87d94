import type { playerWords } from '../en/players.ts';
import { turkishCount } from './counted.ts';

const words: typeof playerWords = {
  menu: (user) => `Daha fazlası: ${user}`,
  view: 'Eğitmen sayfasını gör',
  asOthers: 'Başkaları seni nasıl görüyor',
  listings: 'Bütün ilanlar',
  report: 'Bildir…',
  block: 'Engelle…',
  unblock: 'Engeli kaldır',
  cancel: 'Vazgeç',

  page: {
    loading: 'Eğitmen sayfası getiriliyor',
    failed: { title: 'Bu eğitmen sayfasına ulaşılamıyor', text: 'Sunucu yanıt vermedi.' },
    unknownTitle: 'Bu adda kimse yok',
    unknownText: (name) =>
      name === ''
        ? 'Adres bir oyuncu söylemiyor.'
        : `Bu adda bir oyuncunun sayfası yok: ${name}. Adı değişmiş, hesabı silinmiş ya da sayfasını özel tutuyor olabilir.`,
    toMarket: 'Takas bul',
    visitor: (user) =>
      `Oynayan herkes ${user} ile savaşabilir ve takas yapabilir. Ücretsizdir, hesapsız da denenebilir.`,
    own: 'Başka oyuncular seni böyle görüyor.',
    private: 'Sayfan özel: yalnız sen görüyorsun. Başkaları burada bu adda kimse olmadığını okur.',
    toAccount: 'Hesabında değiştir',
    favourites: 'Gözdeler',
    level: (level) => `Seviye ${level}`,
    badges: 'Rozetler',
    noBadge: (user) => `Henüz hiçbir lider ona yenilmedi: ${user}.`,
    records: 'Rekorlar',
    noRarest: 'Henüz hiçbir şey yakalanmadı.',
    trades: 'Takaslar',
    allWon: 'Kazanılan savaşlar',
    toProfile: 'Profilin',
    listings: 'Takasta',
    battle: 'Savaş',
    trade: (count) => (count === 1 ? 'İlanı gör' : `${turkishCount(count, 'ilanı')} gör`),
    blocked: (user) => `Engelledin: ${user}. Birbirinizin ilanlarını görmez, teklif vermez, savaşmazsınız.`,
    closed: (user) => `Şu an bu oyuncuyla ne takas edebilir ne savaşabilirsin: ${user}.`,
    nothing: (user) => `Şu an takasta bir şeyi yok: ${user}.`,
  },

  reporting: {
    title: (user) => `Bildir: ${user}`,
    text: 'Bunu oyunun yönetimi okur ve karar verir. Başka oyunculara kimin bildirdiği söylenmez.',
    about: 'Ne hakkında?',
    name: 'Ad',
    listing: (name) => `İlan: ${name}`,
    nickname: 'Bir canlının takma adı',
    whichNickname: 'Hangi takma ad?',
    reason: 'Neden',
    choose: 'Bir neden seç',
    reasons: {
      name: 'Kırıcı bir ad',
      impersonation: 'Başkası gibi davranıyor',
      spam: 'Pazarı ya da beni tekliflere boğuyor',
      scam: 'Takaslarda kandırmaya çalışıyor',
      cheating: 'Hile yapıyor',
      other: 'Başka bir şey',
    },
    more: (most) => `Yönetim ne bilmeli? En çok ${most} karakter ya da hiç.`,
    send: 'Bildirimi gönder',
    sent: 'Bildirimin gönderildi. Teşekkürler!',
  },

  blocking: {
    title: (user) => `Engellensin mi: ${user}?`,
    text: 'Artık birbirinizin ilanlarını görmez, teklif vermez ve savaşmazsınız. Aranızdaki açık teklifler biter.',
    undo: 'Engeli istediğin zaman kaldırabilirsin: hesap sayfan engellediklerini listeler.',
    confirm: 'Engelle',
    done: (user) => `Engellendi: ${user}`,
    undone: (user) => `Engeli kalktı: ${user}`,
  },

  blocked: {
    title: 'Engellenen oyuncular',
    text: 'Sen ve bu oyuncular birbirinizin ilanlarını görmez, teklif vermez ve savaşmazsınız.',
    loading: 'Engellediğin oyuncular getiriliyor',
    failed: 'Engellediğin oyuncular getirilemedi.',
    none: 'Kimseyi engellemedin. Bir oyuncunun adının yanındaki üç nokta bunu sağlar.',
    since: (day) => `engellendiği gün: ${day}`,
    count: (count, most) => `${count}, en çok ${most}`,
  },
};
export default words;
