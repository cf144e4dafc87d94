import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { textMode } from '../../client/session/textMode.ts';
import { startWildBattle } from '../../client/world/wild.ts';
import { useMainButton } from '../../hooks/input/useMainButton.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { en } from '../../locales/en.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { creatureName } from '../../ui/creatureCard/facts/creatureName.ts';
import { kindPrefix } from '../../ui/creatureCard/facts/kinds.ts';
import styles from './Map.module.css';

/** Text and button of an encounter; the picture is drawn on the map canvas. */
export function EncounterPanel() {
  const navigate = useNavigate();
  const words = useMainButton<HTMLDivElement>();
  const encounter = useBridge(({ world }) => world.encounter);
  const starting = useBridge(({ world }) => world.startingBattle);
  const alone = useBridge(({ session }) => session.profile?.pokemonCount === 0);
  // Text mode announces it in its own log.
  const isTold = useStore(textMode) !== 'off';
  const here = useRef(false);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  const start = async () => {
    // If the player has left the map in the meantime, do not open the battle: the home screen offers it.
    if ((await startWildBattle()) && here.current) navigate('/battle');
  };
  return (
    <div aria-live={isTold ? 'off' : 'polite'} ref={words}>
      {encounter && (
        <div className={styles.encounter}>
          <p className={styles.appeared}>
            {en.map.appeared(kindPrefix(encounter.kind), creatureName(encounter.name))}
          </p>
          <p>{en.map.level(encounter.level)}</p>
          {alone && <Link to="/home">{en.map.first}</Link>}
          <Button variant="primary" busy={starting} onClick={start}>
            {en.map.catch}
          </Button>
        </div>
      )}
    </div>
  );
}
