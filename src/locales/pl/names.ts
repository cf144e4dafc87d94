const words = {
  former: 'ktoś, kto już nie gra',
  formerFirst: 'Ktoś, kto już nie gra',
  quoted: (nickname: string) => `„${nickname}”`,
  kinds: { normal: '', dark: 'mroczny', shiny: 'lśniący' },
};
export default words;
