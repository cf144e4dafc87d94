/** Number of a move slot, as it is sent. */
export type Slot = 1 | 2 | 3 | 4;

/** The slot that a key stands for, or null. */
export function slotOfKey(key: string): Slot | null {
  return /^[1-4]$/.test(key) ? (Number(key) as Slot) : null;
}
