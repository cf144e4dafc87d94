const words = {
  keys: {
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowDown: '↓',
    ArrowLeft: '←',
    Space: 'スペース',
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
  onPad: (key: string) => `テンキー${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'セレクト', 'スタート', '左スティック押しこみ'],
    ...['右スティック押しこみ', '十字キー上', '十字キー下', '十字キー左', '十字キー右', 'ホーム'],
  ],
  otherButton: (number: number) => `ボタン${number}`,
  listed: (names: readonly string[]) => (names.length > 0 ? names.join('、') : 'キーなし'),
  usualWalk: '矢印キー、W A S D、テンキー',
  usualWalkButtons: '十字キー',
  usualAttack: '1～4のキー',
};
export default words;
