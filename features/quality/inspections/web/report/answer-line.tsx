import { IconChecklist } from '@tabler/icons-react';
import { PhotoThumbs } from '#features/accounts/files/web';
import { choiceOf, type TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { taskHref } from '#features/tasks/tasks/web';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import {
  type Answer,
  type Inspection,
  type LinkedTask,
  type ReportLine,
  sayAnswer,
  waitsForTask,
} from '../../contract/index.ts';
import { AnswerHead } from './answer-head.tsx';
import { taskOfLineHref } from './new-task-href.ts';
import classes from './report.module.css';

type Props = {
  line: ReportLine<Answer>;
  inspection: Inspection;
  task: LinkedTask | undefined;
  /** Position of its first photo among all of the report. */
  offset: number;
  total: number;
  onOpen: (position: number) => void;
};

const useValue = ({ question, answer }: ReportLine<Answer>, snapshot: TemplateSnapshot): string => {
  const t = useText();
  if (!answer) return t('inspections:report.unanswered');
  if (answer.na) return t('inspections:report.notApplicable');
  const said = sayAnswer(question, answer.value, snapshot, currentLocale());
  if (said !== '') return said;
  return answer.files.length > 0
    ? t('inspections:report.photos', { count: answer.files.length })
    : t('inspections:report.unanswered');
};

/** One question with its answer, and all that was said and shown for it. */
export const AnswerLine = ({ line, inspection, task, offset, total, onOpen }: Props) => {
  const t = useText();
  const { question, answer } = line;
  const { snapshot, status, can } = inspection;
  const value = useValue(line, snapshot);
  const deficient = answer?.is_deficient === true;
  const scored = answer && !answer.na && choiceOf(question, answer.value, snapshot);
  return (
    <li className={classes.answer} data-deficient={deficient || undefined}>
      <AnswerHead
        question={question.label}
        critical={question.critical}
        mark={deficient ? 'deficient' : scored ? 'good' : 'none'}
        value={value}
      />
      {answer?.comment && <p className={classes.comment}>{answer.comment}</p>}
      {answer && answer.files.length > 0 && (
        <PhotoThumbs files={answer.files} offset={offset} total={total} onOpen={onOpen} />
      )}
      {task && (
        <p className={classes.task}>
          <AnchorLink to={taskHref(task.id)}>
            {t('inspections:report.task', { number: task.number })}
          </AnchorLink>{' '}
          {t(`tasks:status.${task.status}`)}
        </p>
      )}
      {can.add_task && deficient && !task && !waitsForTask(status, answer) && (
        <AnchorLink
          data-no-print
          className={classes.makeTask}
          to={taskOfLineHref(inspection, line, answer)}
          aria-label={t('inspections:report.makeTaskOf', { question: question.label })}
        >
          <IconChecklist size={18} aria-hidden />
          {t('inspections:report.makeTask')}
        </AnchorLink>
      )}
      {answer?.no_task_comment && (
        <p className={classes.task}>{t('inspections:report.noTask', { reason: answer.no_task_comment })}</p>
      )}
    </li>
  );
};
