import { describe, expect, it } from 'vitest';
import { Scene } from '../core/scene.ts';
import { bandedShell, glowingSeams } from './plates.ts';

const shell = bandedShell(100, 100, 80, 60, -180, 0, 6);

describe('a banded shell', () => {
  it('has a seam between every two plates', () => {
    expect(shell.seams).toHaveLength(5);
  });

  it('bulges a little beyond its ellipse between the seams', () => {
    const { top, left, right } = shell.outline.bounds();
    expect(top).toBeLessThan(41);
    expect(left).toBeGreaterThan(15);
    expect(right).toBeLessThan(185);
  });

  it('glows in the colour of its fire within a dark edge', () => {
    const scene = new Scene('t', { main: '#884433', glow: '#ffcc33' });
    const lines = glowingSeams(scene, shell.seams, 6);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toMatchObject({ width: 6, colour: '#ffcc33' });
  });
});
