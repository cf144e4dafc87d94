import { hasPicture } from '../../src/bridge/assets/assets.ts';
import { loadPicture } from '../shared/paint/picture.ts';
import { fetchData, pictureName, type WalkSheet } from './tiles/mapFile.ts';

/** The figure that stands in for one that is not there, such as an avatar of a newer server. */
const ANYBODY = 'player';

/** A walk sheet with its picture. */
export interface LoadedWalkSheet {
  readonly sheet: WalkSheet;
  readonly image: HTMLImageElement;
}

/** Who walks with an avatar; the name of what is missing where something is. */
export async function loadWalker(avatar: string): Promise<LoadedWalkSheet | string> {
  const name = `characters/${hasPicture(`characters/${avatar}.walk`) ? avatar : ANYBODY}.walk`;
  const sheet = await fetchData<WalkSheet>(name);
  if (sheet === null) return `${name}.json`;
  const picture = pictureName(sheet.image);
  const image = await loadPicture(picture);
  return image === null ? picture : { sheet, image };
}
