import type { CreatureType } from '../../../rules/creatures/types.ts';

/** The colours of a type's effects. */
export interface Palette {
  readonly main: string;
  /** Outlines. */
  readonly line: string;
  readonly light: string;
  /** The bright centre. */
  readonly core: string;
  /** A contrast to the main colour. */
  readonly accent: string;
}

const palette = (main: string, line: string, light: string, core: string, accent: string): Palette => ({
  main,
  line,
  light,
  core,
  accent,
});

export const palettes: Readonly<Record<CreatureType, Palette>> = {
  normal: palette('#f3dcae', '#7a4c30', '#fff4d8', '#ffffff', '#e0a050'),
  fire: palette('#f6752c', '#8e1b22', '#ffc04a', '#fff3b0', '#e23a2a'),
  water: palette('#3f9cf0', '#1c458f', '#8fd3ff', '#f0fbff', '#bfeaff'),
  electric: palette('#ffd62e', '#7d4300', '#fff08a', '#ffffff', '#7d8cff'),
  grass: palette('#66c545', '#125436', '#b8ec70', '#f4ffd0', '#ff86ad'),
  ice: palette('#9be2fb', '#2c6797', '#daf6ff', '#ffffff', '#5b8df0'),
  fighting: palette('#ee5b3c', '#6b1420', '#ffa45c', '#fff0c0', '#ffcf3d'),
  poison: palette('#a55fdb', '#431a70', '#d7a0f5', '#f0ffb8', '#a6e34b'),
  ground: palette('#cf9c55', '#5b2f16', '#ecca8c', '#fff0cc', '#8d5a36'),
  flying: palette('#c3d8ff', '#43599f', '#eef5ff', '#ffffff', '#7fa6f5'),
  psychic: palette('#f06db4', '#6c1f70', '#ffb6dc', '#fff0fb', '#9468e0'),
  bug: palette('#a5cc2c', '#38520a', '#dcf070', '#fbffd0', '#e0564a'),
  rock: palette('#a8957f', '#42302a', '#d3c5b3', '#fff2dc', '#ff9540'),
  ghost: palette('#6f5bd0', '#201250', '#a794f7', '#c9fff6', '#6ff0e0'),
  dragon: palette('#4f63e0', '#191764', '#8ea3ff', '#ffe9b0', '#ff6a4e'),
  dark: palette('#4a4168', '#17122c', '#857aa8', '#ffb3c4', '#e33a63'),
  steel: palette('#aebdcf', '#3f4a5e', '#e4edf6', '#ffffff', '#ffb52e'),
  fairy: palette('#ff9fca', '#99336f', '#ffd7ea', '#fffdf0', '#ffe27a'),
};
