import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { writeTileFile } from '../api/harness/tile-file.ts';
import { beginJourney, beginSharedJourney } from './harness/begin-journey.ts';
import { signIn } from './harness/browser.ts';
import { untilQuiet } from './harness/until-quiet.ts';

const denver = { west: -105.2, south: 39.5, east: -104.7, north: 40 };
const overDenver = '/map?view=map&at=39.7447,-104.9900,14';

/** Ranges of the file, code of the streets, and what other hosts were asked for. */
const watch = (page: Page, address: string) => {
  const seen = { ranges: new Set<string>(), code: new Set<string>(), left: new Set<string>() };
  page.on('request', (request) => {
    const { host, pathname, protocol } = new URL(request.url());
    if (pathname.endsWith('/map-tiles')) seen.ranges.add(request.headers().range ?? '');
    if (pathname.includes('add-streets')) seen.code.add(pathname);
    if (protocol.startsWith('http') && host !== new URL(address).host) seen.left.add(request.url());
  });
  return seen;
};

/** Pixels of this color on the map. */
const pixelsOf = async (page: Page, colour: readonly [number, number, number]): Promise<number> => {
  const shot = await page.locator('.maplibregl-canvas').screenshot();
  const { data, info } = await sharp(shot).raw().toBuffer({ resolveWithObject: true });
  let found = 0;
  for (let at = 0; at < data.length; at += info.channels) {
    if (colour.every((value, channel) => data[at + channel] === value)) found += 1;
  }
  return found;
};

describe('the map of an installation with a file of streets', () => {
  const directory = mkdtempSync(join(tmpdir(), 'cora-streets-'));
  const path = join(directory, 'denver.pmtiles');
  writeTileFile(path, denver);
  afterAll(() => rmSync(directory, { recursive: true, force: true }));
  const { product, visit } = beginJourney({ product: () => ({ environment: { MAP_TILES: path } }) });

  it.each([
    ['light', 'en', [0xca, 0xd2, 0xd9]],
    ['dark', 'es', [0x41, 0x4d, 0x5a]],
  ] as const)(
    'draws them below the pins, in %s colors, from the product alone',
    async (scheme, locale, major) => {
      const { context, page, complaints } = await visit({ scheme, locale });
      const seen = watch(page, product().address);
      await signIn(page, 'admin');
      await page.goto(overDenver);
      const source = page.getByRole('link', { name: '© OpenStreetMap' });
      await source.waitFor();
      expect(await source.getAttribute('href')).toBe('https://www.openstreetmap.org/copyright');
      await expect.poll(() => pixelsOf(page, major)).toBeGreaterThan(300);
      expect([...seen.ranges][0]).toBe('bytes=0-16383');
      expect(seen.ranges.size).toBeGreaterThan(1);
      expect(seen.code.size).toBe(1);
      expect([...seen.left]).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('the map of an installation without one', () => {
  const { product, visit } = beginSharedJourney();

  it('asks for none, nor for their code', async () => {
    const { context, page, complaints } = await visit();
    const seen = watch(page, product().address);
    await signIn(page, 'admin');
    await page.goto(overDenver);
    await page.locator('.maplibregl-canvas').waitFor();
    await page.locator('main ul[aria-label] img').first().waitFor({ state: 'attached' });
    await untilQuiet(page);
    expect(Object.values(seen).flatMap((each) => [...each])).toEqual([]);
    expect(await page.getByRole('link', { name: '© OpenStreetMap' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
