import { followAssets } from '../bridge/assetSwap.ts';
import { followCues } from '../bridge/cues.ts';
import { bridge } from '../bridge/store.ts';
import { musicWaits, type SoundSettings, sound } from '../client/session/sound.ts';
import { Cries } from './cries.ts';
import { effectsFor } from './effectsFor.ts';
import { followEntrances } from './followEntrances.ts';
import { followPiece } from './followPiece.ts';
import { followScreens } from './followScreens.ts';
import { followTurn } from './followTurn.ts';
import { gainOf } from './gain.ts';
import { isRunning, makeSound, prepareHowler, setAwake } from './howls.ts';
import { Music } from './music.ts';
import { oneOfMany } from './oneOfMany.ts';
import { prepareInTurn } from './prepareInTurn.ts';
import { renew } from './renew.ts';
import { SoundEffects } from './soundEffects.ts';
import { whenIdle } from './whenIdle.ts';

const GESTURES = ['touchend', 'click', 'keydown'] as const;

let started = false;

/** Lets the game sound from now on, as the player has set it. Silently does nothing where a browser cannot. */
export function startSound(): void {
  if (started || !prepareHowler()) return;
  started = true;
  const now = () => performance.now();
  const players = {
    music: new Music(makeSound),
    effects: new SoundEffects(makeSound, now),
    cries: new Cries(makeSound, now),
  };
  const { music, effects, cries } = players;
  let turn = true;

  const awake = () => turn && !sound.getState().muted;
  const wake = () => setAwake(awake());
  const settle = (settings: SoundSettings) => {
    const gain = (volume: number) => (settings.muted ? 0 : gainOf(volume));
    wake();
    effects.setGain(gain(settings.effects));
    cries.setGain(gain(settings.cries));
    music.setGain(musicWaits(settings) ? 0 : gain(settings.music));
  };
  settle(sound.getState());
  sound.subscribe(settle);
  // A browser that wants a gesture for it, or that was interrupted by a call, is asked with each one.
  for (const gesture of GESTURES) document.addEventListener(gesture, () => isRunning() || wake(), true);

  followTurn((mine) => {
    turn = mine;
    music.setAwake(mine);
    wake();
  });
  const prepareInOrder = prepareInTurn((effect) => effects.prepare(effect));
  followPiece((piece, next) => {
    music.change(piece);
    whenIdle(async () => {
      const prepared = await prepareInOrder(effectsFor(piece, bridge.getState().battle.battle));
      if (prepared && next) music.prepare(next);
    });
  });

  // What would be heard later than it happens is not heard at all.
  const mayPlay = () => awake() && isRunning();
  const play = oneOfMany((cue) => effects.play(cue));
  followCues((cue) => {
    // A cry may have been asked for by the very gesture that lets the browser sound.
    if ('cry' in cue) awake() && cries.play(cue);
    else if (mayPlay()) play(cue);
  });
  followEntrances();
  followScreens((effect) => mayPlay() && play({ effect }));
  followAssets((file) => renew(file, players));
}
