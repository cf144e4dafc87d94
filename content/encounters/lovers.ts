import type { EncounterEntry, MapWeather, Wilds } from '../../rules/world/types.ts';
import { weathersOn } from '../maps/weather.ts';

/** The weather in which a species comes out more often, wherever it lives and that weather comes. */
export const weatherLovers: Readonly<Record<string, Exclude<MapWeather, 'clear'>>> = {
  brackindle: 'leaves',
  lullabell: 'leaves',
  reverachne: 'leaves',
  brookfin: 'glints',
  narvane: 'glints',
  sunflit: 'glints',
  telegrail: 'clouds',
  couristrel: 'clouds',
  wandertoise: 'clouds',
  flotsoul: 'mist',
  galleghast: 'mist',
  noctivail: 'mist',
  owlumen: 'mist',
  strawisp: 'mist',
  amanitiara: 'rain',
  brollygeist: 'rain',
  capsprite: 'rain',
  curarana: 'rain',
  galoshade: 'rain',
  mudwhisk: 'rain',
  puddlip: 'rain',
  tadbane: 'rain',
  weathercrest: 'rain',
  boreauk: 'snow',
  crystalwing: 'snow',
  globelle: 'snow',
  muskalanche: 'snow',
  nippet: 'snow',
  quillberg: 'snow',
};

/** The creatures of a map, with the weathers that they love there. */
export function withLovers(map: string, wilds: Wilds): Wilds {
  const lovesOn = (entry: EncounterEntry): EncounterEntry => {
    const loves = weatherLovers[entry.species];
    const comes = (weather: MapWeather) =>
      (entry.hours ?? ['dawn', 'day', 'dusk', 'night']).some((hour) =>
        weathersOn(map, hour).includes(weather),
      );
    return loves && !entry.weathers && comes(loves) ? { ...entry, loves } : entry;
  };
  return {
    ...wilds,
    tables: wilds.tables.map((table) => ({ ...table, entries: table.entries.map(lovesOn) })),
  };
}
