import { useEffect, useMemo } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { useAddress } from '../../hooks/useAddress.ts';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { frontier, type GymsReply, gymRegions, type Region } from './gymRegions.ts';
import { RegionPanel } from './RegionPanel.tsx';

/** Which region was shown last: the way back from a battle does not know it. */
let last: string | undefined;

/** The region to show: as the address says, else the last one, else where the player is on the way. */
function useRegion(regions: readonly Region[]) {
  const [params, change] = useAddress();
  const named = regions.find(({ name }) => name === params.get('region'));
  const before = regions.find(({ name, open }) => open && name === last);
  const shown = (named ?? before ?? frontier(regions))?.name;
  useEffect(() => {
    last = shown;
  }, [shown]);
  return [shown, (region: string) => change({ region })] as const;
}

interface Props {
  reply: GymsReply;
  /** Names of those whose stamp is new. */
  fresh: readonly string[];
  /** A challenge was refused: perhaps the list is old. */
  onRefused: () => void;
}

/** A tab for each region; one leader can be challenged at a time. */
export function Gyms({ reply, fresh, onRefused }: Props) {
  const regions = useMemo(() => gymRegions(reply), [reply]);
  const [shown, choose] = useRegion(regions);
  const { challenge, starting, question } = useChallenge({
    onFailure: () => {
      showToast('error', gymWords.startFailed);
      onRefused();
    },
  });
  const chosen = starting?.type === 'gym' ? starting.leader : null;
  return (
    <>
      <Tabs
        label={gymWords.regions}
        first={shown}
        onChange={choose}
        tabs={regions.map((region) => ({
          value: region.name,
          label: region.name,
          note: noteOf(region),
          panel: (
            <RegionPanel
              region={region}
              fresh={fresh}
              chosen={chosen}
              onChallenge={(leader) => void challenge({ type: 'gym', leader })}
            />
          ),
        }))}
      />
      {question}
    </>
  );
}

const noteOf = ({ open, beaten, leaders }: Region): string =>
  open ? gymWords.progress(beaten, leaders.length) : gymWords.locked;
