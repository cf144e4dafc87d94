import type { CDPSession } from 'playwright';

/** Bytes of a page that are alive. */
export interface Held {
  /** Objects, texts, functions and all else that scripts made. */
  readonly made: number;
  /** Scripts as the browser compiled them: it goes on for as long as a page is in use, and holds nothing for the page. */
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

/** Kinds of things that belong to the browser: elements, styles, network. */
const BROWSER = new Set(['native', 'synthetic']);

async function snapshotOf(session: CDPSession): Promise<Snapshot> {
  const parts: string[] = [];
  const listen = ({ chunk }: { chunk: string }) => parts.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', listen);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', listen);
  return JSON.parse(parts.join(''));
}

/** What is alive in a page's scripts, after all that is not has been thrown away. */
export async function bytesHeld(session: CDPSession): Promise<Held> {
  // What the first collection lets go may be all that held something else.
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
