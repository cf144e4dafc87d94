import { useEffect, useMemo } from 'react';
import { showToast } from '../../client/notifications/toasts.ts';
import { useAddress } from '../../hooks/useAddress.ts';
import { gymWords } from '../../locales/en/gymbattle.ts';
import { regionName } from '../../locales/en/named/leaders.ts';
import { useChallenge } from '../../ui/dialogs/useChallenge.tsx';
import { Tabs } from '../../ui/lists/Tabs.tsx';
import { frontier, type GymsReply, gymRegions, type Region } from './gymRegions.ts';
import { RegionPanel } from './RegionPanel.tsx';

/** The region shown last, because the way back from a battle does not name one. */
let last: string | undefined;

/** The region to show: the one in the address, else the last one, else the one the player is working on. */
function useRegion(regions: readonly Region[]) {
  const [params, change] = useAddress();
  const house = params.get('leader');
  const named =
    regions.find(({ name }) => name === params.get('region')) ??
    regions.find((region) => house !== null && leadersOf(region).some(({ facts }) => facts?.id === house));
  const before = regions.find(({ name, open }) => open && name === last);
  const shown = (named ?? before ?? frontier(regions))?.name;
  useEffect(() => {
    last = shown;
  }, [shown]);
  return [shown, (region: string) => change({ region, leader: null }), house] as const;
}

interface Props {
  reply: GymsReply;
  /** Names of the leaders whose stamp is new. */
  fresh: readonly string[];
  /** Called if a challenge was refused, because the list may be outdated. */
  onRefused: () => void;
}

/** A tab for each region. Only one challenge can be pending at a time. */
export function Gyms({ reply, fresh, onRefused }: Props) {
  const regions = useMemo(() => gymRegions(reply), [reply]);
  const [shown, choose, house] = useRegion(regions);
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
          label: regionName(region.name),
          note: noteOf(region),
          panel: (
            <RegionPanel
              region={region}
              fresh={fresh}
              chosen={chosen}
              house={house}
              onChallenge={(leader) => void challenge({ type: 'gym', leader })}
            />
          ),
        }))}
      />
      {question}
    </>
  );
}

/** The leaders of a region and its champion. */
const leadersOf = ({ leaders, champion }: Region) => (champion ? [...leaders, champion] : leaders);

const noteOf = ({ open, beaten, leaders }: Region): string =>
  open ? gymWords.progress(beaten, leaders.length) : gymWords.locked;
