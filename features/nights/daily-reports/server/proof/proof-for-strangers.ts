import { publicNames } from '#features/accounts/access/server';
import type { Tenant } from '#platform/server/db/tenant';
import { shownFiles } from '../sharing/for-clients.ts';
import type { NightRow } from './door-nights-repository.ts';

/** A night without the note and the photos that nobody has shown, and without when it was entered. */
const forStrangers = (row: NightRow): NightRow => ({
  ...row,
  door: row.door && {
    ...row.door,
    entered_at: null,
    received_at: null,
    note: row.door.note_public ? row.door.note : '',
    files: shownFiles(row.door.files),
  },
});

/** The same, with people as strangers may know them. */
export const nightsForStrangers = async (tenant: Tenant, rows: readonly NightRow[]): Promise<NightRow[]> => {
  const people = rows.flatMap(({ door }) => (door?.checked_by ? [door.checked_by.id] : []));
  const names = await publicNames(tenant, [...new Set(people)]);
  return rows.map(forStrangers).map((row) => ({
    ...row,
    door: row.door && {
      ...row.door,
      checked_by: row.door.checked_by && {
        ...row.door.checked_by,
        name: names.get(row.door.checked_by.id) ?? '',
      },
    },
  }));
};
