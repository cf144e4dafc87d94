const words = {
  former: 'もういないプレイヤー',
  formerFirst: 'もういないプレイヤー',
  quoted: (nickname: string) => `「${nickname}」`,
  kinds: { normal: '', dark: 'やみ色の', shiny: 'きら色の' },
};
export default words;
