import { describe, expect, it } from 'vitest';
import type { AssetFile } from '../../assets/manifest/assetFiles.ts';
import { addressesOf, groupsOf, packedModule } from './packedNames.ts';

const asset = (name: string, ending = 'webp'): AssetFile => ({ name, ending, file: name, place: name });
const ASSETS = [
  asset('creatures/kindlam.normal'),
  asset('creatures/kindlam.normal.blink'),
  asset('creatures/kindlam.shiny', 'svg'),
  ...['dark', 'dark.back', 'normal', 'normal.back'].map((form) => asset(`creatures/moonbun.${form}`)),
  asset('creatures/podkin.normal'),
  asset('creatures/podkin.normal.blink'),
  asset('maps/green_land.json', 'json'),
  asset('maps/green_land'),
  asset('types/fire', 'svg'),
  asset('types/ice', 'svg'),
];
const groupsWith = (content: (name: string) => string) =>
  groupsOf(ASSETS, ({ name }) => Buffer.from(content(name)));
const groups = groupsWith((name) => name);
const groupOf = (all: typeof groups, stem: string) => all.find((group) => group.stem === stem)!;

async function unpacked(): Promise<Record<string, string>> {
  const code = packedModule('/built/', groups);
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return (module as { files: Record<string, string> }).files;
}

describe('the packed list of names', () => {
  it('gives every name its address and has no others', async () => {
    const addresses = addressesOf('/built/', groups);
    expect([...addresses.keys()].sort()).toEqual(ASSETS.map(({ name }) => name).sort());
    expect(await unpacked()).toEqual(Object.fromEntries(addresses));
  });

  it('writes addresses as the server knows those that never change', async () => {
    const files = await unpacked();
    expect(files['creatures/kindlam.shiny']).toMatch(/^\/built\/creatures\/kindlam\.shiny-[0-9a-f]{8}\.svg$/);
    expect(files['maps/green_land.json']).toMatch(/^\/built\/maps\/green_land\.json-[0-9a-f]{8}\.json$/);
  });

  it('changes the addresses of a creature with any of its pictures, and nobody else’s', () => {
    const changed = groupsWith((name) => (name === 'creatures/kindlam.shiny' ? 'redrawn' : name));
    expect(groupOf(changed, 'kindlam').hash).not.toBe(groupOf(groups, 'kindlam').hash);
    expect(groupOf(changed, 'podkin').hash).toBe(groupOf(groups, 'podkin').hash);
  });
});
