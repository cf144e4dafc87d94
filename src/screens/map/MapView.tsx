import { useEffect } from 'react';
import { letGo } from '../../client/world/hold.ts';
import { enterMap, leaveMap, lookAgain } from '../../client/world/world.ts';
import { useBridge } from '../../hooks/useBridge.ts';
import { useReturn } from '../../hooks/useReturn.ts';
import { en } from '../../locales/en.ts';
import { Hint } from '../../ui/Hint.tsx';
import { MuteButton } from '../../ui/sound/MuteButton.tsx';
import { Balls } from './Balls.tsx';
import { DirectionPad } from './DirectionPad.tsx';
import { EncounterPanel } from './EncounterPanel.tsx';
import hourStyles from './HourSign.module.css';
import { HourSign } from './HourSign.tsx';
import { LegacyPad } from './LegacyPad.tsx';
import styles from './Map.module.css';
import { MapFailure } from './MapFailure.tsx';
import { MapHint } from './MapHint.tsx';
import { MapStage } from './MapStage.tsx';
import { mapTitle } from './mapTitle.ts';
import { Steps } from './Steps.tsx';
import { useGamepad } from './useGamepad.ts';
import { useWalkingKeys } from './useWalkingKeys.ts';

/** The map with everything around it. */
export function MapView({ name }: { name: string }) {
  const failure = useBridge(({ world }) => world.failure);
  useWalkingKeys();
  useGamepad();
  useReturn(() => void lookAgain());
  useEffect(() => {
    void enterMap(name);
    return () => {
      letGo();
      leaveMap();
    };
  }, [name]);

  return (
    <div className={styles.screen}>
      <div className={hourStyles.heading}>
        <h1>{mapTitle(name)}</h1>
        <HourSign />
        <MuteButton />
      </div>
      <div className={styles.frame}>
        {failure === null ? <MapStage name={name} /> : <MapFailure name={name} message={failure} />}
        <EncounterPanel />
      </div>
      <div className={styles.controls}>
        <DirectionPad />
        <LegacyPad />
        <Hint className={styles.keys} words={en.map.hint} />
        <MapHint name="map" />
        <MapHint name="encounter" />
      </div>
      <Balls />
      <Steps />
    </div>
  );
}
