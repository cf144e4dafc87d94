const words = {
  keys: {
    ArrowUp: 'Yukarı ok',
    ArrowRight: 'Sağ ok',
    ArrowDown: 'Aşağı ok',
    ArrowLeft: 'Sol ok',
    Space: 'Boşluk tuşu',
    Enter: 'Enter',
    Escape: 'Esc',
    Backspace: 'Backspace',
    Delete: 'Delete',
    Insert: 'Insert',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
  },
  onPad: (key: string) => `Sayı takımı ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Sol çubuk basılı'],
    ...['Sağ çubuk basılı', 'Yön yukarı', 'Yön aşağı', 'Yön sol', 'Yön sağ', 'Home'],
  ],
  otherButton: (number: number) => `Düğme ${number}`,
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}` : (names[0] ?? 'Tuş yok'),
  usualWalk: 'ok tuşları, W A S D ya da sayı takımı',
  usualWalkButtons: 'yön düğmesi',
  usualAttack: '1–4 tuşları',
};
export default words;
