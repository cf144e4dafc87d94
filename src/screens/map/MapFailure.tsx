import { enterMap } from '../../client/world/world.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './Map.module.css';

/** Why the map is not there, in its place. */
export function MapFailure({ name, message }: { name: string; message: string }) {
  const reload = () => {
    // The button goes away with the message.
    document.getElementById('content')?.focus({ preventScroll: true });
    void enterMap(name);
  };
  return (
    <div className={styles.failure} role="alert">
      <p>{message}</p>
      <Button look="primary" onClick={reload}>
        {en.map.reload}
      </Button>
    </div>
  );
}
