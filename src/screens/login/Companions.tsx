import { CreaturePicture } from '../../ui/CreaturePicture.tsx';
import styles from './Login.module.css';

/** Two creatures that wait beside the form, for the eye only. */
export function Companions() {
  return (
    <div className={styles.companions} aria-hidden="true">
      <CreaturePicture name="kindlam" kind={0} size={220} className={styles.left} />
      <CreaturePicture name="podkin" kind={0} size={220} className={styles.right} />
    </div>
  );
}
