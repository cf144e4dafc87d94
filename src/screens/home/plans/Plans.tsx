import type { Profile } from '../../../../contract/shapes/profile.ts';
import { TodaysQuests } from '../quests/TodaysQuests.tsx';
import { NextSteps } from './NextSteps.tsx';

/** What could be done today: quests and suggestions. */
export const Plans = ({ profile }: { profile: Profile }) => (
  <>
    {!import.meta.env.TRIAL && <TodaysQuests />}
    <NextSteps profile={profile} />
  </>
);
