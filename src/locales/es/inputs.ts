const words = {
  keys: {
    ArrowUp: 'Flecha arriba',
    ArrowRight: 'Flecha derecha',
    ArrowDown: 'Flecha abajo',
    ArrowLeft: 'Flecha izquierda',
    Space: 'Barra espaciadora',
    Enter: 'Intro',
    Escape: 'Esc',
    Backspace: 'Retroceso',
    Delete: 'Supr',
    Insert: 'Insert',
    Home: 'Inicio',
    End: 'Fin',
    PageUp: 'Re Pág',
    PageDown: 'Av Pág',
  } as Readonly<Record<string, string>>,
  onPad: (key: string) => `Teclado numérico ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Palanca izquierda pulsada'],
    ...[
      'Palanca derecha pulsada',
      'Cruceta arriba',
      'Cruceta abajo',
      'Cruceta izquierda',
      'Cruceta derecha',
      'Home',
    ],
  ],
  otherButton: (number: number) => `Botón ${number}`,
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? 'Ninguna tecla'),
  usualWalk: 'flechas, W A S D o teclado numérico',
  usualWalkButtons: 'la cruceta',
  usualAttack: 'teclas 1 a 4',
};
export default words;
