import { describe, expect, it } from 'vitest';
import type { Building } from '#features/buildings/contract';
import type { JobService } from '../../contract/index.ts';
import { missingSetup } from './job-presenter.ts';

const building = { address: '1 Main St', city: 'Boston', state: 'MA', zip: '02108', area_id: 5 } as Building;
const service = { status: 'active' } as JobService;

describe('missingSetup', () => {
  it('is empty for a job that could be activated', () => {
    expect(missingSetup(true, [building], [service])).toEqual([]);
  });

  it('names everything that is missing', () => {
    expect(missingSetup(false, [], [])).toEqual(['address', 'area', 'service', 'client_inactive']);
  });

  it('asks for one building that is whole', () => {
    expect(missingSetup(true, [{ ...building, city: ' ' }], [service])).toEqual(['address']);
    expect(missingSetup(true, [{ ...building, area_id: null }], [service])).toEqual(['area']);
    expect(missingSetup(true, [{ ...building, area_id: null }, building], [service])).toEqual([]);
  });

  it('asks for a service that is active', () => {
    expect(missingSetup(true, [building], [{ ...service, status: 'inactive' }])).toEqual(['service']);
  });
});
