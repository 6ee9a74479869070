import { presentFiles } from '#features/accounts/files/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import type { SiteInstruction } from '../contract/index.ts';
import { type InstructionRow, instructionsOf } from './instruction-repository.ts';
import { setFacts } from './version-repository.ts';

export type Reading = { tenant: Tenant; person: Person };

const sinceRead = ({ added_in, changed_in }: InstructionRow, read: number | undefined) =>
  read === undefined || changed_in <= read ? null : added_in > read ? 'new' : 'changed';

/** Rows for their reader; `read` is the version that this person has read. */
export const presentRows = async (
  { tenant, person }: Reading,
  rows: readonly InstructionRow[],
  read: number | undefined,
): Promise<SiteInstruction[]> => {
  const ids = rows.map(({ id }) => id);
  const photos = await presentFiles(tenant, 'site-instruction', ids, person);
  return rows.map((row) => {
    const { added_in: _added, changed_in: _changed, ...fields } = row;
    return { ...fields, photos: photos.get(row.id) ?? [], since_read: sinceRead(row, read) };
  });
};

/** One instruction as it is now. The caller must check that the job may be seen. */
export const presentInstruction = async (
  reading: Reading,
  jobId: number,
  id: number,
): Promise<SiteInstruction> => {
  const [rows, { read }] = await Promise.all([
    instructionsOf(reading.tenant, jobId, id),
    setFacts(reading.tenant, jobId),
  ]);
  const [shown] = await presentRows(reading, rows, read?.version);
  if (!shown) throw notFound();
  return shown;
};
