import { describe, expect, it } from 'vitest';
import { edgeContrast } from './contrast.ts';
import { Scene } from './scene.ts';
import { ellipse } from './shapes.ts';

const MEADOW = '#8ed06b';
const draw = (outlineColour?: string): string => {
  const options = outlineColour ? { outlineColour } : {};
  return new Scene('x-', { main: '#f47b34' }, options).form(ellipse(128, 128, 60)).svg();
};

describe('the contrast of the edge', () => {
  it('is high for a dark outline on meadow and on white', () => {
    for (const share of edgeContrast(draw(), [MEADOW, '#ffffff'])) expect(share).toBeGreaterThan(0.95);
  });

  it('is lost where the outline has the colour of the ground', () => {
    const [meadow, white] = edgeContrast(draw('#a5dc88'), [MEADOW, '#ffffff']);
    expect(meadow).toBeLessThan(0.5);
    expect(white).toBeLessThan(0.5);
  });
});
