import { expect, it } from 'vitest';
import { comitative, is, named, object, subject, topic, toward, was } from './ko/particles.ts';

it('a particle follows the last sound of a Korean word', () => {
  expect([topic('콩투리'), topic('식빵냥')]).toEqual(['콩투리는', '식빵냥은']);
  expect([subject('콩투리'), subject('식빵냥')]).toEqual(['콩투리가', '식빵냥이']);
  expect([object('기술'), object('볼던지기')]).toEqual(['기술을', '볼던지기를']);
  expect([comitative('고래'), comitative('곰')]).toEqual(['고래와', '곰과']);
  expect([is('고래'), is('곰'), was('고래'), was('곰')]).toEqual([
    '고래예요',
    '곰이에요',
    '고래였어요',
    '곰이었어요',
  ]);
  expect([named('고래', '라는'), named('곰', '라는')]).toEqual(['고래라는', '곰이라는']);
});

it('로 follows a vowel and ㄹ, 으로 the other consonants', () => {
  expect(['지도', '이탄골', '한시반'].map(toward)).toEqual(['지도로', '이탄골로', '한시반으로']);
});

it('numbers are read in Korean', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1000].map(object)).toEqual([
    ...['0을', '1을', '2를', '3을', '4를', '5를', '6을', '7을', '8을', '9를', '10을', '1000을'],
  ]);
  expect([7, 3, 2].map(toward)).toEqual(['7로', '3으로', '2로']);
  expect(subject('5%')).toBe('5%가');
});

it('Latin letters are read about as in English', () => {
  expect(['Mara', 'Ben', 'Pixel', 'Jack'].map(subject)).toEqual(['Mara가', 'Ben이', 'Pixel이', 'Jack이']);
  expect(['Pixel', 'Ben', 'Esc', 'Start'].map(toward)).toEqual(['Pixel로', 'Ben으로', 'Esc로', 'Start로']);
});

it('capital letters are read by their names', () => {
  expect(['A', 'L', 'M', 'HP', 'LB'].map(toward)).toEqual(['A로', 'L로', 'M으로', 'HP로', 'LB로']);
});

it('what closes a quote or has no sound is looked past', () => {
  expect(subject('칭호 ‘골짜기의 벗’')).toBe('칭호 ‘골짜기의 벗’이');
  expect([topic('!?'), topic('')]).toEqual(['!?는', '는']);
});
