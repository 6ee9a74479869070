import { Box, Skeleton } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AnswerOf, QueryOf } from '#platform/contract/endpoint';
import { endpointQuery } from '#platform/web/api/index';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { useSearchState } from '#platform/web/routing/index';
import { Columns } from '#platform/web/ui/index';
import { serviceFigureEndpoints } from '../contract/index.ts';
import { LaborShare, Margin, Vacancy } from './figure-cells.tsx';
import classes from './figures.module.css';
import { figureList } from './list/figure-list.ts';

const { sumServiceFigures } = serviceFigureEndpoints;

type Sum = AnswerOf<typeof sumServiceFigures>;

/** The sums of all services that the filters leave. */
export const FigureSums = () => {
  const t = useText();
  const [search] = useSearchState(figureList.schema);
  const { sort: _sort, order: _order, ...filters } = figureList.queryOf(search) as Record<string, unknown>;
  const { data } = useQuery({
    ...endpointQuery(sumServiceFigures, { query: filters as QueryOf<typeof sumServiceFigures> }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const figure = (label: string, cell: (sum: Sum) => ReactNode) => (
    <div>
      <dt>{label}</dt>
      <dd>{data ? cell(data) : <Skeleton h={24} w={90} my={3} />}</dd>
    </div>
  );
  return (
    <Columns
      component="dl"
      className={classes.sums}
      columns="repeat(5, minmax(0, 1fr))"
      gap="sm"
      m="0 0 16px"
      aria-label={t('service-figures:sum.label')}
    >
      {figure(t('service-figures:field.value'), ({ value, services }) => (
        <>
          {formatMoney(value)}
          <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
            {t('service-figures:sum.services', { count: services })}
          </Box>
        </>
      ))}
      {figure(t('service-figures:field.net'), ({ net }) => formatMoney(net))}
      {figure(t('service-figures:field.margin'), ({ margin, without_budget }) => (
        <>
          <Margin share={margin} t={t} />
          {without_budget > 0 && (
            <Box component="span" className={classes.beside} display="block" c="dimmed" fz="xs">
              {t('service-figures:sum.withoutBudget', {
                count: without_budget,
                shown: formatNumber(without_budget),
              })}
            </Box>
          )}
        </>
      ))}
      {figure(t('service-figures:field.labor'), ({ labor_share }) => (
        <LaborShare share={labor_share} t={t} />
      ))}
      {figure(t('service-figures:field.vacancy'), (sum) => (
        <Vacancy room={sum} t={t} />
      ))}
    </Columns>
  );
};
