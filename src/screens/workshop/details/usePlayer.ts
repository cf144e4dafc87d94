import { useCallback, useEffect, useRef, useState } from 'react';

/** Plays one address at a time; `playing` is the current one, and toggling it again stops it. */
export function usePlayer() {
  const [playing, setPlaying] = useState<string | null>(null);
  const audio = useRef<HTMLAudioElement | null>(null);
  const stop = useCallback(() => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(null);
  }, []);
  useEffect(() => stop, [stop]);
  const toggle = (url: string) => {
    const again = url === playing;
    stop();
    if (again) return;
    const sound = new Audio(url);
    const end = () => audio.current === sound && stop();
    audio.current = sound;
    setPlaying(url);
    sound.addEventListener('ended', end);
    // Playback errors are ignored, as in the game.
    sound.play().catch(end);
  };
  return { playing, toggle };
}
