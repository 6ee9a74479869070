import { describe, expect, it } from 'vitest';
import { states } from '#platform/contract/fields';
import { locate } from './locate.ts';
import { stateZones, territoryZones } from './state-zones.ts';
import { centroidOf } from './zip-centroids.ts';

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
