import type { avatarWords } from '../en/avatars.ts';
import { turkishCount } from './counted.ts';

const words: typeof avatarWords = {
  label: 'Görünüşün',
  change: 'Görünüşünü değiştir',
  text: 'Haritada senin yerine kim yürüsün? İstediğin zaman fikrini değiştirebilirsin.',
  wear: 'Giy',
  cancel: 'Vazgeç',
  price: (coins, town) => `${turkishCount(coins, 'sikke')}${town === null ? ', her dükkânda' : ` (${town})`}`,
  asking: 'Dükkâna giyecek ne olduğu soruluyor…',
  failed: 'Dükkânda giyecek ne olduğu öğrenilemedi.',
  again: 'Yeniden dene',
  toMart: 'Dükkândaki görünüşler',
  looks: {
    player: { name: 'Gezgin', text: 'Turkuaz kasket, mercan rengi atkı ve bir sırt çantası.' },
    gardener: { name: 'Bahçıvan', text: 'İki kabarık topuz, bahçıvan tulumu ve bir sulama kabı.' },
    scholar: { name: 'Bilgin', text: 'Erik rengi başörtüsü, yuvarlak gözlük ve kitap dolu bir çanta.' },
    racer: { name: 'Yarışçı', text: 'Sarı jantlı bir tekerlekli sandalye, kırmızı ceket, beyaz saç bandı.' },
    storyteller: { name: 'Masalcı', text: 'Beyaz topuz, al bir şal ve bir baston.' },
    woodcutter: { name: 'Oduncu', text: 'Kızıl sakal, ponponlu bere ve bir kucak odun.' },
    drover: { name: 'Çoban', text: 'Geniş şapka, çizgili panço ve uzun bir örgü.' },
    hopper: { name: 'Su sıçratan', text: 'Aslında ördek olan sarı bir yağmurluk giymiş bir çocuk.' },
    dancer: { name: 'Dansçı', text: 'Bakır rengi at kuyruğu ve geniş turkuaz etek.' },
    skipper: { name: 'Kaptan', text: 'Safran rengi sarık, kara sakal ve kaptan ceketi.' },
    rocker: { name: 'Rockçı', text: 'Macenta ibik, kara gözlük ve bir gitar.' },
    sledder: { name: 'Kızakçı', text: 'Kürk çelenkli parka ve kırmızı eldivenler.' },
    fox: { name: 'Tilki', text: 'Sivri kulaklı turuncu bir başlık ve gür bir kuyruk.' },
    toadstool: {
      name: 'Mantar',
      text: 'Beyaz benekli kırmızı bir şapka, yosundan bir pelerin ve bir çanta.',
    },
    diver: { name: 'Dalgıç', text: 'Pencereli yuvarlak bir pirinç miğfer ve iki tüp hava.' },
    stargazer: { name: 'Yıldızcı', text: 'Sivri bir şapka ve gece yarısından bir cübbe, ikisi de yıldızlı.' },
    lamplighter: {
      name: 'Fenerci',
      text: 'Silindir şapka, dört renkli bir palto ve sırık ucunda bir fener.',
    },
  },
};
export default words;
