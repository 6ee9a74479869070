import { setFileVisibility } from '#features/accounts/files/server';
import type { Tenant } from '#platform/server/db/tenant';
import type { ShownMark } from '../../contract/index.ts';
import { updateReportRow } from '../report/report-repository.ts';

const showNote = async (tenant: Tenant, id: number, note_public: boolean): Promise<void> => {
  await tenant.db
    .updateTable('daily_report_checks')
    .set({ note_public })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

const showIncident = async (tenant: Tenant, id: number, shown: boolean): Promise<void> => {
  await tenant.db
    .updateTable('daily_report_incidents')
    .set({ public: shown })
    .where('organization_id', '=', tenant.organizationId)
    .where('id', '=', id)
    .execute();
};

/** The caller must hold the report locked, and the part must belong to it. */
export const showPart = (
  tenant: Tenant,
  reportId: number,
  { of, id = 0, public: shown }: ShownMark,
): Promise<void> => {
  switch (of) {
    case 'comments':
      return updateReportRow(tenant, reportId, { comments_public: shown });
    case 'note':
      return showNote(tenant, id, shown);
    case 'incident':
      return showIncident(tenant, id, shown);
    case 'photo':
      return setFileVisibility(tenant, id, shown ? 'public' : 'internal');
  }
};
