const words = {
  former: 'quelqu’un qui ne joue plus',
  formerFirst: 'Quelqu’un qui ne joue plus',
  quoted: (nickname: string) => `« ${nickname} »`,
  kinds: { normal: '', dark: 'sombre', shiny: 'chatoyant' },
};
export default words;
