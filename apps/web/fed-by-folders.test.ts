import { expect, it } from 'vitest';
import { features } from './features.ts';
import { messages } from './messages.ts';
import { liveFeatures } from './shell/live/live-entities.ts';

const leaves = (texts: unknown): number =>
  typeof texts === 'string' ? 1 : Object.values(texts as object).reduce((sum, part) => sum + leaves(part), 0);

/** What is found by a pattern of folders disappears in silence when the folders move and the pattern does not. */
it('the patterns of folders find what is there', () => {
  expect(features.length).toBeGreaterThanOrEqual(50);
  expect(leaves(messages)).toBeGreaterThanOrEqual(1200);
  expect(liveFeatures.flatMap((live) => Object.keys(live)).length).toBeGreaterThanOrEqual(54);
});
