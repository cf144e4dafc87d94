import { useStore } from 'zustand';
import { operatorSession } from '../../client/operator/operatorSession.ts';
import { Desk } from './Desk.tsx';
import { TokenForm } from './TokenForm.tsx';

/** The page on which an operator moderates, behind the server's token. */
export default function OperatorScreen() {
  const isIn = useStore(operatorSession, ({ token }) => token !== null);
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      {isIn ? <Desk /> : <TokenForm />}
    </>
  );
}
