/** The only file of this package that other folders may import (`.dependency-cruiser.cjs`). */

export { FEELINGS, feelingIds } from './battle/feelings.ts';
export { drawnIds } from './drawings.ts';
export { NAVIGATION } from './icons/navigation.ts';
export { STATUS_SIGNS } from './icons/status.ts';
export { TYPE_COLOURS } from './icons/types.ts';
export { leaderIds } from './people/portraits.ts';
export type { CompiledMap } from './world/compile-map.ts';
