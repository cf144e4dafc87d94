type Listener = (pads: readonly Gamepad[]) => void;

/** Polls the gamepads in every frame while one is connected. Returns a function that stops it. */
export function watchGamepads(listener: Listener): () => void {
  let frame = 0;
  const connected = () => (navigator.getGamepads?.() ?? []).filter((pad) => pad !== null);
  const poll = () => {
    const pads = connected();
    listener(pads);
    frame = pads.length > 0 ? requestAnimationFrame(poll) : 0;
  };
  const start = () => {
    if (frame === 0 && connected().length > 0) frame = requestAnimationFrame(poll);
  };
  start();
  globalThis.addEventListener('gamepadconnected', start);
  return () => {
    cancelAnimationFrame(frame);
    globalThis.removeEventListener('gamepadconnected', start);
  };
}
