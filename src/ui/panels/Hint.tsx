import { useStore } from 'zustand';
import { bindings } from '../../hooks/input/bindings.ts';
import { type Device, device } from '../../hooks/input/device.ts';
import { areUsual, nameOfButton, nameOfKey } from '../../hooks/input/inputNames.ts';
import type { InputNames } from '../../locales/en/inputs.ts';

const names: InputNames = { key: nameOfKey, button: nameOfButton, areUsual };

interface Props {
  /** The text for each device; empty if there is none. */
  words: Readonly<Record<Device, string | ((names: InputNames) => string)>>;
  className?: string | undefined;
}

/** Explains a control for the device that the player used last, with the keys and buttons that the player has chosen. */
export function Hint({ words, className }: Props) {
  useStore(bindings);
  const text = words[useStore(device)];
  return <p className={className}>{typeof text === 'string' ? text : text(names)}</p>;
}
