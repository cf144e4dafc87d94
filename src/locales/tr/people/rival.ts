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
      few: ['Üç tür yakala, seninle savaşırım. Benimkini seninkine iyi gelsin diye seçtim. Araştırma bu.'],
      notebook: ['Defterde zafer sütunu var, bir de “yağmur yağıyordu” sütunu. Titizimdir.'],
      first: [
        'Üç tür! Sen demeden yazdım. Tamam: sen, ben, burada, şimdi.',
        'Hakem Nan Orrel olsun. Bakmıyor. Adil olması bundan.',
      ],
      town: ['Çalışıyorum. Üç rozet al, sonra konuşuruz. Ben konuşurum. Sen şaşkınlıktan konuşamazsın.'],
      second: [
        'Üç rozet mi? Bende de üç var. Ben daha iyi sırayla aldım.',
        'Eski sayfayı çizdim. Bu yeni sayfa. Var mısın?',
      ],
      gate: [
        'Kapıya yalnız bakıyorum. Ninem diyor ki bir şey eve dönebilsin diye dışarı açılıyormuş.',
        'Sekiz rozet olsun, ilk kim geçecek görürüz.',
      ],
      third: [
        'Sekizi de. Bende de. Sen olmasan tek ben olurdum; o zaman kime anlatırdım?',
        'Kazanan kapıdan ilk geçer. Geçtiğini biliyorum. İlk kez doğru dürüst.',
      ],
      moor: [
        'Çana sordum, oradaki lambaları kim yaktı. “Dong” dedi. Daha fazlasını diyene dek buradayım.',
        'Önce bataklığın sekiz liderini yen, sen. Çan bende.',
      ],
      fourth: [
        'Közü bizden biri salmış. Bir Mandal. Onu yeniden kapatan ben olacaktım. En iyiye izin verirlerdi.',
        'Sonra benimki burada, soğukta kucağımda uyudu, sıcaktı. Savaş benimle, çabuk, aklım başıma gelmeden.',
      ],
      friend: [
        'Defteri bıraktım. Ninem yakacaktı. Yerine komşulara okuyor.',
        'Mandalı da çivilemeyeceğim. Hepsi tek mutfaktan çıktıysa ailedirler. Horlayan benimki.',
      ],
      tally: ['Dörde sıfır sanırım. Ama yağmur yağıyordu. İkisinde.'],
      after: [
        'Şimdi adaları göreceğim. Ninem diyor ki orada biri onu paylaştırmış. Yarışalım. Ben başladım bile.',
      ],
      banked: [
        'Külle örttün! Ben çivilemek istedim, sen gidip üstünü örttün. Bunu yazıyorum. Yeni defter almam gerekti.',
        'Benimki artık ona dönebilir. Söyledim. Yavaş olan benmişim gibi baktı, ayağımın üstünde yine uyudu.',
      ],
      loose: [
        'Kalkık bıraktın! Ben olsam kapatırdım. En iyi ben olurdum, herkes üşürdü. Nineme söyleme.',
        'Benimki dün gece çıktı, bir arkadaşla döndü. Şimdi horlayan iki tane var. Sırayla. Süre tuttum.',
      ],
    },
  },
};
export default words;
