import { hasPicture } from '../../src/bridge/assets/assets.ts';
import { loadPicture } from '../shared/paint/picture.ts';
import { fetchData, pictureName, type WalkSheet } from './tiles/mapFile.ts';

/** The figure used when an avatar's sheet is missing, such as an avatar of a newer server. */
const ANYBODY = 'player';

/** A walk sheet with its picture. */
export interface LoadedWalkSheet {
  readonly sheet: WalkSheet;
  readonly image: HTMLImageElement;
}

/** Loads the walk sheet of an avatar. Returns the name of the missing file if there is one. */
export async function loadWalker(avatar: string): Promise<LoadedWalkSheet | string> {
  const name = `characters/${hasPicture(`characters/${avatar}.walk`) ? avatar : ANYBODY}.walk`;
  const sheet = await fetchData<WalkSheet>(name);
  if (sheet === null) return `${name}.json`;
  const picture = pictureName(sheet.image);
  const image = await loadPicture(picture);
  return image === null ? picture : { sheet, image };
}
