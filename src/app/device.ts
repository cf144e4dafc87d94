/** Notes on the page with what the player last pressed something, so that hints speak of keys only where there are any. */
export function followDevice(): void {
  const note = (device: 'touch' | 'mouse' | 'keys') => {
    document.documentElement.dataset.device = device;
  };
  note(globalThis.matchMedia?.('(hover: none)').matches || navigator.maxTouchPoints > 0 ? 'touch' : 'mouse');
  globalThis.addEventListener('keydown', () => note('keys'), true);
  globalThis.addEventListener(
    'pointerdown',
    ({ pointerType }) => note(pointerType === 'touch' ? 'touch' : 'mouse'),
    true,
  );
}
