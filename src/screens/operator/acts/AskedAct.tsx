import type { Asked } from './asked.ts';
import { Decline, Dismiss, Lift, Write } from './OtherActs.tsx';
import { Rename } from './Rename.tsx';
import { Suspend } from './Suspend.tsx';
import { Warn } from './Warn.tsx';

interface Props {
  asked: Asked;
  onClose: () => void;
}

/** The dialog that confirms the act that the operator has chosen. */
export function AskedAct({ asked, onClose }: Props) {
  switch (asked.act) {
    case 'warn':
      return <Warn {...asked} onClose={onClose} />;
    case 'message':
      return <Write {...asked} onClose={onClose} />;
    case 'suspend':
      return <Suspend {...asked} onClose={onClose} />;
    case 'rename':
      return <Rename {...asked} onClose={onClose} />;
    case 'lift':
      return <Lift {...asked} onClose={onClose} />;
    case 'decline':
      return <Decline {...asked} onClose={onClose} />;
    case 'dismiss':
      return <Dismiss {...asked} onClose={onClose} />;
  }
}
