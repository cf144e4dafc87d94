const words = {
  keys: {
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowDown: '↓',
    ArrowLeft: '←',
    Space: '空格键',
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
  onPad: (key: string) => `小键盘${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', '按下左摇杆'],
    ...['按下右摇杆', '十字键上', '十字键下', '十字键左', '十字键右', 'Home'],
  ],
  otherButton: (number: number) => `按钮${number}`,
  listed: (names: readonly string[]) => (names.length > 0 ? names.join('、') : '没有按键'),
  usualWalk: '方向键、W A S D或数字小键盘',
  usualWalkButtons: '十字键',
  usualAttack: '1～4键',
};
export default words;
