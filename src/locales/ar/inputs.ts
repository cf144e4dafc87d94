const words = {
  keys: {
    ArrowUp: 'السهم الأعلى',
    ArrowRight: 'السهم الأيمن',
    ArrowDown: 'السهم الأسفل',
    ArrowLeft: 'السهم الأيسر',
    Space: 'مفتاح المسافة',
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
  onPad: (key: string) => `لوحة الأرقام ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'ضغط العصا اليسرى'],
    ...['ضغط العصا اليمنى', 'سهم أعلى', 'سهم أسفل', 'سهم أيسر', 'سهم أيمن', 'Home'],
  ],
  otherButton: (number: number) => `الزر ${number}`,
  listed: (names: readonly string[]) => (names.length > 0 ? names.join(' و') : 'لا مفاتيح'),
  usualWalk: 'مفاتيح الأسهم أو W A S D أو لوحة الأرقام',
  usualWalkButtons: 'الأسهم',
  usualAttack: 'المفاتيح 1 إلى 4',
};
export default words;
