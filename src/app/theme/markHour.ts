import { hourNow } from '../../bridge/clock.ts';
import { bridge } from '../../bridge/store.ts';

/** Keeps the game's hour in `data-sky` of the root element, so that the sky of all pages follows it. */
export function markHour(): void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const mark = () => {
    const { hour, endsIn } = hourNow();
    document.documentElement.dataset.sky = hour;
    clearTimeout(next);
    next = setTimeout(mark, endsIn);
  };
  mark();
  bridge.subscribe(({ clock }) => clock.ahead, mark);
}
