import type { itemTexts } from '../../en/content/items.ts';

const words: typeof itemTexts = {
  nball: { name: 'Basit top', description: 'Sade yuvasında duru cam. Yorgun ya da uysal olana yeter.' },
  gball: {
    name: 'Süper top',
    description: 'Daha geniş yuvada mavi cam. Basit topun bir buçuk katı kadar iyi tutar.',
  },
  uball: {
    name: 'Ultra top',
    description: 'İki kez pişmiş kehribar cam. Basit topun iki katı kadar iyi tutar.',
  },
  mball: { name: 'Usta topu', description: 'Artık kimsenin yapmayı bilmediği mor cam. Hep tutar.' },
  'trail-charm': {
    name: 'İz tılsımı',
    description: 'İpe asılı oyma bir çizme. Sende oldukça nadir canlılar bir buçuk kat sık gelir.',
  },
  'coin-charm': {
    name: 'Sikke tılsımı',
    description: 'İki yüzlü bir sikke; iki yüz de gülümser. Sende oldukça zaferler onda bir fazla öder.',
  },
  'study-charm': {
    name: 'Ders tılsımı',
    description: 'Her şeyi çoktan okumuş bir ayraç. Sende oldukça takımın onda bir daha çabuk öğrenir.',
  },
  'glimmer-charm': {
    name: 'Işıltı tılsımı',
    description:
      'Gümüş pençede bir akşam kırığı. Sende oldukça parıltılı ve karanlık canlılar iki kat sık gelir.',
  },
  'grass-whistle': {
    name: 'Ot düdüğü',
    description:
      'Birinin sır verdiği bir ot sapı. Yabanda 100 adım boyunca nadir canlılar bir buçuk kat sık gelir.',
  },
  'peat-lantern': {
    name: 'Turba feneri',
    description: 'Ağır yanar, eski yağmur kokar. Yabanda 150 adım boyunca nadir canlılar iki kat sık gelir.',
  },
  'salt-bell': {
    name: 'Tuz çanı',
    description:
      'Yalnız su altında çalar; kulağı olan bakmaya gelir. Yabanda 200 adım boyunca nadir canlılar iki buçuk kat sık gelir.',
  },
  'pearl-dust': {
    name: 'İnci tozu',
    description:
      'Bir istiridyenin hapşırdığı bir tutam ay ışığı. Yabanda 150 adım boyunca parıltılı ve karanlık canlılar bir buçuk kat sık gelir.',
  },
  'star-bait': {
    name: 'Yıldız yemi',
    description:
      'Çok uzun bir ipin ucunda düşmüş bir yıldızın kırıntısı. Yabanda 200 adım boyunca parıltılı ve karanlık canlılar iki kat sık gelir.',
  },
  'cloud-chime': {
    name: 'Bulut çıngırağı',
    description:
      'Rüzgârın tam söylemek üzere olduğunu çalan yedi ince boru. Yabanda 250 adım boyunca nadir canlılar üç kat sık gelir.',
  },
  'flower-box': {
    name: 'Çiçek sandığı',
    description: 'Eskiden top taşıyan bir sandıkta kadife çiçekleri. Farkında değiller.',
  },
  'camp-lantern': {
    name: 'Kamp feneri',
    description: 'Kitap okuyacak kadar parlak. Güveler kitaplarını kendileri getirir.',
  },
  'plaid-rug': {
    name: 'Ekose kilim',
    description: 'Üstüne düşen her kırıntı hâlâ içinde bir yerdedir.',
  },
  'trail-sign': { name: 'Yol levhası', description: 'Dört yönü gösterir, dördünde de “sonra” yazar.' },
  bunting: { name: 'Flama dizisi', description: 'Her an kopabilecek bir şenlik için bayraklar.' },
  'stew-pot': { name: 'Yahni kazanı', description: 'İçinde ne olduğu sorulmadan önce de kaynıyordu.' },
  bench: { name: 'Bank', description: 'İki kişiye yer var, ya da bir kişiye ve koca bir fikre.' },
  'banner-greenreach': {
    name: 'Yeşilyaka sancağı',
    description: 'Yeşil üstünde bir yaprak. Övülünce hışırdar.',
  },
  'berry-tent': {
    name: 'Yemiş çadırı',
    description: 'Çadırın, kimsenin almaya kıyamadığı son yemişin kırmızısında.',
  },
  'string-lights': { name: 'Işık dizisi', description: 'Birbiri ardına sönmeyi reddeden altı küçük ışık.' },
  hammock: { name: 'Hamak', description: 'Binmesi bir sanat. İnmesi bir söylenti.' },
  'sun-rug': { name: 'Güneş kilimi', description: 'Öğle vakti dokundu. Ortası kışın bile ılıktır.' },
  'moss-rug': { name: 'Yosun kilimi', description: 'Yumuşak, yeşil ve her bahar biraz daha büyük.' },
  'banner-harkmoor': {
    name: 'Kulak Bataklığı sancağı',
    description: 'Turba kahvesi üstünde bir saz. Yağmur kokar.',
  },
  'bog-light': {
    name: 'Bataklık ışığı',
    description: 'Artık kimseyi yoldan çıkarmayacağına söz vermiş, kavanozda bir ışık.',
  },
  'banner-scattersea': {
    name: 'Serpintideniz sancağı',
    description: 'Mavi üstünde bir dalga. Rüzgâr dursa da çırpınır.',
  },
  'shell-fountain': {
    name: 'Deniz kabuğu çeşmesi',
    description: 'Kulağını daya, deniz seni duyar.',
  },
  'banner-overcloud': {
    name: 'Bulutüstü sancağı',
    description: 'Beyaz üstünde bir doruk. Ötekilere tepeden bakar.',
  },
  'paper-moons': {
    name: 'Kâğıt aylar',
    description: 'Üç ay; gerçeğini özleyen biri katlamış.',
  },
  telescope: {
    name: 'Teleskop',
    description: 'Yıldızları gösterir, arada bir de sana el sallayanı.',
  },
  'banner-fourlight': {
    name: 'Dörtışık sancağı',
    description: 'Mor üstünde dört kıvılcım. Herkesin ilk gördüğü kıvılcım başkadır.',
  },
  'starry-tent': {
    name: 'Yıldızlı çadır',
    description: 'Çadırın, gecenin ikisinin mavisinde, yıldızlarıyla birlikte.',
  },
  'four-lights': {
    name: 'Dört ışık lambası',
    description: 'Şafak, gündüz, akşam ve gece; her biri kendi camında, iyi geçiniyorlar.',
  },
  fox: {
    name: 'Tilki kostümü',
    description: 'Giymen için, kulağıyla kuyruğuyla. Tavuklar soru sorar, o yüzden durma.',
  },
  toadstool: {
    name: 'Mantar şapka',
    description:
      'Giymen için, yosundan peleriniyle. Yağmuru da, şimdiye dek onu yemek isteyen herkesi de uzak tuttu.',
  },
  diver: {
    name: 'Dalgıç giysisi',
    description: 'Giymen için: pirinç, yelken bezi ve kendi havan, su birikintileri derinleşirse diye.',
  },
  stargazer: {
    name: 'Gece yarısı cübbesi',
    description: 'Giymen için, şapkasıyla. Günde yalnız bir kez vaktinde gelir.',
  },
  lamplighter: {
    name: 'Dört ışığın paltosu',
    description: 'Giymen için: dört ışık tek paltoda, eve dönüş için de bir fener.',
  },
};
export default words;
