import type { avatarWords } from '../en/avatars.ts';

const words: typeof avatarWords = {
  label: 'Görünüşün',
  change: 'Görünüşünü değiştir',
  text: 'Haritada senin yerine kim yürüsün? İstediğin zaman fikrini değiştirebilirsin.',
  wear: 'Giy',
  cancel: 'Vazgeç',
  looks: {
    player: { name: 'Gezgin', text: 'Turkuaz kasket, mercan rengi atkı ve bir sırt çantası.' },
    gardener: { name: 'Bahçıvan', text: 'İki kabarık topuz, bahçıvan tulumu ve bir sulama kabı.' },
    scholar: { name: 'Bilgin', text: 'Erik rengi başörtüsü, yuvarlak gözlük ve kitap dolu bir çanta.' },
    racer: { name: 'Yarışçı', text: 'Sarı jantlı bir tekerlekli sandalye, kırmızı ceket, beyaz saç bandı.' },
    storyteller: { name: 'Masalcı', text: 'Beyaz topuz, al bir şal ve bir baston.' },
    woodcutter: { name: 'Oduncu', text: 'Kızıl sakal, ponponlu bere ve bir kucak odun.' },
    drover: { name: 'Çoban', text: 'Geniş şapka, çizgili panço ve uzun bir örgü.' },
    hopper: { name: 'Su sıçratan', text: 'Ördek olan sarı yağmurluğun içinde bir çocuk.' },
    dancer: { name: 'Dansçı', text: 'Bakır rengi at kuyruğu ve geniş turkuaz etek.' },
    skipper: { name: 'Kaptan', text: 'Safran rengi sarık, kara sakal ve kaptan ceketi.' },
    rocker: { name: 'Rockçı', text: 'Macenta ibik, kara gözlük ve bir gitar.' },
    sledder: { name: 'Kızakçı', text: 'Kürk çelenkli parka ve kırmızı eldivenler.' },
  },
};
export default words;
