import type { RowChange } from '#features/imports/imports/contract';
import { changesIn } from '#features/imports/imports/server';
import type { SiteChange } from './site-change.ts';

/** What a row changes at a site, by the fields of the file. */
export const changesOfSite = ({ job, building }: SiteChange): RowChange[] => [
  ...(job ? changesIn(job) : []),
  ...(building ? changesIn(building, (name) => (name === 'name' ? 'site_name' : name)) : []),
];
