import { creatureReasons, tradeReasons } from './creatures.ts';
import { fieldReasons, generalReasons } from './general.ts';
import { accountReasons, operatorReasons, peopleReasons } from './people.ts';
import { battleReasons, worldReasons } from './world.ts';

/**
 * What the server says for each reason of a refusal: English sentences for callers of the API, and what the game's
 * other languages are typed by. Those with facts are functions of them.
 */
export const SENTENCES = {
  ...generalReasons,
  ...fieldReasons,
  ...accountReasons,
  ...creatureReasons,
  ...tradeReasons,
  ...battleReasons,
  ...worldReasons,
  ...peopleReasons,
  ...operatorReasons,
};

/** Why something was refused: more precise than the code, which says how a program goes on. */
export type RefusalReason = keyof typeof SENTENCES;

/** Numbers, ids and names that a sentence needs. */
export type RefusalFacts = Readonly<Record<string, string | number>>;

type FactsOf<R extends RefusalReason> = (typeof SENTENCES)[R] extends (
  facts: infer F extends RefusalFacts,
) => string
  ? [facts: F]
  : [];
/** A reason, with its facts if it has any. */
export type Why<R extends RefusalReason = RefusalReason> = R extends RefusalReason
  ? [reason: R, ...FactsOf<R>]
  : never;

/** A reason with its facts and its sentence. */
export interface Wording {
  readonly message: string;
  /** Null for a sentence that no reason has. */
  readonly reason: RefusalReason | null;
  readonly facts: RefusalFacts | undefined;
}

/** Whether a text is one of the reasons. */
export const isReason = (text: string): text is RefusalReason => Object.hasOwn(SENTENCES, text);

/** Puts a reason into words, as these texts have it. */
export function sentenceBy(
  texts: Readonly<Record<RefusalReason, string | ((facts: never) => string)>>,
  reason: RefusalReason,
  facts: RefusalFacts = {},
): string {
  const text = texts[reason];
  return typeof text === 'string' ? text : text(facts as never);
}

/** A reason with its facts, in English. */
export function worded(...[reason, facts]: Why): Wording {
  return { message: sentenceBy(SENTENCES, reason, facts), reason, facts };
}
