import { statSync } from 'node:fs';
import { type AssetFile, readAsset } from '../../assets/manifest/assetFiles.ts';
import { addressesOf, groupsOf } from './packedNames.ts';

/** Below it lie the built copies; their names carry a hash. */
export const BUILT = '/assets/game/';

/** Addresses of files by their names, after a build. */
export const builtAddresses = (files: readonly AssetFile[]): ReadonlyMap<string, string> =>
  addressesOf(BUILT, groupsOf(files, readAsset));

/** Addresses of files by their names, in development: where they lie, with the time of their last change. */
export const developedAddresses = (files: readonly AssetFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ name, place, file }) => [name, `/${place}?changed=${statSync(file).mtimeMs}`]));
