import { findAsepriteFaults } from './checks/aseprite.ts';
import { findHeavyBattle } from './checks/battleWeight.ts';
import { findMissing } from './checks/names/missing.ts';
import { findUnknownNames } from './checks/names/unknownName.ts';
import { findWrongCase } from './checks/names/wrongCase.ts';
import { findClipped } from './checks/pictures/clipped.ts';
import { findOpaque } from './checks/pictures/noTransparency.ts';
import { findTooLarge } from './checks/pictures/tooLarge.ts';
import { findUnreadable } from './checks/pictures/unreadable.ts';
import { findWrongSize } from './checks/pictures/wrongSize.ts';
import { findMissingFrames } from './checks/sheetFrames.ts';
import { findSoundFaults } from './checks/sound.ts';
import { findTiledFaults } from './checks/tiled.ts';
import { findWallFaults } from './checks/walls.ts';
import type { Finding } from './finding.ts';
import type { Shelf } from './shelf.ts';

type Check = (shelf: Shelf) => Finding[] | Promise<Finding[]>;

const CHECKS: readonly Check[] = [
  findMissing,
  findWrongCase,
  findUnknownNames,
  findUnreadable,
  findWrongSize,
  findOpaque,
  findClipped,
  findTooLarge,
  findAsepriteFaults,
  findMissingFrames,
  findTiledFaults,
  findWallFaults,
  findSoundFaults,
  findHeavyBattle,
];

/** All findings for the files of a shelf, sorted by file. An unreadable file is reported once. */
export async function checkAssets(shelf: Shelf): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const check of CHECKS) findings.push(...(await check(shelf)));
  const broken = new Set<string>();
  return findings
    .filter(({ check, file }) => check !== 'unreadable' || (!broken.has(file) && broken.add(file)))
    .sort((one, other) => one.file.localeCompare(other.file));
}
