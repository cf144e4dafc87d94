import { expect, it, vi } from 'vitest';
import { type Cue, followCues, sendCue } from './cues.ts';

it('tells whoever listens what is to be heard', () => {
  const heard: Cue[] = [];
  const stop = followCues((cue) => heard.push(cue));
  sendCue({ effect: 'tap' });
  sendCue({ cry: 'kindlam', pan: -0.5 });
  stop();
  expect(heard).toEqual([{ effect: 'tap' }, { cry: 'kindlam', pan: -0.5 }]);
});

it('lets cues go that nobody listens to', () => {
  const listener = vi.fn();
  followCues(listener)();
  sendCue({ effect: 'hit', pan: 0.4, force: 0.2 });
  expect(listener).not.toHaveBeenCalled();
});
