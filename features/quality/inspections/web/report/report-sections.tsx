import { Group, SegmentedControl, Stack } from '@mantine/core';
import { IconChecklist, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { PhotoThumbs, useLightbox } from '#features/accounts/files/web';
import { choiceOf, type TemplateSnapshot } from '#features/quality/inspection-templates/contract';
import { taskHref } from '#features/tasks/tasks/web';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { AnchorLink, useSearchState } from '#platform/web/routing/index';
import { urlChoice } from '#platform/web/routing/search-fields';
import { EmptyState, RecordSection } from '#platform/web/ui/index';
import {
  type Answer,
  deficientOnly,
  describeAnswer,
  type Inspection,
  type LinkedTask,
  nameOfQuestion,
  type ReportGroup,
  type ReportLine,
  reportOf,
  shownScore,
  waitsForTask,
} from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';
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
  const answerText = describeAnswer(question, answer.value, snapshot, currentLocale());
  if (answerText !== '') return answerText;
  return answer.files.length > 0
    ? t('inspections:report.photos', { count: answer.files.length })
    : t('inspections:report.unanswered');
};

/** One question with its answer, and all that was said and shown for it. */
const AnswerLine = ({ line, inspection, task, offset, total, onOpen }: Props) => {
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

const search = z.object({ show: urlChoice(['deficiencies']) });

const percent = (score: number | null): string => (score === null ? '–' : shownScore(score));

const GroupTitle = ({ group }: { group: ReportGroup<Answer> }) =>
  group.place && (
    <Group
      component="h3"
      className={classes.place}
      gap="sm"
      align="stretch"
      justify="space-between"
      wrap="nowrap"
    >
      <span>{group.place.name}</span>
      <span data-figures>{percent(group.score)}</span>
    </Group>
  );

/** All answers by section and place, or what was deficient alone. */
export const ReportSections = ({ inspection }: { inspection: Inspection }) => {
  const t = useText();
  const client = useQueryClient();
  const [{ show }, setSearch] = useSearchState(search);
  const all = reportOf(inspection);
  const sections = show === 'deficiencies' ? deficientOnly(all) : all;
  const lines = sections.flatMap(({ groups }) => groups.flatMap((group) => group.lines));
  const files = lines.flatMap(({ answer }) => answer?.files ?? []);
  const firstOf = new Map<string, number>();
  let seen = 0;
  for (const line of lines) {
    firstOf.set(nameOfQuestion(line), seen);
    seen += line.answer?.files.length ?? 0;
  }
  const tasks = new Map(inspection.tasks.map((task) => [task.id, task]));
  const { open, lightbox } = useLightbox(files, {
    zone: inspection.building.time_zone,
    onMarked: () => client.invalidateQueries({ queryKey: inspectionQuery(inspection.id).queryKey }),
  });
  return (
    <Stack className={classes.report} gap={24}>
      <SegmentedControl
        data-no-print
        className={classes.choice}
        aria-label={t('inspections:report.show')}
        value={show ?? 'all'}
        onChange={(next) =>
          setSearch({ show: next === 'all' ? undefined : 'deficiencies' }, { replace: true })
        }
        data={[
          { value: 'all', label: t('inspections:report.showAll') },
          {
            value: 'deficiencies',
            label: t('inspections:report.showDeficiencies', { count: inspection.deficiency_count }),
          },
        ]}
      />
      {sections.length === 0 && (
        <EmptyState icon={IconCircleCheck} title={t('inspections:report.noDeficiencies')} />
      )}
      {sections.map((section) => (
        <RecordSection
          key={section.id}
          id={`section-${section.id}`}
          title={section.score === null ? section.title : `${section.title} · ${percent(section.score)}`}
          titleSpace={4}
        >
          {section.groups.map((group) => (
            <div key={group.place?.key ?? ''}>
              <GroupTitle group={group} />
              <ul>
                {group.lines.map((line) => (
                  <AnswerLine
                    key={nameOfQuestion(line)}
                    line={line}
                    inspection={inspection}
                    task={tasks.get(line.answer?.task_id ?? 0)}
                    offset={firstOf.get(nameOfQuestion(line)) ?? 0}
                    total={files.length}
                    onOpen={open}
                  />
                ))}
              </ul>
            </div>
          ))}
        </RecordSection>
      ))}
      {lightbox}
    </Stack>
  );
};
