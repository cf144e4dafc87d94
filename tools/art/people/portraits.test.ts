import { describe, expect, it } from 'vitest';
import { hasReadableEyes } from '../core/checks.ts';
import { checkPortrait } from './checks.ts';
import { HEAVIEST_PORTRAIT, portraitMaker } from './maker.ts';
import { drawPerson, MOODS } from './person.ts';
import { leaderIds, loadPerson, portraitIds } from './portraits.ts';

describe('the portraits', () => {
  it('are expected of 40 leaders and 5 champions', () => {
    expect(new Set(leaderIds()).size).toBe(45);
  });

  it.each(portraitIds())('are well formed: %s', async (id) => {
    const svg = drawPerson(await loadPerson(id)).svg();
    expect(checkPortrait(svg)).toEqual([]);
  });

  it.each(['bellacorda-masks', 'cinder-forge'])('have another face for each mood: %s', async (id) => {
    const person = await loadPerson(id);
    const faces = [undefined, ...MOODS].map((mood) =>
      drawPerson(person, false, mood).svg().replaceAll(`${id}-${mood}-`, `${id}-`),
    );
    expect(new Set(faces).size).toBe(faces.length);
  });

  it.each(['crackle-mill', 'thornby-garden'])('have eyes that can be found on a card: %s', async (id) => {
    const drawing = await loadPerson(id);
    expect(hasReadableEyes(drawPerson(drawing).svg(), drawPerson(drawing, true).svg())).toBe(true);
  });

  it('are baked to light WebP files by the id of the leader, in every mood', async () => {
    const made = [];
    for await (const file of portraitMaker.files((path) => path.includes('cinder'))) made.push(file);
    expect(made.map(({ path }) => path)).toEqual([
      'portraits/cinder-forge.webp',
      'portraits/cinder-forge.small.webp',
      'portraits/cinder-forge.beaten.webp',
      'portraits/cinder-forge.kind.webp',
    ]);
    for (const { data } of made) {
      expect(data.subarray(8, 12).toString()).toBe('WEBP');
      expect(data.length).toBeLessThan(HEAVIEST_PORTRAIT);
    }
  });
});
