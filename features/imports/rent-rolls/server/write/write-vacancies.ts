import { insertVacancyRows, setOccupants } from '#features/sites/buildings/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { PlaceVacancy } from '../places/place.ts';
import { ofType, type RealFloor, type RentWriting, recordPlaces, type Step, type Wrote } from './step.ts';

/** The fields by the names of the table's columns. */
const stored = ({ sqft, to }: Partial<PlaceVacancy>) => ({
  ...(sqft === undefined ? {} : { sqft }),
  ...(to === undefined ? {} : { to_date: to }),
});

/** Inserts new vacancies in one statement, and sets size and end of existing ones. */
export const writeVacancies = async (
  tenant: Tenant,
  steps: readonly Step[],
  { real, writing }: { real: RealFloor; writing: RentWriting },
): Promise<Wrote[]> => {
  const created = ofType(steps, 'vacancy');
  const rows = await insertVacancyRows(
    tenant,
    created.map(({ place, change: { fields } }) => ({
      building_id: place.id,
      notice_date: null,
      ...fields,
      floor_id: real(place, fields.floor_id),
    })),
  );
  const wrote: (Wrote & Pick<Step, 'place'>)[] = rows.flatMap((row, at) => {
    const step = created[at];
    if (!step) return [];
    const { line, place, name } = step;
    const record = { id: row.id, written_at: row.updated_at, page: place.jobId, name, before: null };
    return [{ line, place, record: { type: 'vacancy', ...record } }];
  });
  const changed = ofType(steps, 'vacancy-change');
  const times = await setOccupants(
    tenant,
    'building_vacancies',
    changed.map(({ change: { id, after } }) => ({ id, change: stored(after) })),
  );
  for (const { line, place, name, change } of changed) {
    const { id } = change;
    const written_at = times.get(id) ?? '';
    const before = stored(change.before);
    wrote.push({ line, place, record: { type: 'vacancy', id, written_at, page: place.jobId, name, before } });
  }
  await recordPlaces(
    tenant,
    writing,
    'vacancy',
    wrote.map(({ place, record: { id } }) => ({ place, id })),
  );
  return wrote;
};
