import clsx from 'clsx';
import { backPicture } from '../../../bridge/assets/backPicture.ts';
import { workshopWords } from '../../../locales/en/workshop.ts';
import { CreatureCard } from '../../../ui/creatureCard/CreatureCard.tsx';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import type { ShownCreature } from '../files/creatureOfFile.ts';
import styles from './Showroom.module.css';
import { Station } from './Station.tsx';

interface View {
  name: string;
  scale: number;
}

/** The card as in the team and in the battle. */
export function CardView({ creature, scale }: { creature: ShownCreature; scale: number }) {
  const { species, kind } = creature;
  return (
    <Station title={workshopWords.card} scale={scale}>
      <CreatureCard
        creature={{
          name: species.name,
          kind,
          types: [...species.types],
          level: 24,
          hp: 61,
          orginalHp: 80,
        }}
      />
    </Station>
  );
}

/** The card as in the Pokedex. */
export function DexView({ name, creature, scale }: View & { creature: ShownCreature }) {
  return (
    <Station title={workshopWords.dex} scale={scale}>
      <div className={styles.dex} data-type={creature.species.types[0]}>
        <span className={styles.dexWindow}>
          <Picture name={name} alt="" size={128} className={styles.dexPicture} />
        </span>
        {creature.species.name}
      </div>
    </Station>
  );
}

/** The creature as met on the map. */
export function MapPreview({ name, scale }: View) {
  return (
    <Station title={workshopWords.map} scale={scale}>
      <div className={styles.map}>
        <Picture name="maps/green_land" alt="" size={496} className={styles.ground} />
        <span className={styles.dusk} />
        <Picture name={name} alt="" size={216} className={styles.met} />
      </div>
    </Station>
  );
}

/** The creature on both sides of a battle; the player's side faces right and is seen from behind. */
export function BattlePreview({ name, scale }: View) {
  return (
    <Station title={workshopWords.battle} scale={scale}>
      <Battle place="meadow" creature={name} />
    </Station>
  );
}

/** The opponent from the front, the player's creature from behind where there is such a picture. */
function Fighter({ creature, side }: { creature: string; side: 'opponent' | 'player' }) {
  const back = side === 'player' ? backPicture(creature) : null;
  return (
    <Picture
      name={back ?? creature}
      alt=""
      size={400}
      className={clsx(styles.fighter, side === 'player' && back === null && styles.mirrored)}
    />
  );
}

/** The battle stage by day in the proportions of its wide layout. */
export function Battle({ place, creature }: { place: string; creature: string }) {
  const layer = (name: string) => <Picture name={name} alt="" size={992} className={styles.backdrop} />;
  return (
    <div className={styles.battle}>
      {layer('battle/sky.day')}
      {layer(`battle/${place}.far`)}
      {layer(`battle/${place}.ground`)}
      {(['opponent', 'player'] as const).map((side) => (
        <span key={side} className={styles.side} data-side={side}>
          <Picture name={`battle/${place}.platform`} alt="" size={484} className={styles.platform} />
          <Fighter creature={creature} side={side} />
        </span>
      ))}
      {layer(`battle/${place}.near`)}
    </div>
  );
}
