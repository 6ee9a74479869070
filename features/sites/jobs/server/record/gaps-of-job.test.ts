import { describe, expect, it } from 'vitest';
import type { Building } from '#features/sites/buildings/contract';
import type { JobService } from '../../contract/index.ts';
import { gapsOfJob } from '../job/job-presenter.ts';

const building = { address: '1 Main St', city: 'Boston', state: 'MA', zip: '02108', area_id: 5 } as Building;
const service = { status: 'active' } as JobService;
const whole = {
  id: 1,
  job_number: 'J-1',
  job_name: 'Tower',
  client_active: true,
  buildings: [building],
  services: [service],
};

describe('what a job lacks', () => {
  it('is nothing when it could be activated', () => {
    expect(gapsOfJob(whole)).toEqual([]);
  });

  it('is named all at once', () => {
    expect(
      gapsOfJob({ id: 1, job_number: ' ', job_name: '', client_active: false, buildings: [], services: [] }),
    ).toEqual(['job_number', 'job_name', 'client_inactive', 'address', 'area', 'service']);
  });

  it.each([
    ['no city', [{ ...building, city: ' ' }], ['address']],
    ['no area', [{ ...building, area_id: null }], ['area']],
    ['one building that is whole', [{ ...building, area_id: null }, building], []],
    [
      'an area and an address that never meet',
      [
        { ...building, area_id: null },
        { ...building, zip: '' },
      ],
      ['area'],
    ],
  ])('of buildings: %s', (_, buildings, gaps) => {
    expect(gapsOfJob({ ...whole, buildings })).toEqual(gaps);
  });

  it('is a service that is active', () => {
    expect(gapsOfJob({ ...whole, services: [{ status: 'inactive' }] })).toEqual(['service']);
  });
});
