import kindlam from 'virtual:picture/creatures/kindlam.normal.small';
import podkin from 'virtual:picture/creatures/podkin.normal.small';
import puddlip from 'virtual:picture/creatures/puddlip.normal.small';
import { nameBroken } from '../../ui/pictures/nameBroken.ts';
import { useSwapped } from '../../ui/useSwapped.ts';
import styles from './Login.module.css';

const SIZE = 220;

/** The three starters look over the form's edge where there is no room beside it. Decorative. */
export function Companions() {
  return (
    <div aria-hidden="true">
      <Companion side="left" address={kindlam} name="creatures/kindlam.normal" />
      <Companion side="middle" address={puddlip} name="creatures/puddlip.normal" />
      <Companion side="right" address={podkin} name="creatures/podkin.normal" />
    </div>
  );
}

interface Props {
  side: 'left' | 'middle' | 'right';
  address: string;
  name: string;
}

function Companion({ side, address, name }: Props) {
  const shown = useSwapped(name, address);
  return (
    <img
      className={styles[side]}
      src={shown}
      alt=""
      width={SIZE}
      height={SIZE}
      loading="lazy"
      draggable={false}
      onError={nameBroken(name)}
    />
  );
}
