import { expect, it } from 'vitest';
import { workFrom } from './site-from.ts';
import { siteSearch } from './site-search-fields.ts';

it('takes what is to be done from an address, and nothing that it does not know', () => {
  const described = siteSearch.parse({ job_id: '5', type: 'deficiency', description: 'Lobby: Mats' });
  expect(workFrom(described)).toEqual({ type: 'deficiency', description: 'Lobby: Mats' });
  expect(workFrom(siteSearch.parse({ type: 'mischief', description: '' }))).toEqual({});
});
