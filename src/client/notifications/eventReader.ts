export interface StreamEvent {
  readonly kind: string;
  readonly id: string | null;
  readonly data: string;
}

const fieldOf = (lines: readonly string[], name: string): string | null =>
  lines.find((line) => line.startsWith(`${name}:`))?.replace(/^[^:]+: ?/, '') ?? null;

/**
 * Parses a stream of server-sent events that comes in chunks, and passes on each complete event. Comments are ignored.
 */
export function eventReader(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let begun = '';
  return (piece) => {
    const blocks = (begun + piece).split('\n\n');
    begun = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const data = fieldOf(lines, 'data');
      if (data === null) continue;
      onEvent({ kind: fieldOf(lines, 'event') ?? 'message', id: fieldOf(lines, 'id'), data });
    }
  };
}
