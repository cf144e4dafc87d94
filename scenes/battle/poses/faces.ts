import { blinkPicture, type FaceFeeling, feelingPicture } from '../../../src/bridge/assets/backPicture.ts';
import type { Rig } from './rig/rig.ts';

/** What a creature may show: its usual look, closed eyes, or a feeling. */
export type Look = 'open' | 'shut' | FaceFeeling;

/** A picture other than the usual one, ready to be shown. */
export interface Face {
  readonly texture: string;
  /** How it bends, where its limbs are elsewhere than in the usual picture; otherwise null. */
  readonly rig: Rig | null;
}

/** Paints a picture; `posed` says that limbs are elsewhere in it. Resolves with null if it is missing. */
type Paint = (name: string, posed: boolean) => Promise<Face | null>;

/** The pictures of a creature other than its usual one. Each is loaded when it is first asked for. */
export class Faces {
  readonly #paint: Paint;
  #faces = new Map<Look, Face | null>();

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  /**
   * The picture of a look of the front `name`; null for the usual look and until another one has loaded. Closed eyes stand
   * for pain and joy that are not drawn.
   */
  find(name: string, look: Look): Face | null {
    if (look === 'open') return null;
    const known = this.#faces.get(look);
    if (known !== undefined) return known;
    void this.load(name, look);
    return null;
  }

  /** Loads a look before it is wanted. */
  async load(name: string, look: Exclude<Look, 'open'>): Promise<void> {
    const faces = this.#faces;
    if (faces.has(look)) return;
    faces.set(look, null);
    faces.set(look, await this.#painted(name, look));
  }

  /** The creature has another picture now. */
  forget(): void {
    this.#faces = new Map();
  }

  #painted(name: string, look: Exclude<Look, 'open'>): Promise<Face | null> {
    const felt = look === 'shut' ? null : feelingPicture(name, look);
    if (felt !== null) return this.#paint(felt, true);
    if (look === 'roar') return Promise.resolve(null);
    const shut = blinkPicture(name);
    return shut === null ? Promise.resolve(null) : this.#paint(shut, false);
  }
}
