import type { rivalPeople } from '../../en/people/rival.ts';

const words: typeof rivalPeople = {
  'sorrel-latch': {
    name: 'Sorrel Mandal',
    lines: {
      hello: [
        'Demek yeni gelen sensin. Sorrel Mandal. İçinde herkes olan bir defterim var. Birinci sayfadasın. Şimdilik bir çizgi.',
        'En iyi ben olacağım. Nineme söyledim, artık olmak zorundayım.',
      ],
      alone: ['Canlın bile yok. Seni böyle yenemem. Yani yenerim. Sayılmaz.'],
      few: [
        'Üç tür yakala, seninle savaşırım. Benimkini seninkine karşı güçlü olsun diye seçtim. Buna araştırma denir.',
      ],
      notebook: ['Defterde zafer sütunu var, bir de “yağmur yağıyordu” sütunu. Titizimdir.'],
      first: [
        'Üç tür! Sen demeden yazdım. Tamam: sen, ben, burada, şimdi.',
        'Hakem Nan Orrel olsun. Bakmıyor. Adil olması bundan.',
      ],
      town: [
        'Çalışıyorum. Üç rozet al, sonra konuşuruz. Yani ben konuşurum. Senin şaşkınlıktan dilin tutulur.',
      ],
      second: [
        'Üç rozet mi? Bende de üç var. Ben daha iyi sırayla aldım.',
        'Eski sayfanın üstünü çizdim. Bu yeni sayfa. Var mısın?',
      ],
      gate: [
        'Kapıya yalnız bakıyorum. Ninem diyor ki bir şey eve dönebilsin diye dışarı açılıyormuş.',
        'Sekiz rozet olsun, ilk kim geçecek görürüz.',
      ],
      third: [
        'Sekizi de. Bende de. Sen olmasan tek ben olurdum; o zaman kime anlatırdım?',
        'Kazanan kapıdan ilk geçer. Daha önce geçtiğini biliyorum. Doğru dürüst ilk geçen, yani.',
      ],
      moor: [
        'Çana oradaki lambaları kim yaktı diye sordum. “Dong” dedi. Daha fazlasını diyene dek buradayım.',
        'Önce bataklığın sekiz liderini yen, sen. Çan bende.',
      ],
      fourth: [
        'Közü bizden biri salmış. Bir Mandal. Onu yeniden kapatan ben olacaktım. En iyiye izin verirlerdi.',
        'Sonra benimki burada, bu soğukta kucağımda uyuyakaldı; sıcacıktı. Savaş benimle, çabuk, aklım başıma gelmeden.',
      ],
      friend: [
        'Defteri bıraktım. Ninem yakacaktı. O tutmuş komşulara okuyor.',
        'Mandalı da çivilemeyeceğim. Hepsi aynı mutfaktan çıktıysa bir ailedir onlar. Horlayanı da benimki.',
      ],
      tally: ['Dörde sıfır sanırım. Ama yağmur yağıyordu. İkisinde.'],
      after: [
        'Şimdi adaları göreceğim. Ninem diyor ki orada biri onu paylaştırmış. Yarışalım. Ben başladım bile.',
      ],
      banked: [
        'Külle örttün! Ben çivilemek istedim, sen yatırıp üstünü örttün. Bunu yazıyorum. Yeni defter almam gerekti.',
        'Benimki artık ona dönebilir. Söyledim. Geç anlayan benmişim gibi baktı, ayağımın üstünde yine uyudu.',
      ],
      loose: [
        'Kalkık bıraktın! Eskiden olsa kapatırdım. En iyi ben olurdum, herkes de üşürdü. Nineme söyleme.',
        'Benimki dün gece çıktı, bir arkadaşla döndü. Şimdi horlayan iki tane var. Nöbetleşe. Süre tuttum.',
      ],
    },
  },
};
export default words;
