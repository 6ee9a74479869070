import { expect, it } from 'vitest';
import { indexKinds } from '#platform/web/outbox/kinds';
import { loadWriteKinds } from './features.ts';

it('has every kind of write that devices may hold, each under the name that stands in their records', async () => {
  expect([...indexKinds(await loadWriteKinds()).keys()].sort()).toEqual([
    'addResolutionImages',
    'addTaskNote',
    'createArea',
    'createClient',
    'createTask',
    'createVendor',
    'moveTask',
    'saveVendorDocument',
    'signTask',
    'updateArea',
    'updateVendor',
  ]);
});
