import { useLocation } from 'react-router-dom';
import { en } from '../../locales/en.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { MessagePanel } from '../../ui/MessagePanel.tsx';
import styles from './Coming.module.css';
import { comingScreens } from './comingScreens.ts';

/** Stands in for a screen that is announced and not built yet. */
export default function ComingScreen() {
  const { pathname } = useLocation();
  const wanted = pathname.replace(/\/$/, '').toLowerCase();
  const place = comingScreens.find(({ path }) => path.toLowerCase() === wanted);
  return (
    <MessagePanel title={place?.title ?? en.coming.soon} text={en.coming.text} creature="lodgekin">
      <span className={styles.sign}>{en.coming.soon}</span>
      <LinkButton to="/maps" look="primary">
        {en.coming.toMaps}
      </LinkButton>
    </MessagePanel>
  );
}
