import { publicNames } from '#features/accounts/access/server';
import { describeType } from '#features/quality/inspection-templates/contract';
import {
  countView,
  type PictureUrl,
  picturesOf,
  sharedPictures,
  unavailable,
} from '#features/sites/sharing/server';
import type { Locale } from '#platform/contract/fields';
import type { TokenCall } from '#platform/server/http/call';
import {
  describeAnswer,
  type ReportLine,
  reportOf,
  type SharedInspection,
  type SharedLine,
  type sharedInspectionEndpoints,
} from '../../contract/index.ts';
import type { AnswerRow } from '../answers/answer-json-repository.ts';
import { type InspectionDetail, loadInspectionDetail } from '../inspection/inspection-detail-repository.ts';
import { loadSharedPlace, publicTasks } from './shared-inspection-repository.ts';

type Around = {
  place: NonNullable<Awaited<ReturnType<typeof loadSharedPlace>>>;
  locale: Locale;
  inspector: string | null;
  /** Ids of the tasks that strangers may see. */
  tasks: ReadonlySet<number>;
  pictureUrl: PictureUrl;
};

/** Whoever signed is not named to strangers, and the ink is not shown. */
const presentLine = (
  { question, answer }: ReportLine<AnswerRow>,
  row: InspectionDetail,
  { locale, tasks, pictureUrl }: Around,
): SharedLine => {
  const signed = question.response_type === 'signature';
  const task = row.tasks.find(({ id }) => id === answer?.task_id && tasks.has(id));
  return {
    question: question.label,
    critical: question.critical,
    value: !answer || answer.na || signed ? '' : describeAnswer(question, answer.value, row.snapshot, locale),
    na: answer?.na ?? false,
    deficient: answer?.is_deficient ?? false,
    comment: answer?.comment ?? '',
    pictures: signed || !answer ? [] : sharedPictures(answer.files, pictureUrl),
    task_status: task?.status ?? null,
  };
};

/** Named field by field: a new field stays internal until somebody decides that strangers may see it. */
const presentSharedInspection = (row: InspectionDetail, around: Around): SharedInspection => {
  const { job, building } = around.place;
  return {
    number: row.number,
    status: row.status,
    type: describeType(row.inspection_type, around.locale),
    template: row.template.name,
    job: { job_number: job.job_number, job_name: job.job_name },
    building,
    inspected_at: row.inspected_at,
    inspector: around.inspector,
    score: row.score,
    target_score: row.target_score,
    outcome: row.outcome,
    band: row.band,
    critical_fail: row.critical_fail,
    deficiency_count: row.deficiency_count,
    general_comments: row.general_comments,
    sections: reportOf(row).map((section) => ({
      title: section.title,
      score: section.score,
      places: section.groups.map(({ place, score, lines }) => ({
        name: place?.name ?? null,
        score,
        lines: lines.map((line) => presentLine(line, row, around)),
      })),
    })),
  };
};

/** One that was deleted, reopened to new or made internal after it was shared is no longer available. */
export const getSharedInspection = async (
  call: TokenCall<(typeof sharedInspectionEndpoints)['getSharedInspection']>,
): Promise<SharedInspection> => {
  const { tenant, grant, locale } = call;
  const place = await loadSharedPlace(tenant, grant.recordId);
  const row = place && (await loadInspectionDetail(tenant, null, grant.recordId));
  if (!place || !row) throw await unavailable(tenant);
  const names = await publicNames(tenant, row.inspector_id === null ? [] : [row.inspector_id]);
  const around = {
    place,
    locale,
    inspector: names.get(row.inspector_id ?? 0) ?? null,
    tasks: await publicTasks(tenant, row.id),
    pictureUrl: await picturesOf(call),
  };
  await countView(call);
  return presentSharedInspection(row, around);
};
