import type { Kind } from '../../../rules/creatures/types.ts';
import { speciesName } from '../../locales/en/named/species.ts';
import { Picture } from '../pictures/Picture.tsx';
import { creatureFile, joyfulFile } from './facts/creatureFile.ts';
import { kinded } from './facts/kinds.ts';

interface Props {
  name: string;
  kind: Kind;
  size: number;
  lazy?: boolean;
  /** True if the game no longer has the species: a question mark replaces the picture. */
  unknown?: boolean | undefined;
  /** Shows it as it rejoices, where that is drawn. */
  joyful?: boolean;
  className?: string | undefined;
}

/** A creature's picture; its alternative text is kind and name. */
export function CreaturePicture({
  name,
  kind,
  size,
  lazy = false,
  unknown = false,
  joyful = false,
  className,
}: Props) {
  return (
    <Picture
      name={(joyful ? joyfulFile : creatureFile)({ name, kind })}
      alt={kinded(kind, speciesName(name))}
      size={size}
      lazy={lazy}
      standIn={unknown ? '?' : undefined}
      className={className}
    />
  );
}
