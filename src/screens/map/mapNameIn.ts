/** The map name in a navigation state: the state itself, or its `mapName`. Null where there is none. */
export function mapNameIn(state: unknown): string | null {
  if (typeof state === 'string') return state || null;
  if (typeof state !== 'object' || state === null || !('mapName' in state)) return null;
  return mapNameIn(state.mapName);
}
