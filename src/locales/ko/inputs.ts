const words = {
  keys: {
    ArrowUp: '↑',
    ArrowRight: '→',
    ArrowDown: '↓',
    ArrowLeft: '←',
    Space: '스페이스바',
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
  onPad: (key: string) => `숫자판 ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', '왼쪽 스틱 누르기'],
    ...['오른쪽 스틱 누르기', '십자키 위', '십자키 아래', '십자키 왼쪽', '십자키 오른쪽', 'Home'],
  ],
  otherButton: (number: number) => `버튼 ${number}`,
  listed: (names: readonly string[]) => (names.length > 0 ? names.join(', ') : '키 없음'),
  usualWalk: '방향키, W A S D, 숫자판',
  usualWalkButtons: '십자키',
  usualAttack: '1–4 키',
};
export default words;
