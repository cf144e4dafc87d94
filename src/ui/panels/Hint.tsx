import { useStore } from 'zustand';
import { type Device, device } from '../../hooks/input/device.ts';

interface Props {
  /** The text for each device; empty if there is none. */
  words: Readonly<Record<Device, string>>;
  className?: string | undefined;
}

/** Explains a control for the device that the player used last. */
export function Hint({ words, className }: Props) {
  return <p className={className}>{words[useStore(device)]}</p>;
}
