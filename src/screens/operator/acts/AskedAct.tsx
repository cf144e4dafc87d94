import type { Asked } from './asked.ts';
import { Letter } from './Letter.tsx';
import { Decline, Dismiss, Lift, Unname } from './OtherActs.tsx';
import { Rename } from './Rename.tsx';
import { Suspend } from './Suspend.tsx';

interface Props {
  asked: Asked;
  onClose: () => void;
}

/** The dialog that confirms the act that the operator has chosen. */
export function AskedAct({ asked, onClose }: Props) {
  switch (asked.act) {
    case 'warn':
    case 'message':
      return <Letter asked={asked} onClose={onClose} />;
    case 'suspend':
      return <Suspend {...asked} onClose={onClose} />;
    case 'rename':
      return <Rename {...asked} onClose={onClose} />;
    case 'unname':
      return <Unname {...asked} onClose={onClose} />;
    case 'lift':
      return <Lift {...asked} onClose={onClose} />;
    case 'decline':
      return <Decline {...asked} onClose={onClose} />;
    case 'dismiss':
      return <Dismiss {...asked} onClose={onClose} />;
  }
}
