import { blinkPicture, type FaceFeeling, feelingPicture } from '../../../src/bridge/assets/backPicture.ts';

/** What a face may show: its usual look, closed eyes, or a feeling. */
export type Look = 'open' | 'shut' | FaceFeeling;

/** Paints a picture, with a patch over it if there is one. Resolves with the key of the texture; null if a picture is missing. */
type Paint = (name: string, patch: string | null) => Promise<string | null>;

/** The textures of a creature's face other than its usual one. Each is loaded when it is first asked for. */
export class Faces {
  readonly #paint: Paint;
  #textures = new Map<Look, string | null>();

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  /**
   * The texture of a look of the front `name`; null for the usual look and until another one has loaded. Closed eyes stand
   * for pain and joy that are not drawn.
   */
  find(name: string, look: Look): string | null {
    if (look === 'open') return null;
    const known = this.#textures.get(look);
    if (known !== undefined) return known;
    void this.load(name, look);
    return null;
  }

  /** Loads a look before it is wanted. */
  async load(name: string, look: Exclude<Look, 'open'>): Promise<void> {
    const textures = this.#textures;
    if (textures.has(look)) return;
    textures.set(look, null);
    textures.set(look, await this.#painted(name, look));
  }

  /** The creature has another picture now. */
  forget(): void {
    this.#textures = new Map();
  }

  #painted(name: string, look: Exclude<Look, 'open'>): Promise<string | null> {
    const patch = look === 'shut' ? null : feelingPicture(name, look);
    if (patch !== null) return this.#paint(name, patch);
    if (look === 'roar') return Promise.resolve(null);
    const shut = blinkPicture(name);
    return shut === null ? Promise.resolve(null) : this.#paint(shut, null);
  }
}
