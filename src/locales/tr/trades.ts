import { playerName } from '../en/names.ts';
import type { tradeWords } from '../en/trades.ts';
import { turkishCount, turkishList } from './counted.ts';

const words: typeof tradeWords = {
  listings: 'Takastaki pokemonlar',
  fetchingListings: 'Takastaki pokemonlar getiriliyor',
  offered: 'Teklif ettiğin pokemonlar',
  fetchingOffered: 'Teklif ettiğin canlılar getiriliyor',

  hasOffered: (user) => `${user} takas teklif etti`,
  accept: 'Kabul et',
  reject: 'Geri çevir',
  unlist: 'Takastan çek',
  replace: 'Değiştir',
  save: 'Kaydet',
  removeAll: 'Bütün teklifleri kaldır',
  removeOne: 'Tekliften çıksın mı?',

  noOffers: 'Hiç teklifin yok',
  traded: 'Takas tamam',
  rejected: 'Teklif geri çevrildi',
  unlisted: 'Takastan çekildi',
  takenBack: 'Teklif kaldırıldı',
  saved: 'Kaydedildi',
  notTraded: 'Şu an takas edilemedi',
  notUnlisted: 'Takastan çekilemedi',
  notSaved: 'Şu an kaydedilemedi',

  accepting: {
    text: (name) => `Evet dersen ${name} gider, bunu kimse geri alamaz.`,
    others: (name) => `Bununla ${name} için verilen bütün öteki teklifler biter.`,
    gone: 'Bu teklif bu arada geri alındı. Senin hiçbir şeyin değişmedi.',
    cancel: 'Vazgeç',
    confirm: 'Evet, takas et',
  },

  offersOf: (name) => `Teklifler: ${name}`,
  waiting: 'Henüz teklif yok. Başkaları bulur; biri teklif verince zil söyler.',
  changed: 'Buradakilerden biri, teklif verildiği zamanki gibi değil artık.',
  changedForLister: 'Artık kabul edilemez: geri çevir ve yenisini iste.',
  changedForMaker: 'Artık kabul edilemez: geri al ve yeniden teklif ver.',
  savingChanges: 'Teklifler şimdiki hamleleri için verildi. Kaydedersen biterler.',
  offersEnded: (name, count) => `Biten teklif: ${count} (${name}).`,
  savingOffered: 'Teklifin şimdiki hamleleriyle verildi. Kaydedersen kabul edilemez.',
  unlistedText: 'Takasta canlın yok. Birini koy, başkaları ona kendi canlılarını teklif etsin.',
  choose: 'Birini takasa koy',
  notOfferedText: 'İstediğini ara ve karşılığında birkaçını teklif et.',
  find: 'Takas bul',
  past: 'Eski takaslar',

  arrivedTitle: (names) => `Artık senin: ${turkishList(names)}`,
  arrivedText: (given, user) => `${given} şu oyuncuya gitti: ${user}.`,
  look: 'Canlılarına bak',

  offeredFor: (name, user) => `Karşılığı: ${name} (${user})`,
  owner: (user) => `Sahibi: ${user}`,
  since: (moment) => `Teklif ettiğin gün: ${moment}`,
  toOffer: 'Takas bul’da bak',

  level: (level) => `Seviye ${level}`,
  exp: (exp) => turkishCount(exp, 'TP'),

  stale: 'Gördüğün eski olabilir.',
  failed: {
    title: 'Takaslar gelmedi',
    text: 'Sunucu yanıt vermedi. İlana koyduğun ve teklif ettiğin her şey orada güvende.',
  },

  owners: {
    button: 'Sahipleri',
    title: (name) => `Sahipleri: ${name}`,
    loading: 'Bakılıyor…',
    failed: 'Sahipleri getirilemedi.',
    now: (since) => `${since} gününden beri`,
    span: (since, until) => (since === until ? since : `${since} – ${until}`),
    present: 'Şimdi onda',
  },

  history: {
    title: 'Takaslar',
    loading: 'Takasların getiriliyor',
    none: 'Henüz takas yok',
    noneText: 'Her takas burada saklanır: kiminle, ne gitti, ne geldi.',
    find: 'Takas bul',
    with: (user) => `Kiminle: ${playerName(user)}`,
    gave: 'Verdin',
    got: 'Aldın',
  },
};
export default words;
