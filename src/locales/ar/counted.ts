import { numberWords } from '../format.ts';

/** The forms of a noun that is counted. One and two say the number themselves; two has a form of its own after a preposition or a verb. */
export interface CountedNoun {
  readonly one: string;
  readonly two: string;
  readonly twoAfter: string;
  /** After 3 to 10. */
  readonly few: string;
  /** After 11 to 99. */
  readonly many: string;
  /** After a hundred, and none. */
  readonly other: string;
}

const rules = new Intl.PluralRules('ar');

const noun = (
  one: string,
  two: string,
  twoAfter: string,
  few: string,
  many: string,
  other: string,
): CountedNoun => ({ one, two, twoAfter, few, many, other });

export const nouns = {
  attack: noun('هجوم واحد', 'هجومان', 'هجومين', 'هجمات', 'هجومًا', 'هجوم'),
  badge: noun('شارة واحدة', 'شارتان', 'شارتين', 'شارات', 'شارة', 'شارة'),
  ball: noun('كرة واحدة', 'كرتان', 'كرتين', 'كرات', 'كرة', 'كرة'),
  battle: noun('معركة واحدة', 'معركتان', 'معركتين', 'معارك', 'معركة', 'معركة'),
  box: noun('صندوق واحد', 'صندوقان', 'صندوقين', 'صناديق', 'صندوقًا', 'صندوق'),
  cell: noun('خانة واحدة', 'خانتان', 'خانتين', 'خانات', 'خانة', 'خانة'),
  champion: noun('بطل واحد', 'بطلان', 'بطلين', 'أبطال', 'بطلًا', 'بطل'),
  character: noun('حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف'),
  code: noun('رمز واحد', 'رمزان', 'رمزين', 'رموز', 'رمزًا', 'رمز'),
  coin: noun('عملة واحدة', 'عملتان', 'عملتين', 'عملات', 'عملة', 'عملة'),
  creature: noun('مخلوق واحد', 'مخلوقان', 'مخلوقين', 'مخلوقات', 'مخلوقًا', 'مخلوق'),
  day: noun('يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'),
  draught: noun('جرعة واحدة', 'جرعتان', 'جرعتين', 'جرعات', 'جرعة', 'جرعة'),
  experience: noun('نقطة خبرة واحدة', 'نقطتا خبرة', 'نقطتي خبرة', 'نقاط خبرة', 'نقطة خبرة', 'نقطة خبرة'),
  game: noun('فوز واحد', 'فوزان', 'فوزين', 'انتصارات', 'فوزًا', 'فوز'),
  hit: noun('ضربة واحدة', 'ضربتان', 'ضربتين', 'ضربات', 'ضربة', 'ضربة'),
  hour: noun('ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'),
  leader: noun('قائد واحد', 'قائدان', 'قائدين', 'قادة', 'قائدًا', 'قائد'),
  level: noun('مستوى واحد', 'مستويان', 'مستويين', 'مستويات', 'مستوى', 'مستوى'),
  listing: noun('إعلان واحد', 'إعلانان', 'إعلانين', 'إعلانات', 'إعلانًا', 'إعلان'),
  map: noun('خريطة واحدة', 'خريطتان', 'خريطتين', 'خرائط', 'خريطة', 'خريطة'),
  minute: noun('دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'),
  move: noun('حركة واحدة', 'حركتان', 'حركتين', 'حركات', 'حركة', 'حركة'),
  notice: noun('إشعار واحد', 'إشعاران', 'إشعارين', 'إشعارات', 'إشعارًا', 'إشعار'),
  offer: noun('عرض واحد', 'عرضان', 'عرضين', 'عروض', 'عرضًا', 'عرض'),
  player: noun('لاعب واحد', 'لاعبان', 'لاعبين', 'لاعبين', 'لاعبًا', 'لاعب'),
  points: noun('نقطة صحة واحدة', 'نقطتا صحة', 'نقطتي صحة', 'نقاط صحة', 'نقطة صحة', 'نقطة صحة'),
  quest: noun('مهمة واحدة', 'مهمتان', 'مهمتين', 'مهام', 'مهمة', 'مهمة'),
  result: noun('نتيجة واحدة', 'نتيجتان', 'نتيجتين', 'نتائج', 'نتيجة', 'نتيجة'),
  round: noun('جولة واحدة', 'جولتان', 'جولتين', 'جولات', 'جولة', 'جولة'),
  second: noun('ثانية واحدة', 'ثانيتان', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'),
  species: noun('فصيلة واحدة', 'فصيلتان', 'فصيلتين', 'فصائل', 'فصيلة', 'فصيلة'),
  step: noun('خطوة واحدة', 'خطوتان', 'خطوتين', 'خطوات', 'خطوة', 'خطوة'),
  throw: noun('رمية واحدة', 'رميتان', 'رميتين', 'رميات', 'رمية', 'رمية'),
  time: noun('مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'),
  trade: noun('مبادلة واحدة', 'مبادلتان', 'مبادلتين', 'مبادلات', 'مبادلة', 'مبادلة'),
  type: noun('نوع واحد', 'نوعان', 'نوعين', 'أنواع', 'نوعًا', 'نوع'),
} as const;

/** A count with its noun: عملة واحدة، عملتان، 3 عملات، 11 عملة. */
export function arabicCount(count: number, of: CountedNoun): string {
  const form = rules.select(count);
  if (form === 'one' || form === 'two') return of[form];
  return `${numberWords(count)} ${form === 'zero' ? of.other : of[form]}`;
}

/** The same after a preposition, a noun or a verb: من عملتين. */
export const arabicCountAfter = (count: number, of: CountedNoun): string =>
  count === 2 ? of.twoAfter : arabicCount(count, of);

const lists = {
  conjunction: new Intl.ListFormat('ar', { type: 'conjunction' }),
  disjunction: new Intl.ListFormat('ar', { type: 'disjunction' }),
} as const;

/** أ وب وج. */
export const arabicList = (
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => lists[type].format(words);

/** Signs that stand before a number and must stay at its left: −5, ×2. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Letters that another script may run in, kept apart from the words around them. */
export const apart = (text: string): string => `\u2068${text}\u2069`;
