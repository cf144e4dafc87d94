import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { achievementProgress, reachedAchievement } from '../shapes/journal.ts';

export const getAchievements = get('/api/game/achievements', {
  name: 'getAchievements',
  summary: 'All achievements with the progress of the player, counted from what is recorded anyway.',
  reply: z.object({ achievements: z.array(achievementProgress) }),
});

export const noteAchievements = post('/api/game/noteAchievements', {
  name: 'noteAchievements',
  summary:
    'Notes the achievements that have been reached since the last time, and answers them: each is in one reply only, however many windows ask.',
  reply: z.object({ reached: z.array(reachedAchievement) }),
});
