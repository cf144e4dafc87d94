import type { mapsWords } from '../en/maps.ts';

const words: typeof mapsWords = {
  title: 'Haritalar',
  hint: 'Nereye gitmek istersin?',
  inBattle: 'Bir savaş hâlâ sürüyor. Haritalar o bitene kadar bekler.',
  more: 'Yürüyerek ulaştığın yeni haritalar burada belirir.',
  wanderer: (species, map, ground, until) =>
    `Günün gezgini: ${species}. Yeri ${map} (${ground}), saat ${until} olunca gider. Yarın başkası gelir.`,
  places: {
    green_land: { title: 'Yeşil Diyar', text: 'Bir köy meydanı, durgun bir göl ve ilk uzun otlar.' },
    green_land2: {
      title: 'Yeşil Diyar 2',
      text: 'Nehir boyunca denize: kayalıklar, kum ve daha güçlü canlılar.',
    },
    green_land3: {
      title: 'Mandalköy',
      text: 'Meydanın çevresinde dokuz salon, bir dükkân ve hiç acelesi olmayan bir dere.',
    },
    harkmoor: {
      title: 'Turbalı',
      text: 'Bataklığı aşan yol boyunca evler; az konuşan, söylediğinin çoğunda ciddi olan insanlar.',
    },
    harkmoor2: {
      title: 'Uzun Dinleyiş',
      text: 'Funda, su birikintileri ve taştan bir halka. Patika acele etmez.',
    },
    harkmoor3: {
      title: 'Batık Şapel',
      text: 'Taş bir geçit, kimsenin çalmadığı bir çana götürür.',
    },
    scattersea: {
      title: 'Yelkenipi',
      text: 'Limanın çevresinde evler; tekneler, saatler anlaşamadan eve döner.',
    },
    scattersea2: {
      title: 'Sektirme Taşları',
      text: 'Birinin sektirip attığı sanılan adalar ve düştükleri yere giden iskeleler.',
    },
    scattersea3: {
      title: 'İğ',
      text: 'Ortasında deniz feneri olan kumdan bir sarmal; yolda bahçeli bir gemi.',
    },
    overcloud: {
      title: 'Tuzyokuşu',
      text: 'Kayalara tünemiş, birbirine iple bağlı evler. Çay tuzlu, çaydanlık hep sıcak.',
    },
    overcloud2: {
      title: 'Dökümsırtı',
      text: 'Bulutun üstünde dört teras. İnmek çıkmaktan çabuktur.',
    },
    overcloud3: {
      title: 'Rüzgâr Orgu',
      text: 'Ev boyunda taş borular. Rüzgâr çalar, sayfayı çeviren yok.',
    },
    fourlight: {
      title: 'Buçuk',
      text: 'Dört saati birden gösteren güneş saatinin kasabası. Nedeni olmadığı için kimse geç kalmaz.',
    },
    fourlight2: {
      title: 'Telaşsız Mil',
      text: 'Bir sabah, bir öğle, bir akşam ve bir gece yan yana. Köprüler her saatte gıcırdar.',
    },
    fourlight3: {
      title: 'Soğuk Ocak',
      text: 'İlk mutfağın ocağı, her köşesinde bir ışık; buzulun sakladığı bir kitaplık.',
    },
  },
};
export default words;
