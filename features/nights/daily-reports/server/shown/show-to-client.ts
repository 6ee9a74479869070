import { setFileVisibility } from '#features/accounts/files/server';
import { invalid, notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { SignedInCall } from '#platform/server/http/call';
import {
  type DailyReport,
  partsToShow,
  type ShownMark,
  type ShownPart,
  type shownEndpoints,
} from '../../contract/index.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { loadReportDetail } from '../report/report-detail-repository.ts';
import { updateReportRow } from '../report/report-repository.ts';
import { requireReport } from '../report/require-report.ts';

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
const showPart = (
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

/** Most characters of a part that the audit entry keeps. */
const max = 80;

const wordsOf = (parts: readonly ShownPart[]): string[] => parts.map(({ words }) => words.slice(0, max));

/** Sets what the client sees. Parts that stay as they are get no audit entry. One unknown part refuses the whole call. */
export const showToClient = async (
  call: SignedInCall<(typeof shownEndpoints)['showToClient']>,
): Promise<DailyReport> => {
  const { tenant, person, params, body } = call;
  const report = await requireReport(call, params.id);
  const row = await loadReportDetail(tenant, person, report.id);
  if (!row) throw notFound();
  const parts = partsToShow(row);
  const found = body.marks.map((mark) =>
    parts.find(({ of, id }) => of === mark.of && (of === 'comments' || id === mark.id)),
  );
  const unknown = found.flatMap((part, nth) => (part ? [] : [`marks.${nth}.id`]));
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map((field) => [field, ['daily_report_part_unknown']])));
  const changed: Record<'shown' | 'hidden', ShownPart[]> = { shown: [], hidden: [] };
  for (const [nth, mark] of body.marks.entries()) {
    const part = found[nth];
    if (!part || part.public === mark.public) continue;
    await showPart(tenant, report.id, mark);
    changed[mark.public ? 'shown' : 'hidden'].push(part);
  }
  const { shown, hidden } = changed;
  if (shown.length + hidden.length > 0)
    await recordReportChange(call, {
      action: 'daily-report.shown',
      report,
      changes: {
        ...(shown.length > 0 ? { shown: [null, wordsOf(shown)] } : {}),
        ...(hidden.length > 0 ? { hidden: [null, wordsOf(hidden)] } : {}),
      },
      deviceAt: body.device_at ?? null,
    });
  return presentReport(call, report.id);
};
