/**
 * The parts of Phaser that the scenes draw with, as paths under `phaser/src`. Each left side is a name that
 * `import { … } from 'phaser'` offers; a scene that needs another one adds its line here.
 */
export const namedParts: Readonly<Record<string, string>> = {
  Game: 'core/Game',
  Scene: 'scene/Scene',
};

/** Numbers of `phaser/src/const.js` that the scenes use. */
export const constants: Readonly<Record<string, number>> = { AUTO: 0, CANVAS: 1, WEBGL: 2 };

/** Parts that register themselves with Phaser when they are loaded. */
export const registeringParts: readonly string[] = [
  'events/EventEmitter',
  'cameras/2d/CameraManager',
  'gameobjects/DisplayList',
  'gameobjects/UpdateList',
  'gameobjects/GameObjectCreator',
  'gameobjects/GameObjectFactory',
  'gameobjects/image/ImageFactory',
  'gameobjects/container/ContainerFactory',
  'scene/ScenePlugin',
];

/** Compile-time switches of Phaser's source, written as `typeof NAME` there. */
export const switches: Readonly<Record<string, boolean>> = {
  CANVAS_RENDERER: true,
  WEBGL_RENDERER: true,
  WEBGL_DEBUG: false,
  FEATURE_SOUND: false,
  PLUGIN_FBINSTANT: false,
  PLUGIN_CAMERA3D: false,
};

/**
 * Modules that Phaser's core loads although no scene uses them; they are replaced by an empty class. The list is only
 * right for the version in `phaserSlim.ts`.
 */
export const emptyParts: readonly RegExp[] = [
  /^renderer\/webgl\/renderNodes\/filters\/Filter/,
  /^filters\/(?!index|Controller)/,
  /^renderer\/webgl\/renderNodes\/(BatchHandlerPointLight|BatchHandlerStrip|FillPath|StrokePath)$/,
  /^renderer\/webgl\/renderNodes\/submitter\/Submitter(TilemapGPULayer|SpriteGPULayer|MeshToQuad)$/,
  /^textures\/parsers\/(KTX|PVR|PCT|UnityYAML|AtlasXML|JSONArray|JSONHash)/,
  /^textures\/DynamicTexture$/,
  /^gameobjects\/(tilesprite|layer)\//,
];

/**
 * Folders whose index the core loads although it uses only a part or two: folder → name → path of that part. `math`
 * also has `RND`, which the core sets itself.
 */
export const thinnedFolders: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  math: { RandomDataGenerator: 'math/random-data-generator/RandomDataGenerator' },
  renderer: { Events: 'renderer/events/index' },
};
