import type { en } from '../en.ts';

const words: typeof en = {
  game: 'Emberwild',
  heading: 'Emberwild RPG',
  skipToContent: 'İçeriğe geç',
  textMode: { on: 'Erişilebilirlik: metin modunu aç', off: 'Erişilebilirlik: metin modunu kapat' },
  loading: 'Yükleniyor…',
  loadingPage: (title) => `${title}: yükleniyor`,

  menu: {
    label: 'Ana menü',
    open: 'Menüyü aç',
    close: 'Menüyü kapat',
    home: 'Ana sayfa',
    login: 'Giriş',
    signup: 'Kayıt ol',
    faq: 'Sorular',
    about: 'Hakkında',
    maps: 'Haritalar',
    logout: 'Çıkış',
    profile: { label: 'Profil', pokemons: 'Pokemonların', mart: 'Pokemart', quests: 'Görevler' },
    pokemon: {
      label: 'Pokemon',
      team: 'Takımın',
      pokemons: 'Pokemonların',
      pokedex: 'Pokedex',
      attackdex: 'AttackDex',
      typechart: 'Tip tablosu',
    },
    battle: {
      label: 'Savaş',
      gym: 'Salon savaşı',
      user: 'Oyuncu savaşı',
      gold: 'Altın savaşı',
      exp: 'TP savaşı',
    },
    trade: { label: 'Takas', traders: 'İlanların', offers: 'Tekliflerin', find: 'Takas bul' },
  },

  errors: {
    unknown: 'Bir şeyler ters gitti. Lütfen yeniden dene.',
    server: import.meta.env.TRIAL
      ? 'Tadımlık bunu yapamadı. Lütfen yeniden dene.'
      : 'Sunucu bunu yapamadı. Lütfen yeniden dene.',
    offline: import.meta.env.TRIAL
      ? 'Oyunun bir parçası yüklenemedi. Lütfen bağlantına bak.'
      : 'Sunucuya ulaşılamıyor. Lütfen bağlantına bak.',
    withId: (message, id) => `${message} (Hata numarası ${id})`,
    number: (id) => `Hata numarası ${id}`,
    late: 'Sunucunun yanıtı çok uzun sürdü. Lütfen yeniden dene.',
    foreign: 'Bu yanıt oyundan gelmedi. Belki bu ağ önce oturum açmanı istiyor. Ondan sonra yeniden dene.',
  },

  storage: {
    label: 'Tarayıcın ve bu oyun',
    blocked:
      'Tarayıcın bu sayfa için hiçbir şey saklamıyor: çerezler engelli. Bu sekmede oynamayı sürdürebilirsin, ama sekme kapanınca ya da yenilenince oturumun kapanır. Oturumda kalmak için bu adrese çerez izni ver.',
    full: 'Tarayıcında bu sayfa için yer kalmadı. Bu sekmede oynamayı sürdürebilirsin, ama sekme kapanınca oturumun kapanabilir. Tarayıcının ayarlarında başka sayfaların verilerini sil, sonra yeniden giriş yap.',
    dismiss: 'Anladım',
  },

  offline: {
    lost: 'Sunucuya ulaşılamıyor.',
    since: (when) => `Burada gördüğün şu zamandan: ${when}.`,
    again: 'Sunucu yanıt verir vermez oyun sürer.',
  },

  update: {
    text: 'Oyunun yeni bir sürümü hazır.',
    now: 'Şimdi güncelle',
    later: 'Sonra',
  },

  retry: {
    title: 'O sayfa gelmedi',
    text: import.meta.env.TRIAL
      ? 'Oyunun bir parçası yüklenemedi. İlerlemen bu tarayıcıda güvende.'
      : 'Oyunun bir parçası yüklenemedi. İlerlemen sunucuda güvende.',
    button: 'Yeniden dene',
    brokenTitle: 'Bir şey bozuldu',
    brokenText: import.meta.env.TRIAL
      ? 'Oyun bunu beklemiyordu. İlerlemen bu tarayıcıda güvende. Sayfayı yeniden yükle.'
      : 'Oyun bunu beklemiyordu. İlerlemen sunucuda güvende. Sayfayı yeniden yükle; yine olursa bu sunucunun yönetimine ne yaptığını anlat.',
    brokenId: (id) => `Yönetim için, başarısız olan son isteğin numarası: ${id}`,
    reload: 'Sayfayı yeniden yükle',
    home: 'İlk sayfaya',
    goOn: 'Yüklemeden devam et',
  },

  login: {
    username: 'Kullanıcı adı',
    password: 'Parola',
    again: 'Parolayı yeniden gir',
    login: 'Giriş',
    signup: 'Kayıt ol',
    continue: 'Devam',
    cancel: 'Vazgeç',
    shortUsername: 'Kullanıcı adı: en az 5 karakter gerekli!',
    shortPassword: 'Parola: en az 5 karakter gerekli!',
    mismatch: 'Parolalar aynı değil',
    invalid: 'Kullanıcı adı ya da parola yanlış',
    pleaseLogin: 'Lütfen giriş yap',
    ended: 'Oturumun sona erdi. Lütfen yeniden giriş yap.',
    kept: (player) => `Kaydetmediklerin şu oyuncu için saklandı: ${player}.`,
    elsewhere: 'Başka bir pencerede çıkış yaptın.',
    suspended: 'Hesabın askıya alındı.',
    tagline: 'Topla. Keşfet. Savaş.',
    play: 'Oyna',
  },

  changeTeam: 'Yerine birini seç',
  account: 'Hesap',
  player: 'Eğitmen',
  settings: 'Ayarlar',
  recover: 'Parolanı mı unuttun?',
  guest: 'Konuk olarak oyna',
  workshop: 'Atölye',
  operator: 'Yönetim',

  fullscreen: {
    start: 'Tam ekran',
    end: 'Tam ekrandan çık',
    refused: 'Tarayıcın tam ekrana izin vermedi. Sayfanın altındaki düğmeyi dene.',
  },
  footer: {
    calm: 'Sakin mod',
    calmHint: 'Sarsıntı yok, parlama yok, boşa kıpırtı yok.',
    theme: 'Renkler',
    themes: {
      system: { name: 'Sistem', hint: 'Sistemin nasılsa öyle' },
      light: { name: 'Açık', hint: 'Hep gündüz gibi' },
      dark: { name: 'Koyu', hint: 'Hep gece gibi' },
    },
    controls: 'Kontroller',
    profile: 'Profilin',
  },

  unknown: { title: 'Uzun otlarda kayboldun' },
};
export default words;
