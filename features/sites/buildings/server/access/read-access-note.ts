import { forbidden, notFound } from '#platform/contract/errors';
import { writeAudit } from '#platform/server/audit/audit-repository';
import { dateAt } from '#platform/server/clock/dates';
import type { SignedInCall } from '#platform/server/http/call';
import type { accessNoteEndpoints } from '../../contract/index.ts';
import { findVisibleBuilding } from '../building/building-scope-repository.ts';
import type { BuildingParts } from '../parts.ts';
import { mayReadAccessNote } from './access-note-policy.ts';
import { lockNote, readNote } from './access-note-repository.ts';

type Call = SignedInCall<(typeof accessNoteEndpoints)['readAccessNote']>;

/** Each reading leaves a trace, in the transaction that reads. */
export const readAccessNote =
  (parts: BuildingParts) =>
  async ({ tenant, person, params, now }: Call) => {
    const building = await findVisibleBuilding(tenant, params.id, { locked: false });
    const version = building && (await lockNote(tenant, building.id));
    if (!building || !version) throw notFound();
    const { id: buildingId, time_zone: zone } = building;
    const today = { buildingId, userId: person.userId, date: dateAt(now, zone) };
    if (!(await mayReadAccessNote(parts, tenant, person, today))) throw forbidden();
    await writeAudit(tenant, person, {
      action: 'building.access-note-read',
      entity: 'building',
      entityId: buildingId,
      buildingId,
    });
    const { access_note } = await readNote(tenant, buildingId);
    return { access_note: access_note ?? '', updated_at: version.access_note_updated_at };
  };
