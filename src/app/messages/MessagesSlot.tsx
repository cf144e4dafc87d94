import { type ComponentType, useEffect, useState } from 'react';
import { useBridge } from '../../hooks/useBridge.ts';
import { loadScript } from '../../locales/loadScript.ts';

/** Loads the dialog of the operator's messages once the profile says that there are some. */
export function MessagesSlot() {
  const some = useBridge(({ session }) => session.token !== null && (session.profile?.messages ?? 0) > 0);
  const [Messages, setMessages] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!some) return;
    loadScript(import('./OperatorMessages.tsx')).then(
      ({ OperatorMessages }) => setMessages(() => OperatorMessages),
      // The next visit tries again: the message stays unconfirmed.
      () => undefined,
    );
  }, [some]);
  return some && Messages ? <Messages /> : null;
}
