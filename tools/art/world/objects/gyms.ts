import { regions } from '../../../../content/gyms/index.ts';
import { maps } from '../../../../content/maps/index.ts';
import type { CreatureType } from '../../../../rules/creatures/types.ts';
import { TYPE_COLOURS, typeIcon } from '../../icons/types.ts';
import { polygon, type Scene, spline } from '../../kit.ts';
import type { ObjectDrawing } from './drawing.ts';
import { BARE, BY_DAY, BY_NIGHT, drawRoof, drawShopDoor, drawWalls, drawWindow, house } from './houses.ts';

const typeOf = (id: string): CreatureType | undefined =>
  regions.flatMap(({ leaders, champion }) => [...leaders, champion]).find((leader) => leader.id === id)?.type;

/** The types of the gyms that stand on maps, in the order of their pictures. */
const TYPES: readonly CreatureType[] = [
  ...new Set(
    Object.values(maps).flatMap(({ objects }) => objects.flatMap(({ gym }) => typeOf(gym ?? '') ?? [])),
  ),
];

/** Index of the picture of a gym among those of its kind. */
export const gymAt = (id: string | undefined): number => Math.max(TYPES.indexOf(typeOf(id ?? '')!), 0);

/** A banner of the type's colour that hangs beside the door. */
function drawBanner(scene: Scene, x: number, type: CreatureType): void {
  scene.form(spline(`${x - 26},436! ${x + 26},436! ${x + 26},566! ${x},546! ${x - 26},566!`), {
    ramp: TYPE_COLOURS[type],
    ...BARE,
    shade: 6,
  });
  scene.form(polygon(`${x - 34},426 ${x + 34},426 ${x + 34},440 ${x - 34},440`), { ramp: 'wood', ...BARE });
}

/** The type's badge on a gable, wide enough to be read across a square. */
function drawBadge(scene: Scene, type: CreatureType): void {
  scene.form(spline('236,372! 236,240! 360,150! 484,240! 484,372!'), { ramp: 'wall', ...BARE, shade: 7 });
  scene.form(spline('204,262! 360,128! 516,262! 496,284! 360,172! 224,284!'), {
    ramp: TYPE_COLOURS[type],
    ...BARE,
    shade: 6,
  });
  scene.markup(`<g transform="translate(278 210) scale(.64)">${typeIcon(type)}</g>`);
}

function drawGymLit(scene: Scene): void {
  for (const x of [136, 584]) drawWindow(scene, x, 506, false, BY_NIGHT);
  drawShopDoor(scene, BY_NIGHT);
}

function drawGym(scene: Scene, type: CreatureType): void {
  drawWalls(scene);
  drawRoof(scene, TYPE_COLOURS[type]);
  drawBadge(scene, type);
  for (const x of [136, 584]) drawWindow(scene, x, 506, false);
  drawShopDoor(scene, BY_DAY);
  for (const x of [236, 484]) drawBanner(scene, x, type);
  scene.form(polygon('250,626 470,626 478,652 242,652'), { ramp: 'rockLight', ...BARE, shade: 5 });
}

export const GYMS: readonly ObjectDrawing[] = TYPES.map((type) => ({
  kind: 'gym',
  ...house,
  lights: [
    { x: 136, y: 506, radius: 170, kind: 'window' },
    { x: 584, y: 506, radius: 170, kind: 'window' },
    { x: 360, y: 560, radius: 200, kind: 'window' },
  ],
  lit: drawGymLit,
  draw: (scene) => drawGym(scene, type),
}));
