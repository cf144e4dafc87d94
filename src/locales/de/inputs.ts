const words = {
  keys: {
    ArrowUp: 'Pfeil hoch',
    ArrowRight: 'Pfeil rechts',
    ArrowDown: 'Pfeil runter',
    ArrowLeft: 'Pfeil links',
    Space: 'Leertaste',
    Enter: 'Enter',
    Escape: 'Esc',
    Backspace: 'Rücktaste',
    Delete: 'Entf',
    Insert: 'Einfg',
    Home: 'Pos1',
    End: 'Ende',
    PageUp: 'Bild auf',
    PageDown: 'Bild ab',
  },
  onPad: (key: string) => `Ziffernblock ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Linker Stick gedrückt'],
    ...['Rechter Stick gedrückt', 'Kreuz hoch', 'Kreuz runter', 'Kreuz links', 'Kreuz rechts', 'Home'],
  ],
  otherButton: (number: number) => `Knopf ${number}`,
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} und ${names.at(-1)}` : (names[0] ?? 'Keine Tasten'),
  usualWalk: 'Pfeiltasten, W A S D oder der Ziffernblock',
  usualWalkButtons: 'das Kreuz',
  usualAttack: 'Tasten 1 bis 4',
};
export default words;
