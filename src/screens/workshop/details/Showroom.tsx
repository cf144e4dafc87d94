import { useState } from 'react';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { ToggleChip } from '../../../ui/forms/ToggleChip.tsx';
import { creatureOfFile } from '../files/creatureOfFile.ts';
import { BattlePreview, CardView, DexView, MapPreview } from './CreatureViews.tsx';
import styles from './Showroom.module.css';
import { BackdropView, UsualSizes } from './UsualSizes.tsx';

const THEMES = ['light', 'dark'] as const;
const SCALES = [1, 3] as const;

/** Shows a picture in all places of the game, by day and by night, at normal or triple size. */
export function Showroom({ name }: { name: string }) {
  const [scale, setScale] = useState<(typeof SCALES)[number]>(1);
  return (
    <section aria-label={workshopWords.look} className={styles.showroom}>
      <div className={styles.bar}>
        <h3>{workshopWords.look}</h3>
        <fieldset className={styles.scales}>
          <legend className="visually-hidden">{workshopWords.scale}</legend>
          {SCALES.map((one) => (
            <ToggleChip key={one} pressed={scale === one} onChange={() => setScale(one)}>
              {workshopWords.scales[one]}
            </ToggleChip>
          ))}
        </fieldset>
      </div>
      <div className={styles.themes} data-scale={scale}>
        {THEMES.map((theme) => (
          <section
            key={theme}
            className={styles.room}
            data-theme={theme}
            aria-label={workshopWords.themes[theme]}
          >
            <h4 className={styles.theme}>{workshopWords.themes[theme]}</h4>
            <Places name={name} scale={scale} />
          </section>
        ))}
      </div>
    </section>
  );
}

function Places({ name, scale }: { name: string; scale: number }) {
  const creature = creatureOfFile(name);
  if (name.startsWith('battle/')) return <BackdropView name={name} scale={scale} />;
  if (!creature) return <UsualSizes name={name} scale={scale} />;
  return (
    <>
      {!creature.blink && !creature.back && (
        <div className={styles.pair}>
          <DexView name={name} creature={creature} scale={scale} />
          <MapPreview name={name} scale={scale} />
        </div>
      )}
      <BattlePreview name={creature.back ? name.slice(0, -'.back'.length) : name} scale={scale} />
      {!creature.blink && !creature.back && <CardView creature={creature} scale={scale} />}
    </>
  );
}
