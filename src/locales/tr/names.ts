const words = {
  former: 'artık oynamayan biri',
  formerFirst: 'Artık oynamayan biri',
  quoted: (nickname: string) => `“${nickname}”`,
  kinds: { normal: '', dark: 'karanlık', shiny: 'parıltılı' },
};
export default words;
