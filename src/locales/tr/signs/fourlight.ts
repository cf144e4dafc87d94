import type { fourlightSigns } from '../../en/signs/fourlight.ts';

const words: typeof fourlightSigns = {
  'halfpast-road': {
    name: 'yol levhası',
    boxes: ['BUÇUK. Bekleniyorsun, bir ara. Lütfen hiçbir şeyi kurma.'],
  },
  'halfpast-north': {
    name: 'yol levhası',
    boxes: ['TELAŞSIZ MİL, kuzeyde. Ne kadar sürerse o kadar sürer, bir dakika da manzara için.'],
  },
  'halfpast-dial': {
    name: 'güneş saatinin plakası',
    boxes: ['DÖRT GÖLGE, GÜNEŞ GEREKMEZ. Dördü birden anlaşırsa lütfen birine haber ver.'],
  },
  'halfpast-well': {
    name: 'kuyunun plakası',
    boxes: ['HER SAATİN SUYU. Matarayla yanından geç: ya az önce doldu ya da şimdi dolacak.'],
  },
  'halfpast-dawn': {
    name: 'gül rengi ışığın altındaki plaka',
    boxes: ['ŞAFAK. Kimse yakmadı. İlkesi gereği erkencidir.'],
  },
  'halfpast-night': {
    name: 'mavi ışığın altındaki plaka',
    boxes: ['GECE. Dördün en parlağı, bunun için özür dileyen de bir tek o.'],
  },
  'halfpast-barrel': {
    name: 'fıçı',
    boxes: ['Kapağında “artan dakikalar” yazıyor. Biri onları biriktirmiş, yanında bir şey daha.'],
  },
  'halfpast-crate': {
    name: 'sandık',
    boxes: ['ÖĞLENE DEK TESLİM. Hangi öğlen olduğu yazmıyor; o gün bugün burada duruyor.'],
  },
  'halfpast-stone': {
    name: 'ılık taş',
    boxes: ['Bir öğle taşı. Üstü ılık, altı ılık, tam bir elin sığacağı yeri de oyuk.'],
  },
  'mile-foot': {
    name: 'yol levhası',
    boxes: ['TELAŞSIZ MİL. Sabah solda, öğle sağda, kalanı yukarıda. Sollamak yasak.'],
  },
  'mile-fork': {
    name: 'yol levhası',
    boxes: ['AKŞAM sağda. GECE solda. Kararsızsan ikisi birdendir.'],
  },
  'mile-dawn': {
    name: 'gül rengi ışığın altındaki plaka',
    boxes: ['SABAH, BİR ADET. Ormanın malıdır. Lütfen öğle yemeğinden önce geri getir.'],
  },
  'mile-noon': {
    name: 'altın rengi ışığın altındaki plaka',
    boxes: ['ÖĞLE. Gölgeler buraya bırakılıp dönüşte alınabilir.'],
  },
  'mile-dusk': {
    name: 'menekşe rengi ışığın altındaki plaka',
    boxes: ['AKŞAM. Taşkın yılında tam buraya çöktü, altında kalan olmadı.'],
  },
  'mile-night': {
    name: 'mavi ışığın altındaki plaka',
    boxes: ['GECE, SELF SERVİS. Yıldızları nasıl bulduysan öyle bırak.'],
  },
  'mile-islet': {
    name: 'yol levhası',
    boxes: [
      'KAPALI. Dört ışığın önünde, kalktıkları sırayla durmuş olana açılır.',
      'Karıştıran baştan başlar. Şafak bundan hiç yakınmadı.',
    ],
  },
  'mile-cairn': {
    name: 'taş yığını',
    boxes: ['Kahvaltıyla akşam yemeğinin tam ortası. İkindi çayı sularında bir boşluk var.'],
  },
  'mile-log': {
    name: 'tomruk',
    boxes: ['Yosundan bir yatak, hâlâ ılık. Burada yatan bahşiş bırakmış.'],
  },
  'mile-boulder': {
    name: 'kaya',
    boxes: ['Güneşli yanına el sürülmez. Öbür yanı epeydir akıllı birini bekliyor.'],
  },
  'hearth-sign': {
    name: 'yol levhası',
    boxes: ['SOĞUK OCAK. Ayaklarını sil. Mutfak olduğu günleri unutmadı.'],
  },
  'hearth-mantel': {
    name: 'ocağın rafı',
    boxes: [
      'Dört kavanoz: tuz, bal, kekik, birinde de SONRA yazıyor. Küller bin yıldır soğuk, bu sabah da süpürülmüş.',
    ],
  },
  'hearth-shelf-first': {
    name: 'ilk raf',
    boxes: [
      'Birinci cilt şöyle başlıyor: “Hava soğuktu.” İkincisi de. Dokuzuncudan sonra işin içinde çorba var.',
    ],
  },
  'hearth-shelf-last': {
    name: 'son raf',
    boxes: ['Bitmeden eriyen kitaplar. Sonları vadiye akar; orada herkes kendi uydurmak zorunda kalır.'],
  },
  'hearth-kettle': {
    name: 'çaydanlık',
    boxes: [
      'Her akşam gelecek olan için doldurulur. Kim olduğunu söyleyen yok, o yüzden büyük bir çaydanlık.',
    ],
  },
  'hearth-cairn': {
    name: 'taş yığını',
    boxes: ['Vadinin her evinden bir taş. En küçüğünü bir çocuk koymuş, altına da bir şey saklamış.'],
  },
  'hearth-barrel': {
    name: 'fıçı',
    boxes: ['Elma yazıyor. Elmalar çoktan evlerine yuvarlanmış, taşıyamadıklarını bırakmış.'],
  },
  'hearth-larder': {
    name: 'yol levhası',
    boxes: ['KİLER, aşağıda. İlk akşam yemeğinden beri karanlıkta. Lütfen ışık getir, giderken geri götür.'],
  },
  'larder-crate': {
    name: 'kavanoz sandığı',
    boxes: [
      'Birinci kavanozda REÇEL yazıyor. İkincide REÇEL. Üçüncüde aynı el yazısıyla REÇEL DEĞİL, içi de tıkırdıyor.',
    ],
  },
  'larder-honey': {
    name: 'bal fıçısı',
    boxes: ['Bin yıllık bal. İçinde bir kaşık dimdik duruyor. En son kim karıştırdı, kimse üstlenmiyor.'],
  },
  'hearth-boulder': {
    name: 'kaya',
    boxes: ['Ocağa giremedi. İkincisinde ona bir rol sözü verildi.'],
  },
};
export default words;
