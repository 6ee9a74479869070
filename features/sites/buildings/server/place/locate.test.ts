import { describe, expect, it } from 'vitest';
import { states } from '#platform/contract/fields';
import { wallOf } from '#platform/contract/zoned-time';
import { locate } from './locate.ts';
import { stateZones, territoryZones } from './state-zones.ts';
import { centroidOf } from './zip-centroids.ts';

/** The time at noon in Greenwich, in winter and in summer. */
const clock = (zone: string) =>
  ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((day) => wallOf(day, zone));

describe('locate', () => {
  it('keeps given coordinates and takes their zone', () => {
    expect(locate({ zip: '83854', state: 'ID', lat: 47.71, lng: -116.95 })).toEqual({
      lat: 47.71,
      lng: -116.95,
      location_approximate: false,
      time_zone: 'America/Los_Angeles',
    });
  });

  it.each([
    ['02108', 'MA', 'America/New_York'],
    ['10001-1234', 'NY', 'America/New_York'],
    ['96910', 'GU', 'Pacific/Guam'],
    ['00802', 'VI', 'America/St_Thomas'],
    ['96799', 'AS', 'Pacific/Pago_Pago'],
    ['96950', 'MP', 'Pacific/Saipan'],
    ['00907', 'PR', 'America/Puerto_Rico'],
    ['79901', 'TX', 'America/Denver'],
  ])('places %s in the middle of its ZIP code', (zip, state, zone) => {
    const place = locate({ zip, state });
    expect(place).toMatchObject({ location_approximate: true, time_zone: zone });
    expect(place.lat).toBeTypeOf('number');
    expect(locate({ zip })).toEqual(place);
  });

  it.each([
    ['Monticello, IN', 40.7453, -86.7648, 'America/Indiana/Indianapolis'],
    ['Monon, IN', 40.8612, -86.8635, 'America/Indiana/Indianapolis'],
    ['Winamac, IN', 41.0514, -86.6031, 'America/Indiana/Indianapolis'],
    ['Francesville, IN', 40.9709, -86.8553, 'America/Indiana/Indianapolis'],
    ['Remington, IN', 40.7667, -87.1599, 'America/Chicago'],
    ['Oakland City, IN', 38.3361, -87.3519, 'America/Chicago'],
    ['Tell City, IN', 37.9514, -86.7678, 'America/Chicago'],
    ['Palestine, IL', 39.0028, -87.6157, 'America/Chicago'],
    ['Columbia, KY', 37.1161, -85.2656, 'America/Chicago'],
    ['Upton, KY', 37.4568, -85.9086, 'America/New_York'],
    ['Crab Orchard, TN', 35.9537, -84.8205, 'America/Chicago'],
    ['Summerville, GA', 34.4859, -85.3362, 'America/New_York'],
    ['Blountstown, FL', 30.4394, -85.062, 'America/Chicago'],
    ['Iron River, MI', 46.093, -88.646, 'America/Chicago'],
    ['Williston, ND', 48.1469, -103.618, 'America/Chicago'],
    ['Plentywood, MT', 48.7788, -104.56, 'America/Denver'],
    ['Mobridge, SD', 45.5407, -100.4315, 'America/Chicago'],
    ['Ulysses, KS', 37.5792, -101.3488, 'America/Chicago'],
    ['Boise City, OK', 36.7283, -102.5355, 'America/Chicago'],
    ['Watford City, ND', 47.8022, -103.2832, 'America/Chicago'],
    ['Milwaukee, WI', 43.0389, -87.9065, 'America/Chicago'],
    ['Cheyenne, WY', 41.14, -104.8202, 'America/Denver'],
    ['Kellogg, ID', 47.5431, -116.1253, 'America/Los_Angeles'],
    ['Grangeville, ID', 45.9266, -116.1223, 'America/Los_Angeles'],
    ['Ontario, OR', 44.0266, -116.9629, 'America/Boise'],
    ['West Wendover, NV', 40.7391, -114.0733, 'America/Denver'],
    ['Kayenta, AZ', 36.7278, -110.2546, 'America/Denver'],
    ['Adak, AK', 51.88, -176.6581, 'America/Adak'],
    ['Tijuana', 32.5027, -117.0037, 'America/Tijuana'],
  ])('has the clock of %s', (_town, lat, lng, zone) => {
    const found = locate({ zip: '', lat, lng }).time_zone;
    const clock = (at: string) =>
      ['2026-01-15T12:00:00Z', '2026-07-15T12:00:00Z'].map((day) => wallOf(day, at));
    expect(clock(found)).toEqual(clock(zone));
  });

  it('has one clock in each state that has one, up to its borders', () => {
    const two = 'AK AL AZ FL ID IN KS KY MI ND NE NV OR SD TN TX'.split(' ');
    for (let zip = 1000; zip < 100_000; zip += 29) {
      const { state, lat, lng } = centroidOf(String(zip).padStart(5, '0')) ?? { state: '', lat: 0, lng: 0 };
      const zone = two.includes(state) ? undefined : stateZones[state];
      if (zone)
        expect(clock(locate({ zip: '', lat, lng }).time_zone), `${zip} ${state}`).toEqual(clock(zone));
    }
  });

  it('reads ZIP codes that lost a leading zero', () => {
    expect(centroidOf('2108')).toEqual(centroidOf('02108'));
    expect(centroidOf('21081234')).toEqual(centroidOf('02108'));
    expect(centroidOf('802')).toEqual(centroidOf('00802'));
  });

  it('knows no place for an unknown ZIP code, but a zone', () => {
    const nowhere = { lat: null, lng: null, location_approximate: false };
    expect(locate({ zip: '99999', state: 'HI' })).toEqual({ ...nowhere, time_zone: 'Pacific/Honolulu' });
    expect(locate({ zip: '99999' }, 'America/Denver')).toEqual({ ...nowhere, time_zone: 'America/Denver' });
    expect(locate({ zip: '', state: '??' })).toEqual({ ...nowhere, time_zone: 'UTC' });
  });

  it('has a zone that exists for every state', () => {
    const zones = { ...stateZones, ...territoryZones };
    expect(states.filter((state) => !zones[state])).toEqual([]);
    for (const zone of Object.values(zones))
      expect(() => Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
