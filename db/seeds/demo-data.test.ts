import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#features/jobs/contract';
import { demoContracts } from './demo-contracts.ts';
import { demoClients, demoSites } from './demo-sites.ts';
import { demoServices } from './demo-work.ts';

describe('the demo', () => {
  it('has active sites with each type of service, under contract', () => {
    const types = new Set<string>();
    for (const [index, site] of demoSites.entries()) {
      if (site.status !== 'active') continue;
      for (const { type } of demoServices(index))
        if (demoContracts(site, index, type, '2027-03-01').length > 0) types.add(type);
    }
    expect([...types].toSorted()).toEqual([...serviceTypes].toSorted());
  });

  it('has one inactive client, whose sites are inactive too', () => {
    const gone = demoClients.filter(({ status }) => status === 'inactive').map(({ key }) => key);
    expect(gone).toHaveLength(1);
    const theirs = demoSites.filter(({ client }) => gone.includes(client));
    expect(theirs.map(({ status }) => status)).toEqual(['inactive']);
    for (const { key, status } of demoClients)
      if (status === 'active') expect(demoSites.some(({ client }) => client === key)).toBe(true);
  });
});
