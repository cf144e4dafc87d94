import type { hintWords } from '../en/hints.ts';

const words: typeof hintWords = {
  label: 'İpucu',
  dismiss: 'Anladım',
  stop: 'Artık ipucu gösterme',
  hints: {
    map: {
      title: 'Hadi yola',
      text: 'Yabani canlılar uzun otta, ormanda, kumda, kıyıda ve kayada yaşar. Yollar güvenlidir; buradan uzakta herkes daha güçlüdür.',
    },
    encounter: {
      title: 'Orada biri var',
      text: 'Yakalamayı dene ya da yürü geç. Bir savaş sana hiç canlı kaybettirmez.',
    },
    battle: {
      title: 'İlk savaşın',
      text: 'Kimin savaşacağını, sonra her turda bir hamle seç. Yabani olan güçten düşünce top at: şansı yanında yazar. Mataran iyileştirir, kuyu onu doldurur.',
    },
    caught: {
      title: 'Artık senin',
      text: 'Yer varsa takımına katılır, yoksa Pokemonların arasında bekler. Savaş yokken dilediğin zaman değiştirebilirsin.',
    },
    team: {
      title: 'Takımın',
      text: 'Bu sırayla savaşırlar ve hepsi her zaferden öğrenir. Her hamle, öğrenilenlerin bir listesidir; Kaydet değişikliğini saklar.',
    },
    gyms: {
      title: 'Salon liderleri',
      text: 'Bir bölgenin bütün liderlerini yen, sıradaki açılsın. Seviyeleri ve ödülleri kartlarında yazar; yenilmek bir şeye mal olmaz.',
    },
    mart: {
      title: 'Toplar ve tılsımlar',
      text: 'Her birinden kaç tane istediğini söyle, sonra bir kez öde. Tılsımlar sende oldukça işler.',
    },
    pokedex: {
      title: 'Kimlerle karşılaştın',
      text: 'Karşılaştığın herkes buraya yazılır: nerede yaşar, ne zaman gelir, ne öğrenir.',
    },
    training: {
      title: 'Öğrenme vakti',
      text: 'Seçtiğin tipten arkadaşlar yabandan daha çok tecrübe getirir, ama sikke getirmez. Hamlelerinin iyi vurduğu birini seç.',
    },
    gold: {
      title: 'Bahse dikkat',
      text: 'Bahis başlarken ödenir, kaybedince gider. Burada başka bir şey kaybedilmez.',
    },
  },
  settings: {
    title: 'İpuçları',
    text: 'Oyunun her köşesi bir kez ne işe yaradığını anlatır.',
    show: 'İpuçlarını göster',
    again: 'İpuçlarını yeniden göster',
    forgotten: 'Bütün ipuçlarını bir kez daha göreceksin',
  },
};
export default words;
