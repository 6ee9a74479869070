import { Box, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { z } from 'zod';
import { formatMoney, formatPercent, useText } from '#platform/web/i18n/index';
import { useRefused } from '#platform/web/outbox/index';
import { lazyPart, urlText, useSearchState } from '#platform/web/routing/index';
import { AmountRow, AmountTable, LoadProblem, RecordSection, RowsSkeleton } from '#platform/web/ui/index';
import { costKinds, type ProjectCosts, type SpecialProject } from '../../contract/index.ts';
import { quantityWords } from '../quantity-words.ts';
import { costsQuery } from '../queries.ts';
import type { AboutCost } from './cost-writes.ts';
import { NotedCosts } from './noted-costs.tsx';

type Money = NonNullable<ProjectCosts['money']>;

const MarginRow = ({ label, left }: { label: string; left: Money['made'] }) => {
  const t = useText();
  if (!left) return null;
  return (
    <AmountRow
      label={label}
      note={
        left.share !== null && t('special-projects:cost.ofPrice', { percent: formatPercent(left.share, 1) })
      }
      amount={formatMoney(left.margin)}
    />
  );
};

const HoursRow = ({ hours: { estimated, noted } }: Pick<ProjectCosts, 'hours'>) => {
  const t = useText();
  if (estimated === null && noted === 0) return null;
  const words = (quantity: number) => quantityWords({ quantity, unit_of_measure: 'hour' }, t);
  return (
    <AmountRow
      label={t('special-projects:costs.hours')}
      note={estimated !== null && t('special-projects:costs.hoursEstimated', { hours: words(estimated) })}
      amount={words(noted)}
    />
  );
};

/** Whether there is anything to compare. */
const isEmpty = ({ entries, hours, money }: ProjectCosts): boolean =>
  entries.length === 0 && hours.estimated === null && !money?.estimate;

/** Hours beside those that were estimated; for people who see money what all was estimated at, what it took, and what is
 * left of the price. */
const CostSums = ({ costs }: { costs: ProjectCosts }) => {
  const { hours, money } = costs;
  if (isEmpty(costs)) return null;
  if (money) return <MoneySums hours={hours} money={money} />;
  return (
    <Box mb="sm">
      <AmountTable>
        <tbody>
          <HoursRow hours={hours} />
        </tbody>
      </AmountTable>
    </Box>
  );
};

const MoneySums = ({ hours, money }: { hours: ProjectCosts['hours']; money: Money }) => {
  const t = useText();
  const { estimate, actual, by_kind, difference, unpriced, dates_done, estimated, made } = money;
  return (
    <Box mb="sm">
      <AmountTable>
        <tbody>
          <HoursRow hours={hours} />
          <AmountRow
            label={t('special-projects:costs.estimate')}
            note={dates_done !== null && t('special-projects:costs.datesDone', { count: dates_done })}
            amount={formatMoney(estimate)}
          />
          <AmountRow
            label={t('special-projects:costs.actual')}
            note={costKinds
              .filter((kind) => by_kind[kind] > 0)
              .map((kind) => `${t(`special-projects:costs.kind.${kind}`)} ${formatMoney(by_kind[kind])}`)
              .join(' · ')}
            amount={formatMoney(actual)}
          />
          {difference !== null && (
            <AmountRow
              sum
              label={t(`special-projects:costs.${difference < 0 ? 'over' : 'under'}`)}
              amount={formatMoney(Math.abs(difference))}
            />
          )}
        </tbody>
        <tfoot>
          <MarginRow label={t('special-projects:costs.marginEstimated')} left={estimated} />
          <MarginRow label={t('special-projects:costs.marginMade')} left={made} />
        </tfoot>
      </AmountTable>
      {unpriced > 0 && (
        <Text size="sm" c="dimmed" mt={8}>
          {t('special-projects:costs.unpricedCount', { count: unpriced })}
        </Text>
      )}
    </Box>
  );
};

const [CostDialog] = lazyPart(() => import('./cost-dialog.tsx'));

type Shown = { project: SpecialProject; costs: ProjectCosts };

const search = z.object({ unsent: urlText() });

/** `?unsent=<id>` opens the form of a refused entry of this project again. */
const RefusedCost = ({ project, costs }: Shown) => {
  const [{ unsent }, setSearch] = useSearchState(search);
  const refused = useRefused(unsent);
  if (!refused || refused === 'loading') return null;
  const { projectId, costId } = refused.about as AboutCost;
  if (projectId !== project.id) return null;
  return (
    <CostDialog
      key={refused.id}
      project={project}
      costs={costs}
      refused={refused}
      entry={costs.entries.find(({ id }) => id === costId) ?? null}
      onClose={() => setSearch({ unsent: undefined }, { replace: true })}
    />
  );
};

const Entries = ({ project, costs }: Shown) => {
  return (
    <>
      <CostSums costs={costs} />
      <NotedCosts project={project} costs={costs} />
      <Suspense fallback={null}>
        <RefusedCost project={project} costs={costs} />
      </Suspense>
    </>
  );
};

/** What the work took, noted by the people who do it; with money for those who see it. */
export const CostsSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { data, error, refetch } = useQuery(costsQuery(project.id));
  if (data && !data.can.add && data.entries.length === 0) return null;
  return (
    <RecordSection
      id="project-costs"
      title={t(`special-projects:costs.${project.money ? 'titleMoney' : 'title'}`)}
      titleSpace="sm"
    >
      {data ? (
        <Entries project={project} costs={data} />
      ) : error ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} />
      )}
    </RecordSection>
  );
};
