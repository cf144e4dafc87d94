import { statSync } from 'node:fs';
import { type AssetFile, readAsset } from '../../assets/manifest/assetFiles.ts';
import { addressesOf, groupsOf } from './packedNames.ts';

/** Folder of the built copies; their names contain a hash. */
export const BUILT = 'assets/game/';

/** Addresses of files by their names, after a build. */
export const builtAddresses = (files: readonly AssetFile[], base = '/'): ReadonlyMap<string, string> =>
  addressesOf(`${base}${BUILT}`, groupsOf(files, readAsset));

/** Addresses of files by their names, in development: the source path, with the time of the last change. */
export const developedAddresses = (files: readonly AssetFile[]): ReadonlyMap<string, string> =>
  new Map(files.map(({ name, place, file }) => [name, `/${place}?changed=${statSync(file).mtimeMs}`]));
