import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { sleepyLids } from './eyelids.ts';

const drawn = (blink: boolean): string => {
  const scene = new Scene('t', { mask: '#cc9966' }, { blink });
  sleepyLids(scene, 100, 100, 50, 28, 30, 0.2, 'mask');
  return scene.content();
};

describe('sleepy lids', () => {
  it('cover a part of both open eyes', () => {
    expect(drawn(false).match(/fill="#cc9966"/g)).toHaveLength(2);
  });

  it('are left out when the eyes are closed', () => {
    expect(drawn(true)).not.toContain('<path');
  });
});
