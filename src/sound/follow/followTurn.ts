/** Message to the other windows of this browser when the player focuses this one. */
const MINE = 'mine';

/**
 * Calls the listener with whether this window may play sound, now and after each change: not while its tab is hidden
 * or another window of the game was focused last. Returns a function that stops it.
 */
export function followTurn(listener: (turn: boolean) => void): () => void {
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel('sound') : null;
  let elsewhere = false;
  let told: boolean | null = null;
  const tell = () => {
    const turn = document.visibilityState !== 'hidden' && !elsewhere;
    if (turn === told) return;
    told = turn;
    listener(turn);
  };
  const come = () => {
    elsewhere = false;
    channel?.postMessage(MINE);
    tell();
  };
  const yieldTurn = () => {
    elsewhere = true;
    tell();
  };
  channel?.addEventListener('message', yieldTurn);
  globalThis.addEventListener('focus', come);
  document.addEventListener('visibilitychange', tell);
  come();
  return () => {
    channel?.close();
    globalThis.removeEventListener('focus', come);
    document.removeEventListener('visibilitychange', tell);
  };
}
