import { describe, expect, it } from 'vitest';
import { findSites, type SearchedSite, siteAddress } from './find-sites.ts';

const site = (id: number, job_number: string, status: string, address = '1 Main St'): SearchedSite => ({
  id,
  job_number,
  job_name: `Site ${id}`,
  status,
  buildings: [{ name: 'Peña House', address, city: 'Denver', state: 'CO', zip: '80202' }],
});

const sites = [
  site(1, 'J100', 'inactive'),
  site(2, 'J200', 'active', '100 Oak Ave'),
  site(3, 'J1001', 'draft'),
  { ...site(4, 'J400', 'active'), buildings: [] },
];

const ids = (typed: string) => findSites(sites, typed).map(({ id }) => id);

describe('searching a job site', () => {
  it.each([
    ['', [2, 3, 4, 1]],
    ['100', [3, 2, 1]],
    ['pena', [2, 3, 1]],
    ['Denver j2', [2]],
    ['site 4', [4]],
    ['nothing', []],
  ])('%j', (typed, found) => {
    expect(ids(typed)).toEqual(found);
  });

  it('shows no more than can be looked through', () => {
    const many = Array.from({ length: 8734 }, (_, at) => site(at + 1, `J${at}`, 'active'));
    expect(findSites(many, 'j')).toHaveLength(50);
  });

  it('says where the first building stands', () => {
    expect(siteAddress(sites[1] as SearchedSite)).toBe('100 Oak Ave, Denver, CO');
    expect(siteAddress(sites[3] as SearchedSite)).toBe('');
  });
});
