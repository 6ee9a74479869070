import { SegmentedControl } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useLightbox } from '#features/accounts/files/web';
import { useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { urlChoice } from '#platform/web/routing/search-fields';
import { EmptyState, RecordSection } from '#platform/web/ui/index';
import {
  type Answer,
  deficientOnly,
  type Inspection,
  nameOfAsked,
  type ReportGroup,
  reportOf,
  shownScore,
} from '../../contract/index.ts';
import { inspectionQuery } from '../inspection-query.ts';
import { AnswerLine } from './answer-line.tsx';
import classes from './report.module.css';

const search = z.object({ show: urlChoice(['deficiencies']) });

const percent = (score: number | null): string => (score === null ? '–' : shownScore(score));

const GroupTitle = ({ group }: { group: ReportGroup<Answer> }) =>
  group.place && (
    <h3 className={classes.place}>
      <span>{group.place.name}</span>
      <span className={classes.figure}>{percent(group.score)}</span>
    </h3>
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
    firstOf.set(nameOfAsked(line), seen);
    seen += line.answer?.files.length ?? 0;
  }
  const tasks = new Map(inspection.tasks.map((task) => [task.id, task]));
  const { open, lightbox } = useLightbox(files, {
    zone: inspection.building.time_zone,
    onMarked: () => client.invalidateQueries({ queryKey: inspectionQuery(inspection.id).queryKey }),
  });
  return (
    <div className={classes.report}>
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
              <ul className={classes.answers}>
                {group.lines.map((line) => (
                  <AnswerLine
                    key={nameOfAsked(line)}
                    line={line}
                    inspection={inspection}
                    task={tasks.get(line.answer?.task_id ?? 0)}
                    offset={firstOf.get(nameOfAsked(line)) ?? 0}
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
    </div>
  );
};
