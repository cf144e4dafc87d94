import type { SyntheticEvent } from 'react';

/** Error handler of an image: makes the file's name its alternative text, so that it is clear which file is missing. */
export const nameBroken =
  (name: string) =>
  ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    currentTarget.alt = name;
  };
