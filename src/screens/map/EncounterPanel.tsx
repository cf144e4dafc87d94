import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { textMode } from '../../client/session/textMode.ts';
import { askCaught } from '../../client/world/known.ts';
import { startWildBattle } from '../../client/world/wild.ts';
import { walkOn } from '../../client/world/world.ts';
import { useMainButton } from '../../hooks/input/useMainButton.ts';
import { useNavigate } from '../../hooks/leaving/useNavigate.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { mapWords } from '../../locales/en/map.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { creatureName } from '../../ui/creatureCard/facts/creatureName.ts';
import { kindPrefix } from '../../ui/creatureCard/facts/kinds.ts';
import { TypeIcon } from '../../ui/creatureCard/TypeIcon.tsx';
import { Chip } from '../../ui/panels/Chip.tsx';
import { BallPicture } from '../../ui/pictures/BallPicture.tsx';
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
    <div className={styles.met} aria-live={isTold ? 'off' : 'polite'} ref={words}>
      {encounter && (
        <div className={styles.encounter}>
          <div className={styles.who}>
            <p className={styles.appeared}>
              {mapWords.appeared(kindPrefix(encounter.kind), creatureName(encounter.name))}
            </p>
            <div className={styles.facts}>
              <p>{mapWords.level(encounter.level)}</p>
              {encounter.types?.map((type) => (
                <TypeIcon key={type} type={type} size={22} />
              ))}
              {encounter.tier && <Chip>{mapWords.tiers[encounter.tier]}</Chip>}
              <CaughtMark name={encounter.name} />
            </div>
            {alone && <Link to="/home">{mapWords.first}</Link>}
          </div>
          <div className={styles.choices}>
            <Button variant="primary" busy={starting} onClick={start}>
              {mapWords.catch}
            </Button>
            <Button disabled={starting} onClick={walkOn}>
              {mapWords.walkOn}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Whether the player has caught the species before; nothing until that is known. */
function CaughtMark({ name }: { name: string }) {
  const [caught, setCaught] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    let isHere = true;
    void askCaught().then((known) => isHere && setCaught(known));
    return () => {
      isHere = false;
    };
  }, []);
  if (!caught) return null;
  const isCaught = caught.has(name.toLowerCase());
  return (
    <span className={styles.caught} data-new={!isCaught || undefined}>
      <BallPicture ball="nball" size={18} />
      {mapWords.caught[isCaught ? 'yes' : 'no']}
    </span>
  );
}
