import type { wayWords } from '../en/ways.ts';
import { arabicCount, nouns } from './counted.ts';
import { arabicRegion } from './ids.ts';

type Door = Parameters<typeof wayWords.enter>[0];

const GYMS: Readonly<Record<string, string>> = {
  'thornby-garden': 'حديقة ثورنبي',
  'crackle-mill': 'طاحونة كراكل',
  'cinder-forge': 'مصهر سيندر',
  'tidewell-lock': 'هويس تايدويل',
  'dusk-lantern': 'بيت فوانيس داسك',
  'holdfast-quarry': 'محجر هولدفاست',
  'rime-hall': 'قاعة رايم',
  'windrow-tower': 'برج ويندرو',
  'oduya-show': 'معرض أودويا',
  'pascoe-fold': 'حظيرة باسكو',
  'eskil-hives': 'خلايا إسكيل',
  'callan-bog': 'مستنقع كالان',
  'sattar-vats': 'مصبغة ستّار',
  'stanek-wall': 'جدار ستانيك',
  'strang-ring': 'حلبة سترانغ',
  'hollow-well': 'بئر هولو',
  'wintersgill-bell': 'جرس وينترزغيل',
  'vane-house': 'دار فين',
  'bras-galley': 'مطبخ سفينة براس',
  'tovua-kites': 'ورشة طائرات توفوا الورقية',
  'amaury-stills': 'مقطرة أموري',
  'karras-kiln': 'تنّور كاراس',
  'minami-light': 'منارة مينامي',
  'bellacorda-masks': 'أقنعة بيلاكوردا',
  'mensah-slip': 'مزلق سفن منساه',
  'orosa-reef': 'شعاب أوروسا',
  'tan-harbour': 'ميناء تان',
  'lhawang-loom': 'نول لاوانغ',
  'huanca-springs': 'ينابيع هوانكا',
  'diallo-strata': 'طبقات ديالو',
  'tuyet-steps': 'درجات تويت',
  'aikio-glacier': 'نهر أيكيو الجليدي',
  'qamar-dome': 'قبة قمر',
  'zahnd-railway': 'سكة حديد تساند',
  'karaly-rescue': 'محطة إنقاذ كارالي',
  'merak-summit': 'قمة ميراك',
  'moyo-seeds': 'مكتبة بذور مويو',
  'quince-daybreak': 'فجر كوينس',
  'haddad-glass': 'زجاج حداد',
  'pell-ledgers': 'دفاتر بيل',
  'wrona-roost': 'مجثم فرونا',
  'laras-shadows': 'ظلال لاراس',
  'saarvi-lake': 'بحيرة سارفي',
  'oyelo-vigil': 'سهرة أويلو',
  'abebe-hours': 'دار ساعات أبيبي',
};

const doorName = (door: Door): string => (door.kind === 'mart' ? 'بوكيمارت' : (GYMS[door.gym] ?? door.gym));

const words: typeof wayWords = {
  label: 'إلى الأمام',
  to: (map) => `إلى: ${map}`,
  enter: (door) => `دخول: ${doorName(door)}`,
  closed: (map, { region, badges, won }) =>
    `البوابة مغلقة (${map}). مفتاحها من ${arabicRegion(region)}: ${arabicCount(badges, nouns.badge)}؛ ولديك ${won === 0 ? 'لا شيء بعد' : won}.`,
  gyms: 'إلى الصالات',
  exit: (map) => `الطريق إلى ${map}`,
  exitIn: (way, map) => `${way}: الطريق إلى ${map}.`,
  door: (door) => `أمامك باب: ${doorName(door)}. الأمر «ادخل» يفتحه.`,
  noDoor: 'لا باب هنا.',
  shut: {
    house: 'الباب مقفل. من يسكن هنا خرج ليتفرج على المخلوقات.',
    windmill: 'الباب لا يُفتح ما دامت حجارة الرحى تدور. وهي تدور منذ أربعين عامًا.',
    lighthouse: 'الباب مقفل. المفتاح مع حارس المنارة وحده، وهو نائم: المنارة تعمل ليلًا.',
  },
};
export default words;
