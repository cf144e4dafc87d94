import { DARK_LOOKS } from '../../core/dark-recipes.ts';
import { KINDS, ROLES, type Role, roleOf } from '../../core/kinds.ts';
import type { LooseRamp, PaintedItem } from '../../core/scene.ts';
import type { Creature } from '../../creature.ts';
import { kindTones, type Paint, paintName, SWATCH_TONES, type Swatch } from '../swatches.ts';

/** The same colour in the normal, the dark and the shiny kind. */
export type Triple = readonly [normal: string, dark: string, shiny: string];

const COLOUR = /\b(?:fill|stroke|stop-color)="(#[0-9a-f]+)"/gi;
/** Names of colours that many drawings use without naming them in their palette. */
const FAMILIAR: Readonly<Record<string, string>> = { '#ffffff': 'white', '#1e1528': 'eye-line' };

/** `#rrggbb` in lower case. */
export function fullHex(colour: string): string {
  const digits = colour.slice(1).toLowerCase();
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** All SVG text of a piece, in a fixed order. */
export const textOf = ({ definitions, under, over }: PaintedItem): string => definitions + under + over;
const coloursOf = (piece: PaintedItem): string[] =>
  [...textOf(piece).matchAll(COLOUR)].map((match) => fullHex(match[1]!));

/**
 * The colours of a piece in all kinds, in the order in which they occur.
 * @throws Error if a kind is drawn with other shapes
 */
export function triplesOf(normal: PaintedItem, dark: PaintedItem, shiny: PaintedItem): Triple[] {
  const [first, second, third] = [coloursOf(normal), coloursOf(dark), coloursOf(shiny)];
  if (first.length !== second.length || first.length !== third.length)
    throw new Error(`${normal.id} has other shapes in another kind`);
  return first.map((colour, i) => [colour, second[i]!, third[i]!]);
}

/** Identifies the swatch and tone of each colour of a drawing. Adds swatches for colours outside the palette. */
export class Colours {
  private readonly creature: Creature;
  private readonly swatches: Swatch[] = [];
  private readonly known = new Map<string, Paint>();
  private readonly used = new Set<string>();

  constructor(creature: Creature) {
    this.creature = creature;
    for (const [name, hex] of Object.entries(creature.palette)) {
      const { dark, shiny } = creature;
      this.add({
        name,
        role: creature.roles?.[name] ?? roleOf(name),
        colour: fullHex(hex),
        ...(dark?.[name] ? { dark: fullHex(dark[name]) } : {}),
        ...(shiny?.[name] ? { shiny: fullHex(shiny[name]) } : {}),
      });
    }
  }

  /** Adds a swatch for a hex colour that was shaded although it is not in the palette. */
  addLoose(normal: LooseRamp, dark: LooseRamp, shiny: LooseRamp): void {
    const triple: Triple = [fullHex(normal.hex), fullHex(dark.hex), fullHex(shiny.hex)];
    if (this.known.get(triple.join())?.tone !== 'base') this.addTriple(triple, normal.part ?? 'colour');
  }

  /** The swatch and tone of a colour. Adds a swatch named `part` if there is none. */
  paint(triple: Triple, part: string): Paint {
    if (!this.known.has(triple.join())) this.addTriple(triple, part);
    const paint = this.known.get(triple.join())!;
    this.used.add(paint.swatch);
    return paint;
  }

  /** The swatches of all colours that `paint` has returned, sorted by role. */
  get palette() {
    const swatches = this.swatches.filter(({ name }) => this.used.has(name));
    swatches.sort((first, second) => ROLES.indexOf(first.role) - ROLES.indexOf(second.role));
    return this.withKinds(swatches);
  }

  private withKinds(swatches: readonly Swatch[]) {
    const { shinyTurn, darkRecipe = 'plum' } = this.creature;
    return {
      swatches,
      ...(shinyTurn === undefined ? {} : { shinyTurn }),
      ...(darkRecipe === 'plum' ? {} : { darkRecipe }),
    };
  }

  private addTriple([colour, dark, shiny]: Triple, part: string): void {
    const isIris = dark === DARK_LOOKS[this.creature.darkRecipe ?? 'plum'].eye.iris && shiny === colour;
    const role: Role = isIris ? 'iris' : 'fixed';
    const overrides = {
      ...(isIris || dark === colour ? {} : { dark }),
      ...(shiny === colour ? {} : { shiny }),
    };
    const name = isIris ? 'iris' : ((dark === colour ? FAMILIAR[colour] : undefined) ?? part);
    this.add({ name: this.freeName(name), role, colour, ...overrides });
  }

  private add(swatch: Swatch): void {
    this.swatches.push(swatch);
    const tones = KINDS.map((kind) => kindTones(this.withKinds([swatch]), kind).get(swatch.name)!);
    for (const tone of SWATCH_TONES) {
      const key = tones.map((ofKind) => fullHex(ofKind[tone])).join();
      const known = this.known.get(key);
      // A base colour takes precedence over an equal tone of another swatch.
      if (!known || (tone === 'base' && known.tone !== 'base'))
        this.known.set(key, { swatch: swatch.name, tone });
    }
  }

  private freeName(wanted: string): string {
    const namesOf = (swatch: string): string[] => SWATCH_TONES.map((tone) => paintName({ swatch, tone }));
    const isTaken = (name: string): boolean =>
      this.swatches.some(
        (swatch) => namesOf(swatch.name).includes(name) || namesOf(name).includes(swatch.name),
      );
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (!isTaken(name)) return name;
    }
  }
}
