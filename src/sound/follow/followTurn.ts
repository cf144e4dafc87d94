/** What a window tells the others of this browser when the player turns to it. */
const MINE = 'mine';

/**
 * Tells whether this window may sound, now and whenever that changes: not while its tab is hidden, and not while the
 * player is in another window of the game. Ends with the returned function.
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
