import { type Effect, MUSIC_PIECES, SOUND_EFFECTS } from '../../content/sounds.ts';
import { followAssets } from '../bridge/assets/assetSwap.ts';
import { followCues } from '../bridge/signals/cues.ts';
import { bridge } from '../bridge/store.ts';
import { musicWaits, type SoundSettings, sound } from '../client/session/sound.ts';
import { effectsFor } from './follow/effectsFor.ts';
import { followEntrances } from './follow/followEntrances.ts';
import { followPiece } from './follow/followPiece.ts';
import { followScreens } from './follow/followScreens.ts';
import { followTurn } from './follow/followTurn.ts';
import { Cries } from './play/cries.ts';
import { isRunning, makeSound, prepareHowler, setAwake } from './play/howls.ts';
import { Music } from './play/music.ts';
import { oneOfMany } from './play/oneOfMany.ts';
import { SoundEffects } from './play/soundEffects.ts';

/** Milliseconds after which postponed work is done even if the browser is not idle. */
const IDLE_TIMEOUT = 3000;

/** Runs work when the browser is idle. */
function whenIdle(work: () => unknown): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_TIMEOUT });
  else setTimeout(work, IDLE_TIMEOUT);
}

interface Players {
  readonly music: Music;
  readonly effects: SoundEffects;
  readonly cries: Cries;
}

/** Reloads a sound whose file was replaced, by its name such as `sounds/effects/tap.ogg`; other files are ignored. */
function renew(file: string, { music, effects, cries }: Players): void {
  const [, folder, name] = /^sounds\/(effects|music|cries)\/(.+)\.\w+$/.exec(file) ?? [];
  const piece = MUSIC_PIECES.find((each) => folder === 'music' && each === name);
  const effect = SOUND_EFFECTS.find((each) => folder === 'effects' && each === name);
  if (piece) music.renew(piece);
  if (effect) effects.renew(effect);
  if (folder === 'cries' && name) cries.renew(name);
}

type Prepare = (effect: Effect) => Promise<void>;

/**
 * Preloads effects one after another, so that they do not delay what the player waits for. A later list replaces the
 * rest of an earlier one. Resolves to whether the whole list was loaded.
 */
export function prepareInTurn(prepare: Prepare): (effects: readonly Effect[]) => Promise<boolean> {
  let newest: readonly Effect[] = [];
  return async (effects) => {
    newest = effects;
    for (const effect of effects) {
      if (newest !== effects) return false;
      await prepare(effect);
    }
    return newest === effects;
  };
}

/** Gain (0 to 1) for a volume of 0 to 100. Quadratic, since differences between soft sounds are heard better. */
const gainOf = (volume: number): number => Math.round((volume / 100) ** 2 * 1000) / 1000;

const GESTURES = ['touchend', 'click', 'keydown'] as const;

let started = false;

/** Starts the sound with the player's settings. Does nothing if the browser has no Web Audio. */
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
  // Some browsers require a gesture, or suspend audio during a phone call: try to resume with each gesture.
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

  // Sounds that could only be played late are skipped.
  const mayPlay = () => awake() && isRunning();
  const play = oneOfMany((cue) => effects.play(cue));
  followCues((cue) => {
    // A cry is passed on even before the audio runs: the gesture that starts the audio may have caused it.
    if ('cry' in cue) awake() && cries.play(cue);
    else if (mayPlay()) play(cue);
  });
  followEntrances();
  followScreens((effect) => mayPlay() && play({ effect }));
  followAssets((file) => renew(file, players));
}
