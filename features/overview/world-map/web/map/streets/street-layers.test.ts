import { WHITE } from '@protomaps/basemaps';
import { describe, expect, it } from 'vitest';
import { labelFont } from '../basemap-style.ts';
import { darkColours, lightColours } from '../map-colours.ts';
import { flavorOf } from './street-colours.ts';
import { streetLayers } from './street-layers.ts';

const light = { colours: lightColours, dark: false };
const dark = { colours: darkColours, dark: true };

const layersOf = () => streetLayers({ colours: lightColours, dark: false, font: labelFont, locale: 'es' });

describe('the layers of the streets', () => {
  it('leave the ids of our own map free, and its background as it is', () => {
    const ids = layersOf().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith('streets-'))).toEqual([]);
    expect(layersOf().filter(({ type }) => type === 'background')).toEqual([]);
  });

  it('begin where our own borders are too coarse', () => {
    expect(layersOf().filter(({ minzoom = 0 }) => minzoom < 7)).toEqual([]);
  });

  it('need no fonts and no pictures of another host', () => {
    const fonts = layersOf().flatMap((layer) =>
      layer.type === 'symbol' ? [layer.layout?.['text-font'], layer.layout?.['icon-image']] : [],
    );
    expect(fonts.filter(Boolean)).toEqual(Array.from({ length: 4 }, () => labelFont));
    expect(JSON.stringify(layersOf())).not.toMatch(/icon-image|fill-pattern|line-pattern|Noto/);
  });

  it('show names in the language of the reader first', () => {
    expect(JSON.stringify(layersOf())).toContain('["coalesce",["get","name:es"],["get","name"]]');
  });

  it('have colors of our own in both schemes', () => {
    for (const scheme of [light, dark]) {
      const flavor = flavorOf(scheme);
      expect(Object.keys(flavor).toSorted()).toEqual(Object.keys(WHITE).toSorted());
      expect(flavor).toMatchObject({ earth: scheme.colours.land, water: scheme.colours.water });
      expect(flavor.highway).not.toBe(flavor.highway_casing_early);
    }
    expect(flavorOf(dark).highway).not.toBe(flavorOf(light).highway);
  });
});
