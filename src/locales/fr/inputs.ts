const words = {
  keys: {
    ArrowUp: 'Flèche haut',
    ArrowRight: 'Flèche droite',
    ArrowDown: 'Flèche bas',
    ArrowLeft: 'Flèche gauche',
    Space: 'Barre d’espace',
    Enter: 'Entrée',
    Escape: 'Échap',
    Backspace: 'Retour arrière',
    Delete: 'Suppr',
    Insert: 'Inser',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Page préc.',
    PageDown: 'Page suiv.',
  },
  onPad: (key: string) => `Pavé num. ${key}`,
  buttons: [
    ...['A', 'B', 'X', 'Y', 'LB', 'RB', 'LT', 'RT', 'Select', 'Start', 'Stick gauche enfoncé'],
    ...['Stick droit enfoncé', 'Croix haut', 'Croix bas', 'Croix gauche', 'Croix droite', 'Home'],
  ],
  otherButton: (number: number) => `Bouton ${number}`,
  listed: (names: readonly string[]) =>
    names.length > 1 ? `${names.slice(0, -1).join(', ')} et ${names.at(-1)}` : (names[0] ?? 'Aucune touche'),
  usualWalk: 'Flèches, W A S D ou pavé numérique',
  usualWalkButtons: 'la croix',
  usualAttack: 'Touches 1 à 4',
};
export default words;
