import { invalid, notFound } from '#platform/contract/errors';
import type { SignedInCall } from '#platform/server/http/call';
import { type DailyReport, partsToShow, type ShownPart, type shownEndpoints } from '../../contract/index.ts';
import { loadReport } from '../report/load-report.ts';
import { presentReport } from '../report/present-report.ts';
import { recordReportChange } from '../report/record-report-change.ts';
import { findReportDetail } from '../report/report-detail-repository.ts';
import { showPart } from './shown-repository.ts';

/** Most characters of a part that the audit entry keeps. */
const max = 80;

const wordsOf = (parts: readonly ShownPart[]): string[] => parts.map(({ words }) => words.slice(0, max));

/** Sets what the client sees. Parts that stay as they are get no audit entry. One unknown part refuses the whole call. */
export const showToClient = async (
  call: SignedInCall<(typeof shownEndpoints)['showToClient']>,
): Promise<DailyReport> => {
  const { tenant, person, params, body } = call;
  const report = await loadReport(call, params.id);
  const row = await findReportDetail(tenant, person, report.id);
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
