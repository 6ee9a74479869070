import { z } from 'zod';
import type { Tenant } from '#platform/server/db/tenant';
import { type CheckEntry, placeKinds } from '../../contract/checks/check.ts';

/** An entry that fits its place, with when it was made. */
export type Entry = Omit<CheckEntry, 'device_at'> & { entered_at: string; device_at: string | null };

const known = z.object({ client_uuid: z.string(), kind: z.enum(placeKinds), place_id: z.int() });

const placed = z.object({ kind: z.enum(placeKinds), place_id: z.int() });

const columns = `client_uuid uuid, kind text, place_id int, result text, checked_at text, cleaned boolean,
  lights_off boolean, note text, bulk boolean, entered_at timestamptz, device_at timestamptz`;

/** Stores the entries in the history; returns those that are new. */
export const saveEntries = (
  tenant: Tenant,
  reportId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<z.infer<typeof known>[]> =>
  tenant.query({
    name: 'daily-report-checks-keep',
    text: `insert into daily_report_check_history (organization_id, report_id, client_uuid, kind, place_id, result, checked_at,
        cleaned, lights_off, note, bulk, entered_at, device_at, received_at, checked_by)
      select $1, $2, e.client_uuid, e.kind, e.place_id, e.result, e.checked_at, e.cleaned, e.lights_off, e.note, e.bulk,
        e.entered_at, e.device_at, $4, $5
      from jsonb_to_recordset($3::jsonb) as e (${columns})
      on conflict do nothing returning client_uuid, kind, place_id`,
    values: [tenant.organizationId, reportId, JSON.stringify(entries), now, tenant.userId],
    row: known,
  });

/** Makes the entries stand. Of two entries of one place the later stands, of two at the same moment the one that arrived last.
 * The caller passes one entry for each place. A changed note becomes internal again until somebody shows it. */
export const saveLaterEntries = (
  tenant: Tenant,
  reportId: number,
  entries: readonly Entry[],
  now: Date,
): Promise<z.infer<typeof placed>[]> =>
  tenant.query({
    name: 'daily-report-checks-stand',
    text: `update daily_report_checks c set result = e.result, checked_at = e.checked_at, cleaned = e.cleaned,
        lights_off = e.lights_off, note_public = c.note_public and c.note = e.note, note = e.note, bulk = e.bulk, entered_at = e.entered_at, received_at = $4, checked_by = $5
      from jsonb_to_recordset($3::jsonb) as e (${columns})
      where c.organization_id = $1 and c.report_id = $2 and c.kind = e.kind and c.place_id = e.place_id
        and (c.entered_at is null or e.entered_at >= c.entered_at)
      returning c.kind, c.place_id`,
    values: [tenant.organizationId, reportId, JSON.stringify(entries), now, tenant.userId],
    row: placed,
  });
