import type { z } from 'zod';
import { jobJson } from '#features/sites/jobs/server';
import { personJson } from '#platform/server/db/person-name';
import type { Tenant } from '#platform/server/db/tenant';
import { collectValues } from '#platform/server/db/values';
import { reportComment } from '../../contract/dashboard/report-figures.ts';
import { joinBuilding } from '../report/row-columns-repository.ts';
import { countedIn } from './counted-conditions-repository.ts';
import type { FigureQuery } from './figure-query.ts';

const [shown, characters] = [10, 300];

/** What was last said of whole nights. */
export const latestComments = (
  tenant: Tenant,
  query: FigureQuery,
): Promise<z.infer<typeof reportComment>[]> => {
  const values = collectValues([tenant.organizationId]);
  return tenant.query({
    text: `select t.id, t.number, t.report_date::text as night, ${personJson('t', 'supervisor_id')} as supervisor,
        ${jobJson} as job,
        json_build_object('id', b.id, 'name', b.name) as building, left(t.general_comments, ${characters}) as text
      from daily_reports t join jobs j on j.organization_id = $1 and j.id = t.job_id ${joinBuilding}
      where ${countedIn(tenant, query, query.range, values)} and t.general_comments <> ''
      order by t.report_date desc, t.id desc limit ${shown}`,
    values: values.all,
    row: reportComment,
  });
};
