import type { SyntheticEvent } from 'react';

/** Lets a picture that fails to load say in its place which file is wanted, though it had nothing to say before. */
export const nameBroken =
  (name: string) =>
  ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    currentTarget.alt = name;
  };
