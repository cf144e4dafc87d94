import kindlam from 'virtual:picture/creatures/kindlam.normal';
import podkin from 'virtual:picture/creatures/podkin.normal';
import styles from './Login.module.css';

const SIZE = 220;

/** Two creatures that wait beside the form, for the eye only. */
export function Companions() {
  return (
    <div className={styles.companions} aria-hidden="true">
      <img className={styles.left} src={kindlam} alt="" width={SIZE} height={SIZE} draggable={false} />
      <img className={styles.right} src={podkin} alt="" width={SIZE} height={SIZE} draggable={false} />
    </div>
  );
}
