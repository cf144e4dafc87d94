import { readFileSync } from 'node:fs';
import { vi } from 'vitest';

const drawn = new WeakMap<HTMLCanvasElement, string[]>();

/** A 2D context that draws nothing and records the text that it is given. */
function recording(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const set: Record<PropertyKey, unknown> = { canvas };
  const calls: Record<PropertyKey, unknown> = {
    clearRect: () => drawn.set(canvas, []),
    fillText: (text: string) => drawn.get(canvas)?.push(text),
    measureText: (text: string) => ({ width: text.length * 10 }),
  };
  const gradient = { addColorStop: () => {} };
  return new Proxy(set, {
    get: (target, name) => target[name] ?? calls[name] ?? (() => gradient),
  }) as unknown as CanvasRenderingContext2D;
}

/** The text on a canvas. */
export const wordsOn = (canvas: HTMLCanvasElement): readonly string[] => drawn.get(canvas) ?? [];

/** An image that loads at once; addresses below `/missing/` fail. */
class FakeImage {
  src = '';
  readonly naturalWidth = 512;
  readonly naturalHeight = 512;

  decode(): Promise<void> {
    return this.src.startsWith('/missing/') ? Promise.reject(new Error(this.src)) : Promise.resolve();
  }
}

/** A Path2D that accepts all calls and does nothing. */
class FakePath {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: the proxy stands for every drawing method.
    return new Proxy(this, { get: () => () => {} });
  }
}

/** Replaces what scenes need of a browser and happy-dom lacks: canvases, images and the files of the game. */
export function fakeBrowser(): void {
  vi.stubGlobal('Image', FakeImage);
  vi.stubGlobal('Path2D', FakePath);
  vi.stubGlobal('DOMMatrix', class {});
  vi.stubGlobal('fetch', async (address: string) => {
    const content = readFileSync(address.replace('/game/', 'assets/generated/'), 'utf8');
    return { ok: true, json: async () => JSON.parse(content) };
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    return recording(this) as never;
  });
}
