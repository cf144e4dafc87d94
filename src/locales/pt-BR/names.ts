const words = {
  former: 'alguém que já não joga',
  formerFirst: 'Alguém que já não joga',
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'sombrio', shiny: 'brilhante' },
};
export default words;
