import { z } from 'zod';
import { fileRow, filesOf } from '#features/accounts/files/server';
import { isoText } from '#platform/server/db/iso-text';
import { personJson } from '#platform/server/db/person-name';
import { doorCheck } from '../../contract/door-checks/door-check.ts';

export const doorCheckRow = doorCheck.extend({ files: z.array(fileRow) });

export type DoorCheckRow = z.infer<typeof doorCheckRow>;

const entered = (
  row: string,
): string => `${row}.result, ${row}.checked_at, ${row}.cleaned, ${row}.lights_off, ${row}.note,
  ${row}.bulk, ${isoText(`${row}.entered_at`)} as entered_at, ${isoText(`${row}.received_at`)} as received_at,
  ${personJson(row, 'checked_by')} as checked_by`;

/** Places of the report with this id, floor by floor, as JSON; `$1` is the organization. */
export const doorChecksJson = (reportId: string, more = ''): string =>
  `coalesce((select json_agg(given order by given.kind desc, (given.floor ->> 'number')::int desc nulls last, given.suite,
      given.name, given.id) from (
    select c.id, c.kind, c.place_id, c.name, c.suite, ${entered('c')}, c.note_public,
      case when c.floor_id is not null then
        json_build_object('id', c.floor_id, 'number', c.floor_number, 'label', c.floor_label) end as floor,
      ${filesOf('daily-report-check', 'c.id')} as files,
      case when (select count(*) from (select from daily_report_check_history h where h.organization_id = $1
          and h.report_id = c.report_id and h.kind = c.kind and h.place_id = c.place_id limit 2) several) > 1
        then (select json_agg(entry order by entry.entered_at) from (select ${entered('h')} from daily_report_check_history h
          where h.organization_id = $1 and h.report_id = c.report_id and h.kind = c.kind and h.place_id = c.place_id) entry)
        else '[]'::json end as history
    from daily_report_checks c where c.organization_id = $1 and c.report_id = ${reportId}${more}) given), '[]')`;
