import { creature } from '../creature.ts';
import { ellipse, eye, polygon, type Scene, spline, tube } from '../kit.ts';
import { drawWindow } from './crystalwing-panes.ts';

const palette = {
  main: '#8fd0f2',
  belly: '#eaf8ff',
  pane: '#7fcdf5',
  lilac: '#b9a0f0',
  frost: '#dff4ff',
  lead: '#5f6a8c',
  iris: '#6a48d0',
};
const roles = { pane: 'main', lilac: 'accent', frost: 'belly', lead: 'main' } as const;
const dark = {
  main: '#305c63',
  belly: '#86b5b1',
  pane: '#7c790f',
  lilac: '#7bd13a',
  frost: '#969b12',
  lead: '#002d33',
};
const shiny = {
  main: '#f2b04a',
  belly: '#fff6d6',
  pane: '#ff8a5c',
  lilac: '#ffd65c',
  frost: '#ffe9b8',
  lead: '#7a3f4c',
};

function drawLeg(scene: Scene, spine: string, dim = false): void {
  scene.form(tube(spine), { ramp: 'lead', lineWidth: 0.75, rim: false, dim });
}

/** A damselfly with four windows for wings. */
export const crystalwing = creature(
  'crystalwing',
  { plan: 'wasp', stage: 2, float: 4, palette, roles, dark, shiny },
  (scene) => {
    // far wings
    drawWindow(scene, { x: 92, y: 150, width: 56, height: 138, degrees: -33 });
    drawWindow(scene, { x: 110, y: 148, width: 58, height: 150, degrees: 13 });
    // far legs
    drawLeg(scene, '84,172,3.4 62,194,2.8 60,220,2', true);
    drawLeg(scene, '100,176,3.4 90,204,2.8 98,230,2', true);
    // abdomen, an icicle
    scene.form(
      polygon(
        '108,140 130,144 134,150 168,166 172,173 206,192 210,199 242,220 276,250 236,232 230,226 196,212 190,205 156,192 148,187 112,176',
      ).withThickness(26),
      {
        shade: 7,
        miter: true,
        rim: false,
        marks: [
          {
            path: polygon(
              '100,138 130,146 134,152 168,168 172,176 206,194 210,201 276,250 200,202 160,180 110,158',
            ),
            ramp: 'belly',
          },
          { path: polygon('236,214 290,256 236,236'), ramp: 'lilac' },
        ],
        lines: [
          { path: '134,148 138,168 150,190', width: 3 },
          { path: '172,171 176,190 192,208', width: 3 },
          { path: '210,197 214,212 232,229', width: 3 },
        ],
      },
    );
    // near wings
    drawWindow(scene, { x: 100, y: 152, width: 60, height: 154, degrees: -10 });
    drawWindow(scene, { x: 120, y: 154, width: 60, height: 146, degrees: 38, broken: true });
    // thorax
    scene.form(spline('78,146 96,136 118,140 130,152 126,170 108,178 86,176 74,162'), {
      ramp: 'lead',
      shade: 6,
      marks: [{ path: tube('86,150,4 104,146,5 120,152,4'), ramp: 'lilac' }],
    });
    // near legs
    drawLeg(scene, '92,176,3.6 74,204,3 78,236,2');
    drawLeg(scene, '112,178,3.6 112,210,3 124,238,2');
    // feelers
    drawLeg(scene, '40,132,2.8 30,116,2.4 14,112,2');
    drawLeg(scene, '48,130,2.8 44,112,2.4 30,102,2');
    // head with eyes like beads of glass
    scene.form(spline('44,132 66,134 84,152 82,176 62,190 40,192 22,182 18,160'), {
      ramp: 'belly',
      shade: 6,
    });
    scene.form(ellipse(26, 150, 19, 25, 8), { ramp: 'lilac', shade: 4, lineWidth: 0.9 });
    scene.form(ellipse(68, 148, 25, 29, -8), { ramp: 'lilac', shade: 5, lineWidth: 0.9 });
    eye(scene, 66, 150, 38, 46, { kind: 'dot' });
    eye(scene, 26, 152, 26, 38, { kind: 'dot' });
    scene.ink('32,182 40,185 48,181', 3);
  },
);
