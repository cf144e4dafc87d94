import { expect, it } from 'vitest';
import { Scene } from '../../core/scene.ts';
import { drawGoggles } from './goggles.ts';
import { headFrame } from './heads.ts';

it('Goggles are pushed up: they leave the eyes free', () => {
  const scene = new Scene('g', { skin: '#d9a06c', hair: '#4a3a30' });
  const head = headFrame(scene);
  drawGoggles(head, { strap: '#7a4f3a', rim: '#f6eef8', lens: '#a8e6e0' });
  const [, eyes] = head.at(10, 0);
  expect(scene.bounds().bottom).toBeLessThan(eyes);
});
