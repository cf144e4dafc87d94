import type { FormOptions } from './form.ts';
import type { Path, Position } from './path.ts';
import type { Turn } from './stance.ts';

export interface FlatOptions {
  readonly opacity?: number;
  readonly stroke?: string;
  readonly strokeWidth?: number;
}
/** A named part of the body, such as an ear. */
export interface Part {
  readonly name: string;
}
/** A shape as a drawing adds it. */
export type Drawn =
  | { readonly what: 'form'; readonly paths: readonly Path[]; readonly options: FormOptions }
  | { readonly what: 'flat'; readonly path: Path; readonly colour: string; readonly options: FlatOptions }
  | { readonly what: 'markup'; readonly svg: string };

/** What a drawing has added to its picture, before it is painted. */
export type Item = Drawn & {
  readonly part: Part | undefined;
  /** How it stands while a feeling is shown, the outermost turn first. */
  readonly turns?: readonly Turn[];
  /** Where the outermost part with a stance that it belongs to is fixed; undefined where it belongs to none. */
  readonly root?: Position | undefined;
  /** Whether it is there only while a feeling is shown. */
  readonly added?: boolean;
};
