import type { GameObjects } from 'phaser';
import { expect, it } from 'vitest';
import { SwitchedThings } from './switched.ts';

it('of a switch and of a barrier that picture is shown which is as the player has switched it', () => {
  const shown = new Map<string, boolean>();
  const switched = new SwitchedThings();
  const part = (name: string, x: number, on: boolean, first: boolean) => {
    const image = { setVisible: (visible: boolean) => shown.set(name, visible) };
    switched.add({ x, y: 3, on, first }, image as unknown as GameObjects.Image);
  };
  part('wheel', 1, false, false);
  part('turned wheel', 1, true, false);
  part('closed sluice', 2, false, true);
  part('open sluice', 2, true, true);
  const visible = () => [...shown].flatMap(([name, isShown]) => (isShown ? [name] : []));

  switched.show({ switches: [], barriers: [] });
  expect(visible()).toEqual(['wheel', 'open sluice']);

  switched.show({ switches: [{ x: 1, y: 3, on: true }], barriers: [{ x: 2, y: 3, open: false }] });
  expect(visible()).toEqual(['turned wheel', 'closed sluice']);
});
