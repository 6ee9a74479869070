import { expect, it } from 'vitest';
import { jobListSearch } from './list-search.ts';
import { chosenStatus } from './use-job-list.ts';

it.each([
  [{}, 'live'],
  [{ status: 'inactive' }, 'inactive'],
  [{ status: 'nonsense' }, 'live'],
  [{ import_id: '3' }, 'all'],
  [{ import_id: '3', status: 'draft' }, 'draft'],
])('%j shows %s job sites', (address, choice) => {
  expect(chosenStatus(jobListSearch.parse(address))).toBe(choice);
});
