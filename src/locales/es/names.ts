const words = {
  former: 'alguien que ya no juega',
  formerFirst: 'Alguien que ya no juega',
  quoted: (nickname: string) => `«${nickname}»`,
  kinds: { normal: '', dark: 'oscuro', shiny: 'brillante' },
};
export default words;
