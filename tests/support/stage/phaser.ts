/**
 * Replaces Phaser in tests of scenes: it keeps pictures and textures and renders nothing. Like Phaser it throws if a
 * picture is rendered whose texture has been destroyed.
 */
export const AUTO = 0;
export const CANVAS = 1;

type Listener = (...parameters: unknown[]) => void;

class Emitter {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): this {
    const all = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, all.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const self: Listener = (...parameters) => {
      this.#listeners.get(event)?.delete(self);
      listener(...parameters);
    };
    return this.on(event, self);
  }

  emit(event: string, ...parameters: unknown[]): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) listener(...parameters);
  }
}

export interface Frame {
  readonly name: string;
  readonly texture: Texture;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Null once the texture is destroyed, as in Phaser. */
  source: { readonly resolution: number } | null;
}

export class Texture {
  key: string;
  readonly source: { readonly image: HTMLCanvasElement; update: () => void }[];
  readonly frames = new Map<string, Frame>();
  destroyed = false;
  readonly #manager: TextureManager;

  constructor(manager: TextureManager, key: string, image: HTMLCanvasElement) {
    this.#manager = manager;
    this.key = key;
    this.source = [{ image, update: () => {} }];
    this.add('__BASE', 0, 0, 0, image.width, image.height);
  }

  add(name: string | number, _source: number, x: number, y: number, width: number, height: number): void {
    const frame = { name: String(name), texture: this, x, y, width, height, source: { resolution: 1 } };
    if (!this.frames.has(frame.name)) this.frames.set(frame.name, frame);
  }

  has(name: string): boolean {
    return this.frames.has(name);
  }

  frame(name?: string | number): Frame {
    const found = this.frames.get(String(name ?? '__BASE'));
    if (found === undefined) throw new Error(`The texture ${this.key} has no frame ${name}`);
    return found;
  }

  destroy(): void {
    this.destroyed = true;
    for (const frame of this.frames.values()) frame.source = null;
    this.#manager.list.delete(this.key);
  }
}

export class TextureManager {
  readonly list = new Map<string, Texture>();

  constructor() {
    this.addImage('__DEFAULT', document.createElement('canvas'));
  }

  exists(key: string): boolean {
    return this.list.has(key);
  }

  get(key: string): Texture {
    const found = this.list.get(key);
    if (found === undefined) throw new Error(`There is no texture ${key}`);
    return found;
  }

  addImage(key: string, image: HTMLCanvasElement): void {
    if (this.exists(key)) throw new Error(`There is a texture ${key} already`);
    this.list.set(key, new Texture(this, key, image));
  }

  remove(key: string): void {
    this.get(key).destroy();
  }

  renameTexture(key: string, other: string): void {
    const texture = this.get(key);
    this.list.delete(key);
    texture.key = other;
    this.list.set(other, texture);
  }

  getTextureKeys(): string[] {
    return [...this.list.keys()].filter((key) => !key.startsWith('__'));
  }
}

/** Base class of images and containers. */
class Shown {
  x = 0;
  y = 0;
  scaleX = 1;
  scaleY = 1;
  rotation = 0;
  alpha = 1;
  depth = 0;
  visible = true;
  active = true;
  parent: Children | null = null;

  setPosition(x: number, y: number): this {
    return this.setX(x).setY(y);
  }

  setX(x: number): this {
    this.x = x;
    return this;
  }

  setY(y: number): this {
    this.y = y;
    return this;
  }

  setScale(x: number, y = x): this {
    Object.assign(this, { scaleX: x, scaleY: y });
    return this;
  }

  setRotation(rotation: number): this {
    this.rotation = rotation;
    return this;
  }

  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }

  setDepth(depth: number): this {
    this.depth = depth;
    return this;
  }

  setVisible(visible: boolean): this {
    this.visible = visible;
    return this;
  }

  destroy(): void {
    this.active = false;
    this.parent?.drop(this);
  }
}

export class Image extends Shown {
  texture: Texture;
  frame: Frame;
  originX = 0.5;
  originY = 0.5;
  flipX = false;
  blendMode = 0;
  crop: readonly number[] | null = null;
  readonly #textures: TextureManager;

  constructor(textures: TextureManager, x: number, y: number, key: string, frame?: string | number) {
    super();
    this.#textures = textures;
    this.setPosition(x, y);
    this.texture = textures.get(key);
    this.frame = this.texture.frame(frame);
  }

  setTexture(key: string, frame?: string | number): this {
    if (!this.active) throw new Error(`A destroyed picture is given the texture ${key}`);
    this.texture = this.#textures.get(key);
    return this.setFrame(frame ?? '__BASE');
  }

  setFrame(frame: string | number): this {
    this.frame = this.texture.frame(frame);
    return this;
  }

  setOrigin(x: number, y = x): this {
    Object.assign(this, { originX: x, originY: y });
    return this;
  }

  setDisplayOrigin(x: number, y: number): this {
    return this.setOrigin(x / this.frame.width, y / this.frame.height);
  }

  setDisplaySize(width: number, height: number): this {
    return this.setScale(width / this.frame.width, height / this.frame.height);
  }

  setFlipX(flipped: boolean): this {
    this.flipX = flipped;
    return this;
  }

  setBlendMode(mode: number): this {
    this.blendMode = mode;
    return this;
  }

  setCrop(...crop: number[]): this {
    this.crop = crop;
    return this;
  }

  render(): void {
    if (!this.visible || this.alpha === 0) return;
    const { source } = this.frame;
    if (source === null) throw new TypeError("Cannot read properties of null (reading 'resolution')");
  }
}

class Container extends Shown {
  readonly list: Shown[] = [];

  add(child: Shown): this {
    child.parent?.drop(child);
    child.parent = { drop: (one) => this.list.splice(this.list.indexOf(one), 1) };
    this.list.push(child);
    return this;
  }

  override destroy(): void {
    super.destroy();
    for (const child of [...this.list]) child.destroy();
  }

  render(): void {
    if (this.visible && this.alpha > 0) for (const child of this.list) render(child);
  }
}

const render = (shown: Shown): void => {
  if (shown instanceof Image || shown instanceof Container) shown.render();
};

interface Children {
  drop(child: Shown): void;
}

class DisplayList implements Children {
  list: Shown[] = [];

  add<Child extends Shown>(child: Child): Child {
    child.parent = this;
    this.list.push(child);
    return child;
  }

  drop(child: Shown): void {
    this.list = this.list.filter((one) => one !== child);
  }

  removeAll(): void {
    for (const child of [...this.list]) child.destroy();
  }
}

class Camera {
  alpha = 1;
  zoom = 1;
  scrollX = 0;
  scrollY = 0;

  setAlpha(alpha: number): this {
    this.alpha = alpha;
    return this;
  }

  setSize(): this {
    return this;
  }

  setOrigin(): this {
    return this;
  }

  setZoom(zoom: number): this {
    this.zoom = zoom;
    return this;
  }

  setScroll(x: number, y: number): this {
    Object.assign(this, { scrollX: x, scrollY: y });
    return this;
  }
}

export class Scene {
  textures = new TextureManager();
  readonly events = new Emitter();
  readonly cameras = { main: new Camera() };
  readonly children = new DisplayList();
  readonly add = {
    image: (x: number, y: number, key: string, frame?: string | number): Image =>
      this.children.add(new Image(this.textures, x, y, key, frame)),
    container: (x: number, y: number, children: Shown[] = []): Container => {
      const container = this.children.add(new Container().setPosition(x, y));
      for (const child of children) container.add(child);
      return container;
    },
  };

  init?(data: unknown): void;
  create?(): void;
  update?(time: number, delta: number): void;

  start(data: unknown): void {
    this.init?.(data);
    this.cameras.main.setAlpha(1).setScroll(0, 0);
    this.create?.();
  }

  /** Phaser removes all objects before it emits `shutdown`. */
  shutdown(): void {
    this.children.removeAll();
    this.events.emit('shutdown');
  }

  render(): void {
    if (this.cameras.main.alpha > 0) for (const shown of this.children.list) render(shown);
  }
}

class SceneManager {
  readonly #textures: TextureManager;
  readonly #scenes = new Map<string, Scene>();
  readonly running = new Set<Scene>();

  constructor(textures: TextureManager) {
    this.#textures = textures;
  }

  add(name: string, scene: Scene): void {
    scene.textures = this.#textures;
    this.#scenes.set(name, scene);
  }

  start(name: string, data: unknown): void {
    const scene = this.#scenes.get(name);
    if (scene === undefined || this.running.has(scene)) throw new Error(`${name} cannot be started`);
    this.running.add(scene);
    scene.start(data);
  }

  stop(name: string): void {
    const scene = this.#scenes.get(name);
    if (scene !== undefined && this.running.delete(scene)) scene.shutdown();
  }
}

export class Game {
  /** The game that was created last. */
  static latest: Game;
  readonly events = new Emitter();
  readonly canvas = document.createElement('canvas');
  readonly renderer = {};
  readonly textures = new TextureManager();
  readonly scene = new SceneManager(this.textures);
  readonly scale = { resize: (): void => {} };
  readonly loop = {
    running: true,
    sleep: (): void => {
      this.loop.running = false;
    },
    wake: (): void => {
      this.loop.running = true;
    },
    resetDelta: (): void => {},
  };
  readonly isRunning = true;

  constructor() {
    Game.latest = this;
  }

  step(time: number, delta: number): void {
    for (const scene of this.scene.running) scene.update?.(time, delta);
    for (const scene of this.scene.running) scene.render();
    this.events.emit('postrender');
  }
}
