import { choiceOf } from '#features/quality/inspection-templates/contract';
import type { TaskStatus } from '#features/tasks/tasks/contract';
import { taskTexts } from '#features/tasks/tasks/server';
import type { Locale } from '#platform/contract/fields';
import { withinSentence } from '#platform/contract/text-of';
import type { PdfLine, PdfPicture, PdfTone } from '#platform/server/pdf/pdf-document';
import { describeAnswer, isTaskDone, type ReportLine } from '../../contract/index.ts';
import type { AnswerRow } from '../answers/answer-json-repository.ts';
import type { InspectionDetail } from '../inspection/inspection-detail-repository.ts';
import type { inspectionTexts } from '../texts.ts';

export type Around = {
  t: ReturnType<typeof inspectionTexts>;
  locale: Locale;
  pictures: ReadonlyMap<number, PdfPicture>;
};

const toneOf = ({ question, answer }: ReportLine<AnswerRow>, { snapshot }: InspectionDetail): PdfTone => {
  if (!answer || answer.na) return 'none';
  if (answer.is_deficient) return 'bad';
  return choiceOf(question, answer.value, snapshot) ? 'good' : 'none';
};

const wordsOf = (line: ReportLine<AnswerRow>, row: InspectionDetail, { t, locale }: Around): string => {
  const { question, answer } = line;
  if (!answer) return t('report.unanswered');
  if (answer.na) return t('report.notApplicable');
  const text = describeAnswer(question, answer.value, row.snapshot, locale);
  if (text !== '') return text;
  const count = answer.files.length;
  return count > 0 ? t('report.photos', { count }) : t('report.unanswered');
};

const taskWord = (status: TaskStatus, { t, locale }: Around): string =>
  isTaskDone(status) ? t('share.taskDone') : withinSentence(taskTexts(locale)(`status.${status}`));

/** One question with its answer, comment, photos and the state of its task. */
export const lineOf = (line: ReportLine<AnswerRow>, row: InspectionDetail, around: Around): PdfLine => {
  const { question, answer } = line;
  const { t, pictures } = around;
  const task = row.tasks.find(({ id }) => id === answer?.task_id);
  return {
    label: question.label,
    ...(question.critical ? { tag: t('report.critical') } : {}),
    value: wordsOf(line, row, around),
    tone: toneOf(line, row),
    notes: [
      ...(answer?.comment ? [answer.comment] : []),
      ...(task ? [t('share.task', { status: taskWord(task.status, around) })] : []),
    ],
    pictures: (answer?.files ?? []).flatMap(({ id }) => pictures.get(id) ?? []),
  };
};
