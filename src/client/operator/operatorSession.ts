import { createStore } from 'zustand/vanilla';
import {
  checkOperatorToken,
  onOperatorRefused,
  readOperatorToken,
  writeOperatorToken,
} from '../../api/operator.ts';

interface OperatorSession {
  readonly token: string | null;
  /** Whether the server has refused the token that was here before. */
  readonly refused: boolean;
}

/** Whether the operator's token was entered in this tab. */
export const operatorSession = createStore<OperatorSession>(() => ({
  token: readOperatorToken(),
  refused: false,
}));

/** What the server accepts as its operator's token. */
const TOKEN = /^[\x21-\x7e]{1,256}$/;
export const isOperatorToken = (text: string): boolean => TOKEN.test(text);

/** Keeps a token for this tab once the server has accepted it. Throws a `Refusal` otherwise. */
export async function enterOperatorToken(token: string): Promise<void> {
  await checkOperatorToken(token);
  keep(token);
}

export const forgetOperatorToken = (): void => keep(null);

function keep(token: string | null, refused = false): void {
  writeOperatorToken(token);
  operatorSession.setState({ token, refused });
}

onOperatorRefused((carried) => {
  if (carried === readOperatorToken()) keep(null, true);
});
