const words = {
  former: 'qualcuno che non gioca più',
  formerFirst: 'Qualcuno che non gioca più',
  quoted: (nickname: string) => `«${nickname}»`,
  kinds: { normal: '', dark: 'oscuro', shiny: 'lucente' },
};
export default words;
