import { type Mark, type Scene, spline, tube } from '../kit.ts';

/** A hind leg folded like a frog's, its webbed foot flat; `side` is -1 on the near side. */
function drawHindLeg(scene: Scene, x: number, y: number, side: 1 | -1, dim: boolean): void {
  const at = (a: number, b: number): [number, number] => [x + side * a, y + b];
  scene.form(
    [
      tube([
        [...at(-12, -34), 16],
        [...at(12, -22), 14],
        [...at(2, -8), 10],
      ]),
      spline([
        [...at(-8, -14)],
        [...at(8, -16)],
        [...at(26, -14)],
        [...at(34, -6), true],
        [...at(22, -4)],
        [...at(30, 6), true],
        [...at(14, 2)],
        [...at(14, 10), true],
        [...at(0, 2)],
        [...at(-10, -2)],
      ]),
    ],
    { dim, shade: 4, rim: false },
  );
}

/** From behind: the clear fin runs down to the rump, warning spots on both sides of the spine. */
export function drawTadbaneBack(
  scene: Scene,
  spot: (x: number, y: number, rx: number, ry: number, degrees?: number) => readonly Mark[],
): void {
  scene.headAt(212, 160, 58);
  drawHindLeg(scene, 204, 236, 1, true);
  // bumps of its eyes, far ahead
  scene.form(spline('150,116! 156,96 178,94 188,114!'), { shade: 4, rim: false });
  scene.form(spline('206,120! 214,104 230,106 234,126!'), { dim: true, shade: 3, rim: false });
  // fin, clear as glass
  const vein = (path: string) => ({ path, width: 3.2, colour: scene.colour('vein') });
  scene.form(
    spline(
      '168,168! 150,196 128,214 102,220 74,210! 52,206 28,188 18,162! 2,140 -2,108 10,82! 8,52 26,24 50,12! 74,-6 106,-4 126,8 134,34! 116,20 96,30 92,52 102,78 122,106 148,130',
    ).withThickness(70),
    {
      ramp: 'fin',
      shade: 10,
      lines: [
        vein('74,46 58,34 50,24'),
        vein('62,84 38,80 20,84'),
        vein('70,124 44,132 26,146'),
        vein('92,164 74,178 66,196'),
        vein('96,22 92,10 84,6'),
        vein('122,184 114,196 108,208'),
      ],
    },
  );
  // body, and the tail that grows out of it
  scene.form(
    [
      spline(
        '180,104 218,114 244,146 246,188 222,224 176,238 130,234 98,212 88,184 104,150 138,118',
      ).withThickness(120),
      tube('160,184,50 122,164,30 92,124,16 80,92,10 84,60,8 98,32,5.5 114,18,0'),
    ],
    {
      shade: 14,
      marks: [
        { path: spline('250,176 240,204 218,228 190,240 240,250 270,210'), ramp: 'belly' },
        ...spot(150, 178, 22, 17, 30),
        ...spot(150, 130, 13, 9, -34),
        ...spot(206, 146, 13, 10, 20),
        ...spot(212, 192, 15, 13, 10),
        ...spot(100, 140, 10, 13, -34),
        ...spot(81, 86, 5.5, 9, 0),
      ],
      lines: [
        { path: '184,116 182,136 176,154', width: 3.6 },
        { path: '222,120 230,132 234,146', width: 3 },
      ],
    },
  );
  drawHindLeg(scene, 120, 246, -1, false);
}
