import { creature } from '../creature.ts';
import {
  blush,
  ellipse,
  eye,
  fluff,
  mouth,
  nose,
  type Path,
  type Scene,
  skull,
  spline,
  toes,
  tube,
} from '../kit.ts';

const palette = {
  main: '#f6f0fc',
  belly: '#ffffff',
  cloak: '#ffb3d4',
  inner: '#ff8fba',
  gold: '#ffd95e',
  iris: '#7a4fd8',
};
const dark = { main: '#635684', belly: '#a191bc', cloak: '#a03a88', inner: '#d85aa2', gold: '#ffd0f0' };
const shiny = { main: '#9fe3cd', belly: '#effff8', cloak: '#2f9fa4', inner: '#2a8f98', gold: '#ffd04a' };

/** An ear like a crescent moon; drawn at the right. */
function drawCrescent(scene: Scene, far: boolean): void {
  const place = (path: Path): Path => (far ? path.mirror(112).scale(0.96, 0.98, 112, 60) : path);
  scene.form(
    place(
      spline(
        '116,66! 146,60 174,32 188,-8 184,-52 160,-88 122,-106! 142,-76 150,-42 144,-8 126,20 104,38!',
      ).withThickness(46),
    ),
    {
      dim: far,
      miter: true,
      shade: 8,
      marks: [
        {
          path: place(
            spline('130,44! 156,22 168,-10 166,-48 150,-76 130,-98! 158,-84 178,-50 180,-8 164,30 140,52'),
          ),
          ramp: 'inner',
        },
        { path: place(spline('100,-112! 150,-106 172,-92 176,-70 156,-70 140,-82')), ramp: 'gold' },
      ],
    },
  );
}

/** A hare of the moon, upright on its haunches, whose two ears nearly close into a full moon. */
export const selenhare = creature('selenhare', { plan: 'hare', palette, stage: 2, dark, shiny }, (scene) => {
  // tail, a small moon
  scene.form(fluff(236, 258, 34, 33, 9, 0.16), {
    ramp: 'cloak',
    shade: 8,
    marks: [{ path: spline('216,236! 232,240 240,256 232,276! 250,272 258,252 246,232'), ramp: 'gold' }],
  });
  drawCrescent(scene, true);
  drawCrescent(scene, false);
  // far foreleg and foot
  scene.form(spline('70,304! 70,290 90,284 122,288 128,304!').withThickness(18), {
    dim: true,
    rim: false,
    shade: 4,
  });
  scene.form([tube('104,190,19 96,240,12 94,278,11'), spline('72,296! 72,282 88,274 106,278 110,296!')], {
    dim: true,
    rim: false,
    shade: 4,
  });
  // back, haunch and chest
  scene.form(
    [
      spline('112,124 150,128 190,162 218,210 222,262 196,290 140,292 110,266 98,214 100,160').withThickness(
        90,
      ),
      spline('118,304! 120,288 152,280 200,282 226,292 226,304!'),
    ],
    {
      shade: 14,
      lines: [
        { path: '142,222 132,250 144,280', width: 4.4 },
        { path: '142,222 160,212 182,214', width: 4 },
        ...toes(146, 303, 40, 8),
      ],
      marks: [
        { path: spline('204,200! 226,216 240,262 216,296! 204,280 212,250'), ramp: 'cloak' },
        { path: spline('118,306 122,292 150,288 150,306'), ramp: 'belly' },
      ],
    },
  );
  // crescents on the haunch
  scene.form(spline('176,236! 190,238 198,250 194,264 182,272! 186,260 184,248'), {
    ramp: 'gold',
    rim: false,
    shade: 2,
    lineWidth: 0.7,
    outline: 'inner',
  });
  // near foreleg
  scene.form(
    [tube('128,196,22 128,246,13.5 124,288,12'), spline('98,308! 98,292 116,284 136,288 140,308!')],
    {
      rim: false,
      shade: 5,
      lines: toes(118, 307, 34, 6),
    },
  );
  // cloak of down about neck and shoulders
  scene.form(
    spline(
      '86,138! 132,128 176,138! 196,152 208,172! 196,176 192,184! 204,200 206,218! 188,214 178,218! 170,236 154,248! 146,232 140,226! 128,244 112,252! 106,234 104,224! 92,226 78,220! 84,204 82,194! 72,184 68,168! 80,164 84,156!',
    ).withThickness(70),
    {
      ramp: 'cloak',
      miter: true,
      shade: 12,
      cast: [ellipse(116, 142, 52, 24)],
      marks: [
        {
          path: spline(
            '60,140! 100,150 140,146 190,140! 176,168 156,180! 146,172 138,176! 128,192 114,198! 106,186 100,182! 90,184 80,180!',
          ),
          ramp: 'belly',
        },
      ],
      lines: [
        { path: '170,176 176,192 174,206', width: 3.4 },
        { path: '144,190 146,208 140,222', width: 3.4 },
        { path: '112,200 110,214 106,228', width: 3.2 },
      ],
    },
  );
  // head
  scene.form(
    [
      skull(112, 96, 52, { cheek: 0.7, high: 0.94 }),
      spline('62,96 92,90 108,112 92,132 66,134 48,120').withThickness(40),
    ],
    {
      shade: 11,
      marks: [{ path: spline('44,116 66,108 84,118 100,124 96,142 56,144'), ramp: 'belly' }],
    },
  );
  // crescent on the brow
  scene.form(spline('112,50! 100,56 96,68 104,80 118,84! 110,74 108,62'), {
    ramp: 'gold',
    rim: false,
    shade: 2,
    lineWidth: 0.7,
  });
  // face
  eye(scene, 78, 98, 23, 32, { look: [-0.2, 0.02] });
  eye(scene, 124, 98, 34, 39, { look: [-0.2, 0.02] });
  scene.ink('140,86 149,80 157,78', 5, 'cloak', 'end');
  scene.ink('141,93 150,90 157,90', 4.4, 'cloak', 'end');
  nose(scene, 58, 114, 15, '#d8487c');
  mouth(scene, 66, 123, 22, 'cat', { lineWidth: 3.2 });
  blush(scene, 126, 124, 10);
});
