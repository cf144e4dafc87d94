import { pieceNames } from '../../../../content/furniture/names.ts';
import { isPiece } from '../../../../content/furniture/spots.ts';
import { itemName } from './items.ts';

/** The name of a piece of furniture in the language of the game; its key if the page does not know it. */
export const pieceName = (piece: string): string =>
  itemName(piece, isPiece(piece) ? pieceNames[piece] : piece);
