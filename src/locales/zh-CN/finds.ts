import type { findWords } from '../en/finds.ts';

const NAMES: Readonly<Record<string, (count: number) => string>> = {
  coins: (count) => `${count}枚金币`,
  draught: (count) => `${count}口水壶里的水`,
  nball: (count) => `${count}个普通球`,
  gball: (count) => `${count}个超级球`,
  uball: (count) => `${count}个特级球`,
  mball: (count) => `${count}个大师球`,
};

const words: typeof findWords = {
  read: (name) => `读一读${name}`,
  look: (name) => `看一看${name}`,
  title: (name) => name,
  things: { ball: '球', purse: '钱包', berries: '浆果', picked: '没有浆果的灌木' },
  take: { ball: '捡起球', purse: '捡起钱包', berries: '采浆果' },
  beside: (name, way) => `紧挨着你的${way}边有${name}。`,
  besideMany: (name, way) => `紧挨着你的${way}边有${name}。`,
  under: (name) => `你脚边有${name}。`,
  found: (what, count) => `你找到了${NAMES[what]?.(count) ?? `${what} ${count}`}。`,
  berries: '你把浆果挤进水壶：多了一口。',
  done: '好了',
  nothing: '这里已经什么都没有了。',
  full: '你的水壶是满的。浆果会等你。',
  failed: '没成，再试一次。',
  near: (things) => `可以看的：${things.join('、')}。`,
  typeTake: '输入“捡”就能捡起来。',
  typeTakeMany: '输入“捡”就能采下来。',
  typeRead: '输入“读”就能看仔细。',
  noSign: '你身边没有可读可看的东西。',
  noThing: '你身边没有可捡的东西。',
  says: (name, text) => `${name}：${text}`,
  arrived: (name) => `你来到了${name}旁边。`,
};
export default words;
