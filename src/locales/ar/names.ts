const words = {
  former: 'لاعب سابق',
  formerFirst: 'لاعب سابق',
  quoted: (nickname: string) => `«${nickname}»`,
  // As titles before a name: اللامع بودكن.
  kinds: { normal: '', dark: 'الداكن', shiny: 'اللامع' },
};
export default words;
