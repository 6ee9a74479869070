import { type FileRow, isPicture } from '#features/accounts/files/server';
import { loadPaperBrand, type PaperBrand } from '#features/accounts/organizations/server';
import { notFound } from '#platform/contract/errors';
import type { Tenant } from '#platform/server/db/tenant';
import type { Person } from '#platform/server/http/person';
import { type InspectionDetail, loadInspectionDetail } from '../inspection/inspection-detail-repository.ts';
import { publicTasks } from '../sharing/shared-inspection-repository.ts';

/** What a report on paper is made of, read in one transaction. */
export type ReportSource = { row: InspectionDetail; brand: PaperBrand };

const isForPaper = ({ visibility }: InspectionDetail, file: FileRow): boolean =>
  isPicture(file) && (visibility === 'internal' || file.visibility === 'public');

/** A PDF may be passed on, so the one of a public inspection holds nothing that strangers may not see. */
const withoutInternals = async (tenant: Tenant, row: InspectionDetail): Promise<InspectionDetail> => {
  const shown = await publicTasks(tenant, row.id);
  const tasks = row.visibility === 'internal' ? row.tasks : row.tasks.filter(({ id }) => shown.has(id));
  const answers = row.answers.map((answer) => ({
    ...answer,
    no_task_comment: '',
    files: answer.files.filter((file) => isForPaper(row, file)),
  }));
  return { ...row, tasks, answers };
};

/** 404 when the person does not see the inspection; the system (null) sees all. */
export const inspectionSource = async (
  tenant: Tenant,
  person: Pick<Person, 'flags'> | null,
  id: number,
): Promise<ReportSource> => {
  const row = await loadInspectionDetail(tenant, person, id);
  if (!row) throw notFound();
  return { row: await withoutInternals(tenant, row), brand: await loadPaperBrand(tenant) };
};
