import type { speciesTexts } from '../../en/content/species.ts';

const words: typeof speciesTexts = {
  kindlam: {
    name: '',
    text: 'Yünü bütün gün içten içe yanar, ama hiç bitmez. Çobanlar sürüde bir tane tutar ki ötekiler kışın üşümesin.',
    habitat: 'ot yakılmış çayırlar',
  },
  emberam: {
    name: '',
    text: 'Boynuzlarını çakmaktaşında biler ve kıvılcımlara bayılır. İkisi karşılaşınca çarpışma yan vadiden duyulur, görülür.',
    habitat: 'sıcak yamaçlar',
  },
  kilnaries: {
    name: '',
    text: 'Yelesinin değdiği kil bir dakikada tuğla olur. Eski çömlekhaneler, onun uyumaya karar verdiği yere kurulurdu.',
    habitat: 'yanardağ otlakları',
  },
  clinkdil: {
    name: '',
    text: 'Kıvrılınca sobadan düşmüş bir kor gibi parlar. Ekmek kokan insanların peşinden yuvarlanır.',
    habitat: 'sıcak taş duvarlar',
  },
  ovendil: {
    name: '',
    text: 'Keyfi yerindeyse karnındaki küçük kapı açılır. İçine konan her şey nar gibi kızarmış çıkar.',
    habitat: 'terk edilmiş fırınlar',
  },
  furnadil: {
    name: '',
    text: 'Baca dikenlerinin dumanı huyunu gösterir: beyaz dinginlik, siyah dert. Acele ettiği daha görülmedi.',
    habitat: 'eski dökümhaneler',
  },
  flickeep: {
    name: '',
    text: 'Biri onu övünce ibiği titreşir. Yalnız kalınca su birikintilerinin önünde selam alıştırması yapar.',
    habitat: 'güneşli bahçe duvarları',
  },
  pavember: {
    name: '',
    text: 'Kısa yelpazesinin her tüyünde bir köz vardır. Yolcular evi bulsun diye teker teker düşürür.',
    habitat: 'saray yıkıntıları',
  },
  solpavo: {
    name: '',
    text: 'Öğlen yelpazesini açınca başka yerdeki kuşlar onu ikinci güneş sanır. Tüylerindeki gözlerin kırpıştığı söylenir.',
    habitat: 'gündoğumunu gören kayalıklar',
  },
  podkin: {
    name: '',
    text: 'Kabuğundaki tohumlara mırıldanır, onlar da ona. Podkin’i olan bahçıvan takvime bakmaz.',
    habitat: 'sebze bahçeleri',
  },
  briarling: {
    name: '',
    text: 'Kuyruğu çiçek toplar, kolları düzenler. Kaba konuklara onların yerine dikenler gösterilir.',
    habitat: 'çalı çitler',
  },
  sylvarok: {
    name: '',
    text: 'Esneyince halkaları sayılabilir. Bütün bir köy üstünde piknik yapmış, fark etmemiştir.',
    habitat: 'en eski ormanlar',
  },
  rootling: {
    name: '',
    text: 'Yağmurun kokusunu bulutlardan iki gün önce alır. Başındaki filiz, yemek istediği şeyi gösterir.',
    habitat: 'meşe ormanları',
  },
  thickhog: {
    name: '',
    text: 'Yelesinde küçük kuşlar yuvalanır ve yol konusunda onunla tartışır. Çoğu kez o boyun eğer, bir gün geç varır.',
    habitat: 'çalılıklar',
  },
  grovetusk: {
    name: '',
    text: 'Yurdunun haritaları her bahar yeniden çizilir, çünkü ormanlar yürümüştür. Dişleri uyukladığı yerde kök salar.',
    habitat: 'yürüyen korular',
  },
  dozebud: {
    name: '',
    text: 'Bir kez uyanmış, pek beğenmemiş. Biri çok konuşunca yaprak başlığı kendiliğinden kapanır.',
    habitat: 'sıcak dallar',
  },
  mosslow: {
    name: '',
    text: 'Sırtındaki yosun, asıldığı yerlerin haritasıdır. Soruları doğru yanıtlar, aşağı yukarı bir hafta sonra.',
    habitat: 'sisli ağaç tepeleri',
  },
  canopaw: {
    name: '',
    text: 'Fener çiçekleri, yakında uyuyan her canlı için bir tane yanar. Hepsinin yerine yavaş ve sevecen düşler görür.',
    habitat: 'asma bahçeler',
  },
  puddlip: {
    name: '',
    text: 'Her su birikintisinin kendisi için bırakıldığına inanır. Burnundaki kabarcığın patladığı hiç görülmedi.',
    habitat: 'su birikintileri',
  },
  wallopo: {
    name: '',
    text: 'Çıkabildiği en yüksek yerden suya atlar, pek de yüksek değildir. Asıl mesele sıçrayan sudur.',
    habitat: 'ağır akan nehirler',
  },
  potamere: {
    name: '',
    text: 'Sırtında kendi gelgiti olan koca bir lagün yaşar. Öyle kıpırtısız durur ki feribotlar ona bağlanmıştır.',
    habitat: 'lagünler',
  },
  nubwhal: {
    name: '',
    text: 'Tanışmak için her şeyi bir kez boynuzuyla dürter. Balıkçılar şapkalarında düzgün, yuvarlak delikler bulur.',
    habitat: 'nehir ağızları',
  },
  narvane: {
    name: '',
    text: 'Kuyruğu rüzgârdan tam bir saat önce döner. Ondan besleyen limanlar fırtına çanını satmıştır.',
    habitat: 'rüzgârlı koylar',
  },
  lancetide: {
    name: '',
    text: 'Saldırmadan önce rakibini selamlar, sonra bir kez daha. Mızrağı her kış daha berrak uzar.',
    habitat: 'buz tarlaları arası boğazlar',
  },
  dampaw: {
    name: '',
    text: 'Akan suyu görünce durdurmadan edemez. Kaşıktan ve çöpten kurduğu bentler şaşılacak kadar dayanır.',
    habitat: 'dereler',
  },
  lodgekin: {
    name: '',
    text: 'Aletlerini daldan bir önlükte taşır, kimseye ödünç vermez. Yeşil Diyar köprülerinin yarısı onun eseridir.',
    habitat: 'kunduz yuvaları',
  },
  castorrent: {
    name: '',
    text: 'Bir şelaleyi tutarak çalışır, ikisini tutarak dinlenir. Kütük eldivenlerine değerli rakiplerinin adları kazılıdır.',
    habitat: 'şelaleler',
  },
  voltwit: {
    name: '',
    text: 'Tellere konar, haberleri dinler. Yinelediği hep bir günlük ve iki kat heyecanlıdır.',
    habitat: 'telgraf direkleri',
  },
  telegrail: {
    name: '',
    text: 'Kuyruğuyla vura vura vadiye haber geçirir, sözcüğü bir solucan. Aşk mektupları bedava; anlamıyormuş gibi yapar.',
    habitat: 'su basmış çayırlar',
  },
  brookfin: {
    name: '',
    text: 'Manzara için akıntıya karşı, eğlence için akıntıyla yüzer. Saklanmak isteyince çizgileri dalgacıklara uyar.',
    habitat: 'duru dereler',
  },
  weirgill: {
    name: '',
    text: 'Her güz aynı bentten dokuz kez sıçrar: biri çıkmak, sekizi köprüdekiler için. Arada gökkuşağını alttan denetler.',
    habitat: 'değirmen altı bentler',
  },
  nippet: {
    name: '',
    text: 'Patenciler onu çay kaşığı sesinden ve göletteki minik delik sıralarından tanır. Sıcak elde gevşer, ocak ayını düşünür.',
    habitat: 'donmuş göletler',
  },
  glacilisk: {
    name: '',
    text: 'Her sabah en küçük puluna dek eksiksiz bir buz derisi atar. Koleksiyoncular buz kutusuyla gelir.',
    habitat: 'soğuk pınarlar',
  },
  basilisleet: {
    name: '',
    text: 'Bakışı bir gölü kıyıdan kıyıya dondurur; köyün çocukları kış cumartesileri onu adıyla çağırır. Her teşekkürde tacı biraz erir.',
    habitat: 'karla kaplı göller',
  },
  gloopet: {
    name: '',
    text: 'Şimdiye dek dokunduğu her şeyi içinde bir yerde saklar. Kibarca istersen anahtarını arar.',
    habitat: 'köprü altları',
  },
  sludgeon: {
    name: '',
    text: 'Önce küvet geldi, sonra şemsiyeler, bir trombon ve köyün çanı. Bir şey yitiren dirseğine dek uzanabilir; çoğu daha iyisiyle çıkar.',
    habitat: 'durgun sular',
  },
  vatlurk: {
    name: '',
    text: 'Tümünü gören olmadı, yalnız boyahanenin dibinde bir kapağın altında iki göz. Lekeli tencereyi bırak, sabaha tertemizdir, belki biraz incelmiş.',
    habitat: 'eski boyahaneler',
  },
  zizzgrub: {
    name: '',
    text: 'Tersine okşarsan saçın akşam yemeğine dek dikilir. Gece kütüğünün halkalarını kendi kıvılcımıyla okur, bir seferde bir yıl.',
    habitat: 'çürük kütükler',
  },
  switchafer: {
    name: '',
    text: 'Ovulunca sırtındaki benekler şarj olur. İkisi küçük bir mutfağı aydınlatır.',
    habitat: 'yaşlı meşeler',
  },
  gutterling: {
    name: '',
    text: 'Yağmurlu gecelerde oluğun ucunda oturur, öteki borular damlarken o yanar. Vurunca içeri kaçar, kıkırdar, yandakinden çıkar.',
    habitat: 'ıslak damlar',
  },
  galoshade: {
    name: '',
    text: 'Bataklığın birinden çektiği bir çizmeye taşınmış, pek derli toplu tutar. Sisli akşamlarda yürüyenlerin önünde zıplar, ötekini sorar.',
    habitat: 'sisli patikalar',
  },
  glowmonger: {
    name: '',
    text: 'Gelgit dükkânı örtene dek gemilere lamba satardı, hâlâ tek çizmeyle tur atar. İyi akşamlar diyeni eve götürür, ötekilere manzaralı yolu gösterir.',
    habitat: 'batık rıhtımlar',
  },
  cobblet: {
    name: '',
    text: 'Sektirilince ikinci sekmede batar ve eve bir haftada, keyifle yürür. İyi yürekliler onu saksı sanıp tutamını sular.',
    habitat: 'taşlı geçitler',
  },
  bouldun: {
    name: '',
    text: 'Nereye gideceğine yosunu karar verir, kalanı izler. Bank sanılmış, alınmamıştır.',
    habitat: 'kaya tarlaları',
  },
  tumulord: {
    name: '',
    text: 'İçinde bir kral gömülü, ikisi birbirine epey alıştı. En uzun günde güneş taşların arasından ona baksın diye döner.',
    habitat: 'otlu höyükler',
  },
  moonbun: {
    name: '',
    text: 'Ay yuvarlandıkça daha yükseğe zıplar. Dolunayda ağır birinin onu tutması gerekir.',
    habitat: 'ay ışıklı çayırlar',
  },
  selenhare: {
    name: '',
    text: 'Bir kulağı büyüyen ay, biri küçülen ay içindir; aysız gecelerde ikisi de katlanır. İzleri ışıkla dolar, kahvaltıya dek söner.',
    habitat: 'ay ışıklı tepeler',
  },
  knuckub: {
    name: '',
    text: 'Ağaçlar pes edene ya da güz gelene dek ağaçlarla boks yapar. Eldivenleri kovandır, puanı arılar tutar.',
    habitat: 'orman açıklıkları',
  },
  pawgilist: {
    name: '',
    text: 'Dokuz yaz şampiyon; kırışmasın diye uyumadan kemerini dala asar. Yenilenler, morlukları için balla eve bırakılır.',
    habitat: 'bal ormanları',
  },
  blinkowl: {
    name: '',
    text: 'Yakında birinin aklına bir şey gelince kaşları yanar, o yüzden kimse onunla iki kez kâğıt oynamaz. Gündüz eşyaya çarpar, özür diler.',
    habitat: 'saman tavanları',
  },
  owlumen: {
    name: '',
    text: 'Çevresindeki gezegenler, bitirdiği her düşünce için bir tur döner. Sınav zamanı okullar onu topluca kiralar.',
    habitat: 'çan kuleleri',
  },
  scuffkit: {
    name: '',
    text: 'Her sabah kendi gölgesiyle kavga çıkarır, ötekinin hiç yorulmamasına kızar. Bulutlu günler kestirmek ve anlatmak içindir.',
    habitat: 'ahır arkası sokaklar',
  },
  umbrawl: {
    name: '',
    text: 'Gece yolcuların yanında yürür, hep ışığın hemen dışında. Sabah kimse teşekkür etmedi diye biraz alınır.',
    habitat: 'akşam orman kıyıları',
  },
  penumbrawn: {
    name: '',
    text: 'Güneşin önünde ayağa kalkınca tavuklar tüner, lambacı yola çıkar. Çamaşır günleri oturmaya ikna edilebilir.',
    habitat: 'derin yaşlı orman',
  },
  rivetle: {
    name: '',
    text: 'Sırtındaki anahtarı kurmak bir işe yaramaz, ama ilgiyi sever. Kabuğu hiç paslanmaz, çünkü her gün bunu dert eder.',
    habitat: 'limanlar',
  },
  ironclade: {
    name: '',
    text: 'Öğlen bacası öter, bütün liman çorbaya oturur. Martılar tayfa yazıldı, işi ondan çok ciddiye alıyorlar.',
    habitat: 'derin limanlar',
  },
  molder: {
    name: '',
    text: 'Hazine diye kazar, patates bulur, her seferinde sevinir. Miğferindeki lamba arkadaşlık içindir.',
    habitat: 'bostanlar',
  },
  excavole: {
    name: '',
    text: 'Bir lale dikmesini iste, diker; dokuz metre dibe, uğur için bir cevherle. Baktığı mahzen yüz yıl kuru kalır.',
    habitat: 'taş ocakları',
  },
  shaftmaw: {
    name: '',
    text: 'Bir esnemesi vadideki bütün lambaları söndürmüştü. Kanaryalar kulaklarında bedava oturur, ne zaman nefese çıkacağını söyler.',
    habitat: 'eski maden kuyuları',
  },
  jellume: {
    name: '',
    text: 'Aklından geçen şeyin renginde parlar. Denizciler hiçbir şey düşünmemeyi öğrenmiştir.',
    habitat: 'sessiz koylar',
  },
  medusage: {
    name: '',
    text: 'Her soruyu yanıtlar, ama gelgit iki kez döndükten sonra. O zamana dek çoğu kendi bulur; yanıtın bu olduğunu söyler.',
    habitat: 'ada açığı durgun sular',
  },
  shinglet: {
    name: '',
    text: 'Evini kumsalın en iyi çakıllarından kurar, sonra kumsaldan ayırt edemez. Bazı akşamlar biri içeri alana dek yığın yığın kapı çalar.',
    habitat: 'çakıl kumsallar',
  },
  cragclaw: {
    name: '',
    text: 'Sırtındaki tepe emlaktır; uzun düşünüp bir fenere kiraladı. Büyük gelgitte taşınır, haritalar yeniden çizilir.',
    habitat: 'gelgit havuzları',
  },
  noctuff: {
    name: '',
    text: 'Tüy yumağı olup uyur, gecede bir kez daldan düşer. Düşmek onu hiç uyandırmaz.',
    habitat: 'kovuk ağaçlar',
  },
  noctivail: {
    name: '',
    text: 'Açık gecelerde iki baca arasına asılır, gök kimsenin bilmediği bir takımyıldız kazanır. Gökbilimciler kızar, pervaneler büyülenir.',
    habitat: 'kilise kuleleri',
  },
  pricklo: {
    name: '',
    text: 'Sarılmaya bayılırdı; biri kucak açar diye her dikende bir mantar taşır. Çiçeği fıkra anlatılınca açar.',
    habitat: 'kuru kumlar',
  },
  saguardian: {
    name: '',
    text: 'İki yüz yıldır aynı kilometre taşını bekler, nedenini hiç sormadı. Doğum gününde kertenkeleler dizilip selam durur; gözüme kum kaçtı der.',
    habitat: 'kumullar',
  },
  cuprikin: {
    name: '',
    text: 'Vida ayırmak için yapıldı, dostluklara geçti. Mıknatıs elleri vedayı zorlaştırır.',
    habitat: 'hurda yığınları',
  },
  cupritan: {
    name: '',
    text: 'Köyden geçerken çaydanlıklar kaynar, saatler ileri gider; o yüzden parmak ucunda yürür. Her bobini elle sarıldı, kimin sardığını unutmaz.',
    habitat: 'eski santraller',
  },
  inchbeam: {
    name: '',
    text: 'Her güneş ışınını baştan sona ölçer, sonucu kendine saklar. Günler uzayınca şaşmaz, sessizce gururlanır.',
    habitat: 'güneşli pencere önleri',
  },
  sunflit: {
    name: '',
    text: 'Kanatlarındaki desen, doğduğu çayırın yukarıdan görünüşüdür. Dönüş yolunu hiç unutmaz.',
    habitat: 'çiçekli çayırlar',
  },
  icequill: {
    name: '',
    text: 'Başındaki tüyler buz saçağıdır, onlarla övünür. Yazın başkalarının gölgesinde durur.',
    habitat: 'soğuk kıyılar',
  },
  quillberg: {
    name: '',
    text: 'Yılda bir kopar, palmiye görmeye güneye sürüklenir, gözle görülür biçimde incelmiş döner. Yavrulara balinayla dövüştüğü söylenir.',
    habitat: 'sürüklenen buzlar',
  },
  vyrmling: {
    name: '',
    text: 'Parlak çakıl toplar, uyumadan sayar. Uçabildiğini ona henüz söyleyen olmadı.',
    habitat: 'yüksek kayalıklar',
  },
  gustrake: {
    name: '',
    text: 'Kanatları kendinden bir yıl önce geldi, merdivende onlara takılır. Sert esen onu alır götürür, çoğu kez turtalı bir yere.',
    habitat: 'rüzgârlı tepeler',
  },
  tempestral: {
    name: '',
    text: 'Hava saygıdan çevresine toplanır. Yalnız toprağın çağırdığı yere konar.',
    habitat: 'fırtına cepheleri',
  },
  crumbit: {
    name: '',
    text: 'Onur meselesidir: kendinden küçük kırıntı taşımaz. Bir kez el arabası teklif edildi, bir hafta küstü.',
    habitat: 'mutfaklar ve ot tarlaları',
  },
  hoardent: {
    name: '',
    text: 'Yanaklarında raf raf ayrılmış kışlık vardır, reçel solda. Konuk hep doyurulur, kaşıkları bulana dek beklese de.',
    habitat: 'ambarlar',
  },
  postwren: {
    name: '',
    text: 'En küçük mektupları gırtlağında taşır, içindekini duymamak için mırıldanır. Acele olanlar onu hıçkırtır.',
    habitat: 'çitler ve bahçe kapıları',
  },
  couristrel: {
    name: '',
    text: 'Doğru adresin üstünde biri imza atana dek, her havada, gerekirse saatlerce asılı durur. Dokuz yıl önce bir kart gecikti, özürler bitmedi.',
    habitat: 'posta yolları',
  },
  heralgale: {
    name: '',
    text: 'Gagasından tek bir nota, kazlar bile sıraya girer. Kral, hasat ve temiz çamaşır aynı tonda duyurulur; hepsi yeterince enderdir.',
    habitat: 'yüksek kuleler',
  },
  tuftpup: {
    name: '',
    text: 'Kuyruk sallanana dek önü neresi bilinmez. Yatarken koyunları sayar, sonra kuzuları, sonra konukları.',
    habitat: 'koyun çayırları',
  },
  drovermane: {
    name: '',
    text: 'Küçükler yağmurdan buklelerine sığınır, kaç tane olduğunu bilmiyormuş gibi yapar. Kısık bir sözüyle hava bile sıraya girer.',
    habitat: 'tepe otlakları',
  },
  hearthkit: {
    name: '',
    text: 'Fırıncılar fırını dikkatle açar, çünkü soldan üçüncü somun esneyebilir. Kürkü ekmek kabuğu kokar; bu onu kaç kez kurtardı.',
    habitat: 'sıcak mutfaklar',
  },
  inglynx: {
    name: '',
    text: 'Soğuktan biri girince kulak tutamlarındaki közler parlar. Ateş başındaki yerini kimseye vermez, ama böğründe yer vardır.',
    habitat: 'ocak köşeleri',
  },
  strawisp: {
    name: '',
    text: 'Hasadın ilk gecesi bir ışık demetten demete gezer, kendine uyanı arar. İyi çiftçiler sıranın sonunda küçük bir demeti gevşek bırakır.',
    habitat: 'anız tarlaları',
  },
  scarecrone: {
    name: '',
    text: 'Kargalar şapkasına gülmeye geldi, masallara kaldı. Karanlıkta şalgam söken, kuru saman gibi bir ses duyar: onu yerine koy.',
    habitat: 'gece şalgam tarlaları',
  },
  fizzet: {
    name: '',
    text: 'Bir kez okşa, saçın dikilir; iki kez okşa, komşunun çamaşırı da. Okşamanın bu işe yaradığına inanır.',
    habitat: 'ambarlar',
  },
  ampolecat: {
    name: '',
    text: 'Değirmenin tavanında bir çengele dolanıp uyur, üstünden atlanmasını sevmez. Değirmenci çay isteyince çaydanlığı kuyruğuna koyar, özür diler, yumurta öder.',
    habitat: 'yel değirmeni tavanları',
  },
  lodekid: {
    name: '',
    text: 'Her yürüyüş, boynuzuna yapışmış on bir çivi, bir menteşe ve birinin yüksüğüyle biter. Demirci kapıda bekler, hepsine bir havuç verir.',
    habitat: 'tepe ocakları',
  },
  lodehorn: {
    name: '',
    text: 'Tepelerde pusula kuzeyi değil, onun durduğu yeri gösterir. Yolunu yitirenler aldırmaz: inişi bilir ve onların hızında yürür.',
    habitat: 'tepe dorukları',
  },
  filamel: {
    name: '',
    text: 'Her güz nehir ağzını aydınlatırlar, her biri anahtar deliği kadar. Lambasını unutan balıkçıların birini ödünç alıp geri getirdiği olmuştur.',
    habitat: 'nehir ağızları',
  },
  incandeel: {
    name: '',
    text: 'Bekçi fırtınalı bir gece uyuyakalınca lambaya dolanıp sabahı etti. Gemiler, ışığın kıvrılması dışında bir şey fark etmedi.',
    habitat: 'fener altı sular',
  },
  calfrost: {
    name: '',
    text: 'Kar örtüsünün altında bildiğin buzağıdır, bakmamanı yeğler. Yaz ortasında tereyağıyla mahzene girmek ister.',
    habitat: 'karlı tepeler',
  },
  muskalanche: {
    name: '',
    text: 'Sırtında koca bir yamaç yatar ve bahane bekler, o yüzden yavaş yürür. Vadisinde düğünler fısıltıyla yapılır, kar sınırına pasta bırakılır.',
    habitat: 'dik vadiler',
  },
  flurrimite: {
    name: '',
    text: 'Hiçbiri ötekine benzemez, başka konu da bilmezler. Eldivenine bir tane al, yüksek sesle beğen; ötekilere anlatmaya zıplar gider.',
    habitat: 'kırağılı çayırlar',
  },
  crystalwing: {
    name: '',
    text: 'Kırık bir pencereye konunca cam sanılır. Göl kıyısında bir ev bütün kış sıcak kaldı, nedenini bahar gelip camları uçunca anladı.',
    habitat: 'kış göl kıyıları',
  },
  jabrimp: {
    name: '',
    text: 'Çakıllara, deniz minarelerine ve ayak parmaklarına meydan okur, tam boy sırasıyla. Yenilince eğilir, bir taş sola geçer, su dönene dek çalışır.',
    habitat: 'kumsal havuzları',
  },
  stomatitan: {
    name: '',
    text: 'Yumruğu öyle hızlıdır ki çevresinde deniz kaynar, bakanlar yumurta getirir. Gardını almayı bitirmemiş birine vurduğu görülmemiştir.',
    habitat: 'kumsal açığı resifler',
  },
  stiltlet: {
    name: '',
    text: 'Bir bacak durmak için, öteki sonraya saklanıyor. Her düştüğünde hemen bakınır, sazlar görmüş mü diye.',
    habitat: 'göl sazlıkları',
  },
  cranekata: {
    name: '',
    text: 'Şafakta sığ suda bir duruşun ortasındadır, sis bitirmesini bekler. Sonunu öğrenecek kadar duran rakip olmadı.',
    habitat: 'sisli sığlıklar',
  },
  pageant: {
    name: '',
    text: 'Dört yüz kişilik bir kolun sancağını taşır, çoğu öteki yöne gitmiştir. Yağmurda sancak şemsiye olur, hepsi döner.',
    habitat: 'meyve bahçesi otları',
  },
  squirant: {
    name: '',
    text: 'Her akşam palamut miğferi parlatır, dikeni biler, şövalyeye bir şey ister mi diye sorar. Şövalye çoğunlukla kırıntı ister.',
    habitat: 'meşe kökleri',
  },
  chivalrant: {
    name: '',
    text: 'Bir kırıntı üstüne verdiği söz bütün yaz geçer. Düellodan önce siperini kaldırır ki karşı taraf öğle yemeği önerebilsin.',
    habitat: 'karınca kaleleri',
  },
  tadbane: {
    name: '',
    text: 'Benekler zehirli demektir, gülümsemesi de bundan üzgün olduğu. Balıkçıllar ilk bölümü okumuş, çoğu orada durmuştur.',
    habitat: 'göl sığlıkları',
  },
  curarana: {
    name: '',
    text: 'Eriklerin arasında en iyisine benzer; kimse iki kez ısırmamıştır. Doğru dürüst özür dileyene hangi yaprağın ilaç olduğu gösterilir.',
    habitat: 'ıslak meyve bahçeleri',
  },
  phialin: {
    name: '',
    text: 'Işığa tutunca akşam ne yediği görünür. Otçular sepette bir tane taşır; yenmeyecek şeyde maviye döner.',
    habitat: 'şifalı ot bahçeleri',
  },
  apothadder: {
    name: '',
    text: 'Kovuğunun önünde bir bank vardır; oturana neresi ağrıyor diye sorulur. Ücreti büyüklere bir yumurta, çocuklara iyi bir masal.',
    habitat: 'yaşlı orman kovukları',
  },
  capsprite: {
    name: '',
    text: 'Görünmemek için mantarların arasında kıpırdamadan durur ve kimse yokmuş gibi mırıldanır. Zaten mırıltıdan anlaşılır.',
    habitat: 'mantar halkaları',
  },
  amanitiara: {
    name: '',
    text: 'Sarayı huşların altında halka kurar, tacındaki her benek kahvaltıya dek dans etmiş bir konuğu onurlandırır. Evde yiyip gelmek öğütlenir.',
    habitat: 'huş açıklıkları',
  },
  dustkit: {
    name: '',
    text: 'Suyun da temizlediğini duymuş, ama bu ona biraz ıslak bir yöntem gibi gelir. Banyosundan sonra sokak süpürülmüş görünür, komşular değil.',
    habitat: 'tozlu yollar',
  },
  siroccoon: {
    name: '',
    text: 'Önce kuyruğunun rüzgârı gelir, ılık ve başka yer kokulu, sonra kiler boştur. Aldığının değerince derli toplu bir kum yığını bırakır.',
    habitat: 'rüzgârlı yollar ve kilerler',
  },
  sherdlin: {
    name: '',
    text: 'Düştüğünden beri ev ev gezer, deliğine çanak çömlek parçaları dener. Bir kez mavi bir parça az kalsın uyuyordu, o aileye hâlâ uğrar.',
    habitat: 'mutfak çöplükleri',
  },
  amphorage: {
    name: '',
    text: 'Gövdesindeki boyalı figürler yürür, kavga eder, savaşı yeniden başlatır. Onu yalnız kulpun yanındaki küçük flütçü yatıştırır, o da öbür yana bakıyor.',
    habitat: 'batık mahzenler',
  },
  tickfawn: {
    name: '',
    text: 'Dört dakika ileri doğdu, sabahlarını öteki yavruların yetişmesini bekleyerek geçirir. Öğlen köyün saatini bir uyarıyla bağışlar.',
    habitat: 'saat kuleleri',
  },
  pendulope: {
    name: '',
    text: 'Sakalı saniyede bir sallanır, bir çayır dolusu cırcır böceği ona uyup öter. Boynuzları arasında verilen sözler tutulur, feribotçular bile tutar.',
    habitat: 'saat kuleleri',
  },
  dreamspin: {
    name: '',
    text: 'Her gece kirişlerden düşlerin gevşek uçlarını toplar, düzgün iplik eğirir. En sağlam iplik kötülerden çıkar.',
    habitat: 'tavan arası kirişleri',
  },
  reverachne: {
    name: '',
    text: 'Ağına yeterince bak, özlediğin biri geri bakar. Sinekler, bilmediği bir masal anlatınca gidebilir.',
    habitat: 'tavan arası kirişleri',
  },
  matchbug: {
    name: '',
    text: 'Her akşam başını aynı eşiğe çakar ve şaşar. Lambacı artık emekli, yürüyüş olsun diye yanında gelir.',
    habitat: 'bahçe duvarları',
  },
  kerbeam: {
    name: '',
    text: 'Pervaneler fenerine akıl sormaya gelir; yanıt hep biraz uzak durun olur. Kış akşamları, kitabı severse, bütün bir aile onun ışığında okur.',
    habitat: 'bahçe duvarları',
  },
  trilobit: {
    name: '',
    text: 'Arduvazda epeyce uyumuştu, biri levhayı düşürünce uyandı. Şimdilik en çok ottan etkilendi.',
    habitat: 'nehir arduvazları',
  },
  trilobastion: {
    name: '',
    text: 'Bütün salyangoz aileleri dolu yağarken plakalarının altında oturdu, para alınmadı. Dönmesi için bir tarla, bir neden ve bütün bir öğle sonrası gerekir.',
    habitat: 'eski taş ocakları',
  },
  spoutling: {
    name: '',
    text: 'Çatı köşesinde üç yüz yıl, ona güvercinler konusunda kesin fikirler kazandırdı. Yağmur gelince kusursuz bir yay tükürür ve alkış bekler.',
    habitat: 'eski çatılar',
  },
  cathedrake: {
    name: '',
    text: 'Güneş kanatlarından kırmızı ve mavi yapraklar olup düşer, gölgesinde durmak kimseyi üzmez. Kükremesi tek, kalın bir org sesidir; kilometrelerce ötedeki camlar eşlik eder.',
    habitat: 'eski kuleler',
  },
  geodling: {
    name: '',
    text: 'Dıştan, kapıya dayanacak bir taştır, çok da dayanmıştır. Pırıltıyı yalnız dostlara, yalnız bir an gösterir.',
    habitat: 'tepe patikaları',
  },
  amethystrix: {
    name: '',
    text: 'Şafakta dikenleri vadinin bütün duvarlarına mor benek atar, kedi yavruları sevinçten çıldırır. Kimseye zararı olmadı, nice yastığa oldu.',
    habitat: 'kristal mağaralar',
  },
  pumichick: {
    name: '',
    text: 'Ördek yavruları onu evlat edindi, çünkü ponza civciv hepsinden iyi yüzer. Soğuk sabahlarda hepsi iyice sokulur.',
    habitat: 'ılık pınarlar',
  },
  tephraptor: {
    name: '',
    text: 'Konduğu yerde kar, bahara gelincik dolu bir halka olup erir. Çiftçiler onu şalgam tarlasına el edip çağırır, önce çamaşırı toplar.',
    habitat: 'çıplak tepeler',
  },
  flotsoul: {
    name: '',
    text: 'Şişesindeki mektup çoktan yanıtlandı, ama gezmeyi sever. Kumsalda gezenler bulur, okur, iç çeker, biraz daha ileri atar.',
    habitat: 'kumsallar',
  },
  galleghast: {
    name: '',
    text: 'Sisli gecelerde küreklerin tempo tuttuğu duyulur; biri hep yarım vuruş geç kalır. Yitik tekneler onu eve dek izler, bağlanacak yer de bulur.',
    habitat: 'sisli koylar',
  },
  mudwhisk: {
    name: '',
    text: 'Yaşlı bir sazan ona şelaleyi çıkan yayınların ejderha olduğunu söyledi. Değirmene dek vardı; değirmenci pazarları kapağı açar.',
    habitat: 'değirmen göletleri',
  },
  barbelung: {
    name: '',
    text: 'Yedi köy bahar taşkınında onun rengini asar, çünkü sonra ördeklerini geri getirir. Sakalı hâlâ çamur kokar, başka türlüsünü istemez.',
    habitat: 'nehir çağlayanları',
  },
  tendrake: {
    name: '',
    text: 'Fasulye sırığına dolanıp kestirir, bir metre yukarıda uyanır. Bahçıvanlar sıranın sonuna bir sırık daha koyar, bezelyeleri saymıyormuş gibi yapar.',
    habitat: 'fasulye sıraları',
  },
  wistwyvern: {
    name: '',
    text: 'Mayısta saçakta asılı uyur, çiçekler dökülmesin diye herkes arka kapıdan girer. Arıları her uçuşa gelir, kendi haritalarını tutar.',
    habitat: 'eski saçaklar',
  },
  ingotail: {
    name: '',
    text: 'Bütün hazinesi tek bir bakır para, öyle parlatılmış ki hangi kraliçe belli değil. İkincisi verilince ejderhacık kuşkulanır.',
    habitat: 'eski madenler',
  },
  vaultwyrm: {
    name: '',
    text: 'Derisindeki her para ona ödünç verildi, verenleri ilkine dek sayar. Faizi yaz ortasında, bozuk para olarak, epey yüksekten öder.',
    habitat: 'eski madenler',
  },
  snickub: {
    name: '',
    text: 'Fıkra bitmeden güler, o yüzden sonunu hiç duymadı. Okul oyununda ona kapıya yakın yer verilir.',
    habitat: 'çayır kenarları',
  },
  cackleader: {
    name: '',
    text: 'Önder gülünce sürü güler, üçüncüde koyunlar da katılır. Boyalı sırıtışın ardında çoğu kez kırk kişilik yemeği hesaplar.',
    habitat: 'çayır kenarları',
  },
  blotlet: {
    name: '',
    text: 'Bir cümlenin ortasında hokkadan düştü, o günden beri sonunu arıyor. Yanında açık bırakılan mektuplara birkaç virgül eklenir.',
    habitat: 'sessiz sığlıklar',
  },
  kalligraken: {
    name: '',
    text: 'Sekiz fırçayla sekiz mektubu birden yanıtlar, teyzeleri hiç karıştırmadı. Yelkenine mürekkep damlattığı kaptan, sonraki gelgitte çok güzel bir özür alır.',
    habitat: 'derin girintiler',
  },
  sootbrock: {
    name: '',
    text: 'Eve bacadan gelir, çünkü kapılar konuklar içindir. Yıkamak olur; iki kişi, bir leğen ve mutfak konusunda rahat bir bakış ister.',
    habitat: 'eski bacalar',
  },
  brockember: {
    name: '',
    text: 'Akşam yuvasının ağzına bırakılan hamur şafakta pişmiştir, bir dilim eksik. Tilkiler kışı onda geçirir, dedikodu ve odunla öder.',
    habitat: 'orman yamaçları',
  },
  vanechick: {
    name: '',
    text: 'Nereyi gösterirse rüzgâr başka yerden eser. Bilen balıkçılar onu tümüyle güvenilir bulur.',
    habitat: 'ahır damları',
  },
  weathercrest: {
    name: '',
    text: 'Yıldırım ona öyle sık düştü ki senli benli oldular. Uçup gittiği ahırın çiftçisi ıslak parmakla idare ediyor.',
    habitat: 'ahır damları',
  },
  thimbelf: {
    name: '',
    text: 'Işık bırakan her evde gecede bir çorap onarır. Öteki çorap ücret olarak alınır, yakınmaları hiç anlamadı.',
    habitat: 'dikiş sepetleri',
  },
  haberdame: {
    name: '',
    text: 'Bir kez komşular arasındaki kavgayı öyle güzel dikti ki kimse dikişi bulamadı. Odaya girince düğmeler dik durur.',
    habitat: 'dikiş odaları',
  },
  globelle: {
    name: '',
    text: 'Küresindeki kar, tek penceresi ışıklı küçük bir kasabaya yağar. Orada oturan için dans eder, önce hep o yana eğilir.',
    habitat: 'donmuş göletler',
  },
  brollygeist: {
    name: '',
    text: 'Yağmurda bir bankta unutuldu, bir esinti ondan yana çıkana dek yıllarca bekledi. Şemsiyesi olmayanın peşine düşer, kaçarlarsa üzülür.',
    habitat: 'rüzgârlı tepeler',
  },
  lullabell: {
    name: '',
    text: 'Akşam yolunu yitirene çalar, en yakın sıcak yatağa götürür. Son kıtaya dek uyanık kalan olmadı.',
    habitat: 'yaşlı orman',
  },
  oraclam: {
    name: '',
    text: 'İyi bir soruya bir karış açılır, kabasına yenin üstünde kapanır. Yanıtları hep doğrudur, hemen hep gelecek perşembe hakkında.',
    habitat: 'koy kumsalı',
  },
  anvilisk: {
    name: '',
    text: 'Demirciler onu ocağın yanında uyutur, gündüz o da başını ödünç verir. Köyün ağır iş diye duyduğu, kertenkele için pek iyi bir masajdır.',
    habitat: 'demirhaneler',
  },
  waspire: {
    name: '',
    text: 'Her yaz bir iki gazete çiğner, başındaki kuleye bir kat ekler. Başlıkları okuyacak kadar yaklaşan, yazıyı pek bitiremez.',
    habitat: 'çan kuleleri, tavan araları',
  },
  quicksylph: {
    name: '',
    text: 'Gün ısınınca yükselir, soğuyunca iner, arada hep dans eder. Eski usul hekimler termometreyi asıp ona sorardı.',
    habitat: 'eski maden suları',
  },
  boreauk: {
    name: '',
    text: 'Alklar uçmayı öğrenemedi, o da buza gökten bir şerit indirdi. Ona göre dümen tutan kaptan sonunda sığınak bulur, bir de epey balık.',
    habitat: 'kuzey kayalıkları',
  },
  miragazelle: {
    name: '',
    text: 'Hep gördüğün yerin biraz solunda durur. Kıyıdaki albümler, yanındaki kumulun güzel portreleriyle doludur.',
    habitat: 'kumullar',
  },
  timpanyak: {
    name: '',
    text: 'İki hörgücü davuldur, akordu hava yapar. Geç giren gök gürültüsüne uzun uzun bakar.',
    habitat: 'fırtınalı tepeler',
  },
  ossuwyrm: {
    name: '',
    text: 'Ona söylemenin kibar yolunu bulan olmadı, vadisini on bin yıl önceki gibi bekler. Vadi bu arada tepe oldu.',
    habitat: 'tebeşir kayalıkları',
  },
  cometoad: {
    name: '',
    text: 'Bir kuyrukluyıldızla geldi, iyi bir su birikintisi buldu, yıldızı tek başına yolladı. Yetmiş altı yılda bir en yakın dama çıkıp el sallar.',
    habitat: 'göl kıyısı',
  },
  mandolark: {
    name: '',
    text: 'Tellerini gündoğumundan önce akort eder, köy uyuyormuş gibi yapar. Soğuk sabahlarda biraz pes çalar, konuşmak istemez.',
    habitat: 'çayırlar',
  },
  brackindle: {
    name: '',
    text: 'En güzel bahçede solar, herhangi bir ocakta coşar. Deneyimli sahipleri onun yerine çevresindeki halıyı sular.',
    habitat: 'yanmış açıklıklar',
  },
  wandertoise: {
    name: '',
    text: 'Sırtındaki çadır hep kurulu, çaydanlık hep kaynamak üzere. Geceyi geçiren konuk başka yerde uyanır, çoğu kez daha iyi manzaralı.',
    habitat: 'çayır patikaları',
  },
  clovermare: {
    name: '',
    text: 'Toynak izinde dört yapraklı yonca biter, o yüzden insanlar gözü yerde arkasından yürür. Biri başını kaldırıp günaydın dese ister.',
    habitat: 'çayırlar',
  },
  dawnhart: {
    name: '',
    text: 'Günün ilk ışığı boynuzlarına takılır, vadiye yürüyerek indirilir. Uzun süren sabahlarda su içmeye durmuştur.',
    habitat: 'yaşlı orman',
  },
  zenithrone: {
    name: '',
    text: 'Öğlen öyle dik oturur ki dinlenecek gölgesi kalmaz. Bütün yaban saygıdan yatar, o da hepsine imrenir.',
    habitat: 'en yüksek tepe',
  },
  gloamarch: {
    name: '',
    text: 'Her akşam ışıktan kalanı toplar, gagasında eve götürür. Alçaktan geçtiği evlerde pencere, düşünülenden uzun aydınlık kalır.',
    habitat: 'kıyı ve bacalar',
  },
  nadirian: {
    name: '',
    text: 'Gece yarısı yıldızların altında yüzer, ardında biraz sallanırlar. Fenerciler bunu hava diye yazar, tepede balina için sütun yoktur.',
    habitat: 'koyun üstündeki gök',
  },
};
export default words;
