/** Collects tile pictures; equal pictures share one tile. */
export class Tileset {
  private readonly still = new Map<string, number>();
  private readonly moving = new Map<string, number>();
  private readonly frames: (readonly [string, string])[] = [];

  /** A tile that never changes. */
  addStill(svg: string): TileReference {
    return { kind: 'still', number: take(this.still, svg) };
  }

  /** A tile with two frames. */
  addMoving(first: string, second: string): TileReference {
    const known = this.moving.size;
    const number = take(this.moving, first + second);
    if (number === known) this.frames.push([first, second]);
    return { kind: 'moving', number };
  }

  /** Still tiles first, then the first frames of moving tiles, then their second frames. */
  pictures(): readonly string[] {
    const [first, second] = [this.frames.map(([svg]) => svg), this.frames.map(([, svg]) => svg)];
    return [...this.still.keys(), ...first, ...second];
  }

  indexOf(tile: TileReference): number {
    return tile.kind === 'still' ? tile.number : this.still.size + tile.number;
  }

  get animation(): TileAnimation {
    return { first: this.still.size, count: this.frames.length, offset: this.frames.length };
  }
}

export interface TileReference {
  readonly kind: 'still' | 'moving';
  readonly number: number;
}
/** Tiles from `first` on, `count` of them, have their second frame at index + `offset`. */
export interface TileAnimation {
  readonly first: number;
  readonly count: number;
  readonly offset: number;
}

function take(known: Map<string, number>, svg: string): number {
  const number = known.get(svg) ?? known.size;
  known.set(svg, number);
  return number;
}
