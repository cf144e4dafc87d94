import type { screenWords } from '../../en/textMode/commands.ts';

const words: typeof screenWords = {
  '/home': ['البداية', 'بداية', 'home'],
  '/maps': ['الخرائط', 'خرائط', 'maps'],
  '/map': ['الخريطة', 'خريطة', 'map'],
  '/gymbattle': ['الصالات', 'صالات', 'صالة', 'القادة', 'gym', 'gyms', 'leaders'],
  '/pokemart': ['المتجر', 'متجر', 'شراء', 'بوكيمارت', 'mart', 'shop', 'buy'],
  '/team': ['الفريق', 'فريق', 'فريقي', 'team'],
  '/pokemons': ['بوكيموناتي', 'بوكيمون', 'مخلوقات', 'مخلوقاتي', 'pokemon', 'pokemons', 'creatures', 'box'],
  '/pokedex': ['بوكيدكس', 'البوكيدكس', 'pokedex', 'dex'],
  '/attackdex': ['دليل الهجمات', 'هجمات', 'حركات', 'attackdex', 'attacks', 'moves'],
  '/typechart': ['جدول الأنواع', 'جدول الانواع', 'أنواع', 'انواع', 'types', 'typechart', 'type chart'],
  '/userbattle': ['معركة اللاعبين', 'لاعبين', 'user battle', 'users'],
  '/goldbattle': ['معركة الذهب', 'ذهب', 'gold battle', 'gold'],
  '/expbattle': ['معركة الخبرة', 'تدريب', 'خبرة', 'exp battle', 'training', 'train'],
  '/quests': ['صفحة المهام', 'قائمة المهام', 'quest page', 'quest list'],
  '/trades': ['إعلاناتي', 'اعلاناتي', 'مبادلات', 'trades', 'traders', 'trade'],
  '/offers': ['عروضي', 'عروض', 'offers'],
  '/findtrades': ['البحث عن مبادلات', 'السوق', 'سوق', 'find trades', 'find', 'market'],
  '/profile': ['الملف', 'ملفي', 'profile'],
  '/account': ['الحساب', 'حسابي', 'account'],
  '/settings': ['الإعدادات', 'إعدادات', 'اعدادات', 'settings', 'options'],
  '/about': ['عن اللعبة', 'about'],
  '/faq': ['أسئلة', 'اسئلة', 'faq', 'f.a.q', 'questions'],
};
export default words;
