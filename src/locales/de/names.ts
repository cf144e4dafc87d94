const words = {
  former: 'jemand, der nicht mehr spielt',
  formerFirst: 'Jemand, der nicht mehr spielt',
  quoted: (nickname: string) => `„${nickname}“`,
  kinds: { normal: '', dark: 'dunkles', shiny: 'schillerndes' },
};
export default words;
