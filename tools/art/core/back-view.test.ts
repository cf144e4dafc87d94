import { describe, expect, it } from 'vitest';
import { Scene } from './scene.ts';
import { ellipse } from './shapes.ts';

const palette = { main: '#6fbf4b', belly: '#eef4b4', wing: '#ff86ad', shell: '#8a5a3c', void: '#201030' };

/** A head with two eyes that looks left, over a trunk with a belly; `add` draws before and after them. */
function fromBehind(before: (scene: Scene) => void = () => {}, after: (scene: Scene) => void = () => {}) {
  const scene = new Scene('t-', palette);
  before(scene);
  scene.form(ellipse(140, 170, 50), { marks: [{ path: ellipse(120, 180, 24), ramp: 'belly' }] });
  scene.form(ellipse(100, 100, 40));
  scene.noteEye('dot', [90, 105]);
  scene.noteEye('dot', [110, 105]);
  after(scene);
  return scene.turn();
}
const names = (scene: Scene): string[] => scene.pieces().map(({ name }) => name);

describe('the picture from behind', () => {
  it('has what was behind the body before it, and what was before the body behind it', () => {
    const scene = fromBehind(
      (one) => one.form(ellipse(190, 150, 30), { ramp: 'wing' }),
      (one) => one.form(ellipse(60, 190, 40), { ramp: 'shell' }),
    );
    expect(names(scene)).toEqual(['shell', 'main', 'main', 'wing']);
  });

  it('has neither a face nor a belly nor a cave', () => {
    const scene = fromBehind(undefined, (one) => {
      one.part('nose', () => one.form(ellipse(70, 110, 8)));
      one.form(ellipse(110, 180, 30), { ramp: 'void' });
    });
    expect(names(scene)).toEqual(['main', 'main']);
    expect(scene.svg()).not.toContain('#eef4b4');
  });

  it('is mirrored: what was on the left is on the right', () => {
    const scene = fromBehind((one) => one.form(ellipse(190, 150, 30), { ramp: 'wing' }));
    const places = scene.pieces().map(({ over }) => Number(/M(-?[\d.]+)/.exec(over)?.[1]));
    expect(places[2]).toBeLessThan(places[1] ?? 0);
    expect(places[1]).toBeLessThan(places[0] ?? 0);
  });

  it('follows the places that a drawing declares', () => {
    const scene = fromBehind(
      (one) => one.form(ellipse(190, 150, 30), { ramp: 'wing', back: 'under' }),
      (one) => {
        one.fromBehind('hidden', () => one.form(ellipse(40, 190, 40), { ramp: 'shell' }));
        one.form(ellipse(140, 170, 20), { ramp: 'belly', back: 'only', backRamp: 'shell' });
      },
    );
    expect(names(scene)).toEqual(['wing', 'main', 'main', 'shell']);
  });

  it('alone shows what is seen only then', () => {
    const front = new Scene('f-', palette)
      .form(ellipse(100, 100, 40))
      .form(ellipse(100, 100, 9), { back: 'only' });
    expect(front.pieces()).toHaveLength(1);
  });
});
