const words = {
  keys: {
    ArrowUp: 'Strzałka w górę',
    ArrowRight: 'Strzałka w prawo',
    ArrowDown: 'Strzałka w dół',
    ArrowLeft: 'Strzałka w lewo',
    Space: 'Spacja',
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
  onPad: (key: string) => `Klawiatura numeryczna ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Wciśnięta lewa gałka'],
    ...[
      'Wciśnięta prawa gałka',
      'Krzyżak w górę',
      'Krzyżak w dół',
      'Krzyżak w lewo',
      'Krzyżak w prawo',
      'Home',
    ],
  ],
  otherButton: (number: number) => `Przycisk ${number}`,
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} i ${names.at(-1)}` : (names[0] ?? 'Brak klawiszy'),
  usualWalk: 'Strzałki, W A S D lub klawiatura numeryczna',
  usualWalkButtons: 'krzyżak',
  usualAttack: 'Klawisze od 1 do 4',
};
export default words;
