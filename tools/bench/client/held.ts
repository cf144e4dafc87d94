import type { CDPSession } from 'playwright';

/** Bytes of the live objects of a page. */
export interface Held {
  /** Objects, strings, functions and everything else that scripts create. */
  readonly made: number;
  /** Compiled scripts. They grow for as long as a page is in use, but hold no other objects. */
  readonly compiled: number;
}

interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
}

/** Node types that belong to the browser: elements, styles, network. */
const BROWSER = new Set(['native', 'synthetic']);

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const listen = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', listen);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', listen);
  return JSON.parse(parts.join(''));
}

/** The live bytes of a page's scripts, after garbage collection. */
export async function bytesHeld(session: CDPSession): Promise<Held> {
  // Twice: objects freed by the first collection may have held others.
  for (let times = 0; times < 2; times++) await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await snapshotOf(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const held = { made: 0, compiled: 0 };
  for (let node = 0; node < nodes.length; node += fields.length) {
    const kind = types[0][nodes[node + type] ?? -1] ?? '';
    if (!BROWSER.has(kind)) held[kind === 'code' ? 'compiled' : 'made'] += nodes[node + size] ?? 0;
  }
  return held;
}
