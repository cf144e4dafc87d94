import type { lineWords } from '../en/questLines.ts';
import { numberWords } from '../format.ts';
import { turkishCount } from './counted.ts';
import { turkishRegion } from './ids.ts';

interface StepWords {
  readonly giver: string;
  readonly title: string;
  readonly says: string;
  readonly task: (goal: number) => string;
}

const lost = (goal: number, region: string) =>
  `${region} bölgesinde yerde duran ${turkishCount(goal, 'şey')} bul. Gizliler de sayılır.`;
const living = (goal: number, region: string) =>
  `${region} bölgesinde yaşayan ${turkishCount(goal, 'tür')} yakala.`;
const won = (goal: number, region: string) => `${region} bölgesinden ${turkishCount(goal, 'rozet')} kazan.`;

const STEPS: Readonly<Record<string, StepWords>> = {
  'green-shore': {
    giver: 'Hazel Thornby',
    title: 'Güllere tuz',
    says: 'Güllerim hiç deniz görmedi; çizmelerine bakılırsa sen de görmemişsin. İkinizden biri oraya yürüyebilir.',
    task: () => 'Yeşil Diyar’ın kıyısına ulaş.',
  },
  'green-ten': {
    giver: 'Tamsin Crackle',
    title: 'Karanlıkta on kişi',
    says: 'Değirmenin gece arkadaşa ihtiyacı var. Kim oldukları umurumda değil. On tane olmaları umurumda.',
    task: (goal) => living(goal, 'Yeşilyaka'),
  },
  'green-stone': {
    giver: 'Isolde Rime',
    title: 'İkinci cümle',
    says: 'Ottoline Umber eski taşları okur. Birinin ilk cümlesini söyledi, sonra çorba hazırdı. Siz ikincisine kalın, efendim.',
    task: () => 'Ottoline Umber ile konuş: gündüz kıyıda, akşam ve gece Yeşil Diyar’da.',
  },
  'green-lost': {
    giver: 'Ivo Cinder',
    title: 'Bulan alır',
    says: 'İnsanlar bir şeyler düşürür. Bilirim, saplı yapan benim. Altı tane topla, kimindi diye sormam.',
    task: (goal) => lost(goal, 'Yeşilyaka'),
  },
  'green-badges': {
    giver: 'Nerys Tidewell',
    title: 'Üç dalga',
    says: 'Bir rozet şanstır, ikisi rastlantı. Üçüyle dön, savağı senin için kaldırayım.',
    task: (goal) => won(goal, 'Yeşilyaka'),
  },
  'green-latchford': {
    giver: 'Corvin Dusk',
    title: 'Mandalköy’e bir lamba',
    says: 'Mandalköy’de lambaları çok erken yakıyorlar. Git de benim adıma kınayarak bak.',
    task: () => 'Mandalköy’e ulaş.',
  },
  'green-rival': {
    giver: 'Petra Holdfast',
    title: 'İkinci görüş',
    says: 'Buralarda senin yaşında, her şeyi yarış sanan biri var. Yerinde dur ve kazan.',
    task: () => 'Rakibine karşı bir savaş kazan.',
  },
  'green-hoard': {
    giver: 'Aurel Windrow',
    title: 'Kaşığım birinde',
    says: 'Yukarıdan her şeyi görürüm; Mandalköy yakınında bir Hoardent’te kaşığım var. İkisini de getirme. Bilinsin, yeter.',
    task: () => 'Bir Hoardent yakala. Mandalköy’ün uzun otlarında yaşar.',
  },
  'hark-peatwick': {
    giver: 'Murdo Callan',
    title: 'Sol ayak geri',
    says: 'Turbalı’ya giden yol, ıslak olmayandır. Islandıysan ötekindesin.',
    task: () => 'Turbalı’ya ulaş.',
  },
  'hark-lost': {
    giver: 'Parveen Sattar',
    title: 'Bataklığın geri verdikleri',
    says: 'Bataklık bir şeyi alır, yüz yıl saklar. Bazılarının vadesi doldu. Başlangıç için beş tane yeter.',
    task: (goal) => lost(goal, 'Kulak Bataklığı'),
  },
  'hark-laugh': {
    giver: 'Osric Strang',
    title: 'Kim gülüyor',
    says: 'Hava kararınca güreş minderime bir şey gülüyor. Alınmadım. Fıkra neymiş, bilmek isterim.',
    task: () => 'Bir Cackleader yakala. Akşam ve gece Turbalı’nın çayırlarına gelir.',
  },
  'hark-ring': {
    giver: 'Jory Pascoe',
    title: 'Sayan iki kişi',
    says: 'Ben koyun sayarım, Maud Ashlar taş; bugüne dek ikimizinki de tutmadı. Bir selam verir misin? Ben giderdim, ama o… şey, insan.',
    task: () => 'Uzun Dinleyiş’te Maud Ashlar ile konuş; gündüz, akşam ya da gece.',
  },
  'hark-badges': {
    giver: 'Hana Stanek',
    title: 'Dört sıra taş',
    says: 'Tek taşlık duvar, taştır. Dördü oldu mu yaslanabilirsin.',
    task: (goal) => won(goal, 'Kulak Bataklığı'),
  },
  'hark-chapel': {
    giver: 'Rahip Eskil',
    title: 'Mum kendiliğinden eksilir',
    says: 'Ömrümde şapel için balmumu almaya gelen olmadı, ama mum yanıyor. Gidip neyle beslendiğine bakar mısınız?',
    task: () => 'Batık Şapel’e ulaş.',
  },
  'hark-book': {
    giver: 'Tegan Hollow',
    title: 'On dokuz el yazısı',
    says: 'On dokuz. Ve: hayır, hiçbiri nedenini yazmıyor. Bunu zangocun defterini okuyunca soracaksın. Böylece cevapladım bile.',
    task: () => 'Batık Şapel’de zangocun defterini oku.',
  },
  'hark-thirty': {
    giver: 'Dorcas Wintersgill',
    title: 'Bütün çanlar',
    says: 'Burada yaşayan herkes için çalarım, sayıyı doğru tutmak isterim. Otuzuyla tanıştır beni.',
    task: (goal) => living(goal, 'Kulak Bataklığı'),
  },
  'sea-halyard': {
    giver: 'Teodoro Brás',
    title: 'Basamağa dikkat',
    says: 'Çorba altıda. Bunu karada okuyorsan geç kaldın. Önce bir gemi var, sonra Yelkenipi.',
    task: () => 'Yelkenipi’ne ulaş.',
  },
  'sea-well': {
    giver: 'Lani Tovua',
    title: 'Yerinde duran su',
    says: 'Üstünden uçtuğum bütün sular tuzlu ve telaşlı. Yelkenipi’nde ikisi de olmayan bir kuyu var. Benim için de bir yudum iç.',
    task: () => 'Yelkenipi’ndeki kuyunun yanından geç ve iç.',
  },
  'sea-lodge': {
    giver: 'Abena Mensah',
    title: 'Ruhsatsız bent',
    says: 'Kızağımda biri izinsiz inşaat yapıyor. Dişleri pek iyi. İş ister mi, bir öğren.',
    task: () => 'Bir Lodgekin yakala. Şafakta ve gündüz Yelkenipi kıyısında bent kurar.',
  },
  'sea-badges': {
    giver: 'Eleni Karras',
    title: 'Fırında dört tane',
    says: 'Dörtten azı için fırını açmam. Rozetlerini koyabilirsin. Daha parlak çıkarlar; çıkmazlarsa çıkmazlar.',
    task: (goal) => won(goal, 'Serpintideniz'),
  },
  'sea-rower': {
    giver: 'Célestin Amaury',
    title: 'Üst nota: kömür',
    says: 'Ilık kömür. Islak halat. Cömertlik, bolca. Kayıkla gelir, ben şişeyi açmadan gider. Kimin olduğunu bulun.',
    task: () =>
      'Nell Farthing ile konuş: şafakta ve gündüz Yelkenipi’nde, akşam ve gece Sektirme Taşları’nda.',
  },
  'sea-spindle': {
    giver: 'Haruo Minami',
    title: 'El sallayan ışık',
    says: 'Her gece ışığımı İğ’e sallarım, bir şey geri sallar. Sormaya çekiniyorum. Siz sorun.',
    task: () => 'İğ’e ulaş.',
  },
  'sea-lost': {
    giver: 'Pomona Bellacorda',
    title: 'Batıklar, atıklar, şapkalar',
    says: 'Gelgit çalmaz canım, tarihsiz ödünç alır. Borçlarından on ikisini topla.',
    task: (goal) => lost(goal, 'Serpintideniz'),
  },
  'sea-thirty-five': {
    giver: 'Kaimi Orosa',
    title: 'Resifteki herkes',
    says: 'Resifin bir konuk defteri var, otuz beş ad eksik. Onlar yazı bilmez. Sen bilirsin.',
    task: (goal) => living(goal, 'Serpintideniz'),
  },
  'cloud-saltsteep': {
    giver: 'Gerta Zahnd',
    title: 'Tuzyokuşu 9.04',
    says: 'Tren tam zamanında. Altı yıldır istasyonda duruyor, hiç gecikmiyor. Yürümeniz gerekecek.',
    task: () => 'Tuzyokuşu’na ulaş.',
  },
  'cloud-well': {
    giver: 'Runa Aikio',
    title: 'Buzulun bıraktığı',
    says: 'Tuzyokuşu’nda içileni önce buzul taşımış. Eksikliği duyuldu mu, bilmek istiyor. Bir yudum al. Yüzünü not edeceğim.',
    task: () => 'Tuzyokuşu’ndaki kuyunun yanından geç ve iç.',
  },
  'cloud-pot': {
    giver: 'Quilla Huanca',
    title: 'Yürüyen ekmek',
    says: 'Somunları koyuyorum, bir dönüyorum, biri kendiliğinden ısınmış. Bana bacaklı fırını yakala.',
    task: () => 'Bir Ovendil yakala. Akşam ve gece Tuzyokuşu’nun uzun otlarında gezer.',
  },
  'cloud-badges': {
    giver: 'Norbu Lhawang',
    title: 'Çözgü ve atkı',
    says: 'Dört iplikle başlanır. Üçüyle insanın elinde yalnız bir düğüm ve fikirler olur.',
    task: (goal) => won(goal, 'Bulutüstü'),
  },
  'cloud-organ': {
    giver: 'Idris Qamar',
    title: 'Orga bir istek',
    says: 'Rüzgâr her gece aynı dokuz sesi çalar. Bir zamanlar biri istemiş olmalı. Git, kim olduğunu dinle.',
    task: () => 'Rüzgâr Orgu’na ulaş.',
  },
  'cloud-plate': {
    giver: 'Başrahibe Tuyet',
    title: 'Pirincin tozu',
    says: 'Bin basamak süpürdüm. Orgun üstünde hiç tozunu almadığım bir plaka var. Okuyun. Tozluysa bana söylemeyin.',
    task: () => 'Rüzgâr Orgu’nun plakasını oku.',
  },
  'cloud-lost': {
    giver: 'Zoran Karaly',
    title: 'Bulutların üstünde kayıp',
    says: 'Ben insanları geri getiririm. Eldivenler, mataralar ve bir sol kayak içinse kimse yok. On dört tane lütfen, yeniden kar yağmadan.',
    task: (goal) => lost(goal, 'Bulutüstü'),
  },
  'cloud-forty': {
    giver: 'Dr. Amara Diallo',
    title: 'Kırk katman',
    says: 'Bir tür burada ne yaşadığını söyler. Kırkı nedenini. Rafın etiketi bile hazır.',
    task: (goal) => living(goal, 'Bulutüstü'),
  },
  'four-halfpast': {
    giver: 'Thandeka Moyo',
    title: 'Neyin buçuğu',
    says: 'Buçuk’taki saatler buçukta anlaşır, başka hiçbir şeyde değil. Ne zaman isterseniz gelin: tam vaktinde olursunuz.',
    task: () => 'Buçuk’a ulaş.',
  },
  'four-lamp': {
    giver: 'Eino Saarvi',
    title: 'Geri parlayan',
    says: 'Fenerimi gölün üstüne asarım, arada bir başkası bakmaya çıkar. Yemem. Teşekkür etmek isterim.',
    task: () => 'Bir Incandeel yakala. Akşam ve gece Buçuk kıyısında yüze çıkar.',
  },
  'four-clock': {
    giver: 'Tomasz Wrona',
    title: 'Biri geç kalıyor',
    says: 'İspinozlarım Bartholomew Tock’un saatine göre döner. Ya onlar erkenci ya o geç; ispinozları saydım. Sor ona. Kibarca, kuruyor.',
    task: () => 'Telaşsız Mil’de Bartholomew Tock ile konuş. Her saatte oradadır, ama hep başka yerde.',
  },
  'four-badges': {
    giver: 'Ignatius Pell',
    title: 'Dört kayıt',
    says: 'Defterlerim tutuyor, bir siz eksiksiniz. Mürekkeple dört rozet; sayfayı kapatıp bir kurabiye yerim.',
    task: (goal) => won(goal, 'Dörtışık'),
  },
  'four-hearth': {
    giver: 'Seraphine Oyelo',
    title: 'Biri orada oturmalı',
    says: 'Kimsenin yakmadığı, kimsenin sönmesine izin vermediği bir ocak var. Nöbetini buradan tuttum. Dizleriniz daha iyi.',
    task: () => 'Soğuk Ocak’a ulaş.',
  },
  'four-shelf': {
    giver: 'Dewi Laras',
    title: 'Son perde',
    says: 'En eski oyunum tam güzelleştiği yerde kesiliyor. Soğuk Ocak’ta sonu olan kitaplar var, son rafta. Hızlı oku, damlıyorlar.',
    task: () => 'Soğuk Ocak’ta son rafı oku.',
  },
  'four-lost': {
    giver: 'Soraya Haddad',
    title: 'On beş kırık',
    says: 'Yitirilen her şey sonunda bu topraklara gelir. Eritirim, ama önce sormayı severim.',
    task: (goal) => lost(goal, 'Dörtışık'),
  },
  'four-champion': {
    giver: 'Mirabel Quince',
    title: 'Dört ışık birden',
    says: 'Halcyon Abebe evvelki bahardan beri şaşırmadı. Onu şaşırtmak büyük iyilik olurdu.',
    task: () => 'Dörtışık şampiyonunu yen.',
  },
};

const words: typeof lineWords = {
  title: 'Bölgelerin görev dizileri',
  intro:
    'Oradaki insanların istediği işler, birbiri ardına. Tarih yok, acele yok: önceden yaptığın da sayılır.',
  step: (id) => STEPS[id],
  says: (giver, text) => `${giver}: “${text}”`,
  place: (place, steps) => `Adım ${numberWords(place)}/${numberWords(steps)}`,
  closed: (count, region, had) =>
    `${turkishRegion(region)} bölgesinden ${turkishCount(count, 'rozetle')} açılır. Sende ${numberWords(had)} var.`,
  end: (title) => `Sonunda: “${title}” unvanı`,
  finished: (title) => `Hepsi bitti. “${title}” unvanı senin.`,
  gotTitle: (title) => `“${title}” unvanı senin.`,
  line: (region, place, name, text, progress, reward) =>
    `${turkishRegion(region)}, ${place}: ${name}. ${text} ${progress}. Ödül: ${reward}.`,
  lineClosed: (region, text) => `${turkishRegion(region)}: ${text}`,
};
export default words;
