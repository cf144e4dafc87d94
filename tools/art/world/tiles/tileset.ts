/** Collects tile pictures; equal pictures share one tile. */
export class Tileset {
  private readonly known = new Map<string, number>();

  /** Returns the index of a tile picture; −1 for an empty one. */
  add(svg: string): number {
    if (svg === '') return -1;
    const number = this.known.get(svg) ?? this.known.size;
    this.known.set(svg, number);
    return number;
  }

  pictures(): readonly string[] {
    return [...this.known.keys()];
  }
}
