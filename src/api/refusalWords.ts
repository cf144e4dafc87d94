import { loadScript } from '../locales/loadScript.ts';
import { spoken } from '../locales/texts.ts';
import { messageOf, textAt } from './refusal.ts';

/**
 * What a refusal's body says, in the language of the game. English is what the server itself says, also where the reason
 * is one that this page does not know, or where its words cannot be fetched. Null if the body says nothing.
 */
export async function wordRefusal(body: unknown): Promise<string | null> {
  const sentence = messageOf(body);
  const reason = textAt(body, 'reason');
  if (sentence === null || reason === null || spoken.getState().code === 'en') return sentence;
  try {
    const { wordReason } = await loadScript(import('./wordedRefusal.ts'));
    return wordReason(reason, factsOf(body)) ?? sentence;
  } catch {
    return sentence;
  }
}

type Facts = Readonly<Record<string, string | number>>;

const factsOf = (body: unknown): Facts => (body as { readonly facts?: Facts }).facts ?? {};
