import { useStore } from 'zustand';
import { type Device, device } from '../../hooks/input/device.ts';

interface Props {
  /** What to say to whom; empty where there is nothing to say. */
  words: Readonly<Record<Device, string>>;
  className?: string | undefined;
}

/** How to do it with the device that the player has in hand. */
export function Hint({ words, className }: Props) {
  return <p className={className}>{words[useStore(device)]}</p>;
}
