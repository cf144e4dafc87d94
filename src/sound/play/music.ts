import type { MusicPiece } from '../../../content/sounds.ts';
import { isMapPiece } from '../follow/pieceAt.ts';
import type { MakeSound } from './howls.ts';
import { soundForms } from './soundUrls.ts';
import { Voice } from './voice.ts';

/** Milliseconds of the cross-fade between two pieces, and of a volume change. */
export const CROSS_MS = 600;
const VOLUME_MS = 120;
/** Upper bound for decoded pieces, as each takes some megabytes. */
const MOST_KEPT = 3;

/** Plays one piece at a time in a loop without a gap, and cross-fades between pieces. */
export class Music {
  readonly #make: MakeSound;
  /** Loaded pieces, least recently wanted first. */
  readonly #voices = new Map<MusicPiece, Voice>();
  /** Positions of map pieces that have been unloaded, in seconds. */
  readonly #places = new Map<MusicPiece, number>();
  #wanted: MusicPiece | null = null;
  #next: MusicPiece | null = null;
  #gain = 0;
  #awake = true;

  constructor(make: MakeSound) {
    this.#make = make;
  }

  /** Changes to another piece; does nothing if it is the present one. */
  change(piece: MusicPiece): void {
    if (piece === this.#wanted) return;
    this.#wanted = piece;
    this.#next = null;
    this.#settle(CROSS_MS);
  }

  /** Sets the volume of music, 0 to 1. At 0 nothing is loaded. */
  setGain(gain: number): void {
    this.#gain = gain;
    this.#settle(VOLUME_MS);
  }

  /** Resumes music, or stops it at once, for example when the page is hidden. */
  setAwake(awake: boolean): void {
    this.#awake = awake;
    this.#settle(awake ? CROSS_MS : 0);
  }

  /** Preloads a piece that is likely to be needed soon, once the present one has loaded. */
  prepare(piece: MusicPiece): void {
    this.#next = piece;
    this.#loadNext();
  }

  /** Reloads a piece whose file was replaced. */
  renew(piece: MusicPiece): void {
    const voice = this.#voices.get(piece);
    if (voice) this.#drop(piece, voice);
    this.#settle(0);
  }

  get #sounding(): boolean {
    return this.#awake && this.#gain > 0;
  }

  #loadNext(): void {
    const now = this.#wanted === null ? null : this.#voices.get(this.#wanted);
    if (this.#next === null || !this.#sounding || !now?.loaded) return;
    this.#voiceOf(this.#next);
    this.#next = null;
  }

  #settle(ms: number): void {
    for (const [piece, voice] of this.#voices) {
      if (piece !== this.#wanted) voice.head(0, ms, isMapPiece(piece) ? 'pause' : 'rewind');
      else if (!this.#sounding) voice.head(0, ms);
    }
    if (!this.#sounding || this.#wanted === null) return;
    this.#voiceOf(this.#wanted)?.head(this.#gain, ms);
  }

  /** Null if there is no file for the piece: it is silence then. */
  #voiceOf(piece: MusicPiece): Voice | null {
    const voice = this.#voices.get(piece) ?? this.#load(piece);
    if (!voice) return null;
    this.#voices.delete(piece);
    this.#voices.set(piece, voice);
    this.#tidy();
    return voice;
  }

  #load(piece: MusicPiece): Voice | null {
    const forms = soundForms(`sounds/music/${piece}`);
    if (forms.src.length === 0) return null;
    const sound = this.#make({ ...forms, loop: true, volume: 0 });
    const voice = new Voice(sound, this.#places.get(piece) ?? 0);
    sound.once('load', () => {
      this.#settle(CROSS_MS);
      this.#loadNext();
    });
    // Drop it, so that it is tried again when it is needed again.
    sound.once('loaderror', () => this.#voices.get(piece) === voice && this.#drop(piece, voice));
    return voice;
  }

  #tidy(): void {
    for (const [piece, voice] of this.#voices) {
      if (this.#voices.size <= MOST_KEPT) return;
      if (piece !== this.#wanted && !voice.heard) this.#drop(piece, voice);
    }
  }

  #drop(piece: MusicPiece, voice: Voice): void {
    if (isMapPiece(piece) && voice.loaded) this.#places.set(piece, voice.position);
    this.#voices.delete(piece);
    voice.close();
  }
}
