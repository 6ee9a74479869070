import { Box, Group, Text } from '@mantine/core';
import { IconCalendarCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { endpointPage } from '#platform/web/api/index';
import { capitalized, intlLocale, todayIn, useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel, type SearchOfList } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { EmptyState, LoadProblem, RowsSkeleton, SearchBox } from '#platform/web/ui/index';
import { type ServiceFigure, serviceFigureEndpoints } from '../../contract/index.ts';
import { figureList } from '../list/figure-list.ts';
import { axisOf } from './axis.ts';
import { EndingRow } from './ending-row.tsx';
import classes from './timeline.module.css';

type Search = SearchOfList<typeof figureList>;

/** The search and the filters of the services, above the months. */
const EndingTools = ({
  search,
  onChange,
}: {
  search: Search;
  onChange: (patch: Record<string, unknown>) => void;
}) => {
  const t = useText();
  const set = figureList.filters.filter((filter) => figureList.isSet(search, filter));
  return (
    <Group gap="xs" align="stretch" mb="sm" data-no-print>
      <SearchBox
        value={search.q}
        placeholder={t('service-figures:list.search')}
        onChange={(q) => onChange({ q })}
      />
      <FilterPanel
        list={figureList}
        search={search}
        onChange={onChange}
        count={set.length}
        apply={t('service-figures:list.apply')}
      />
      <FilterChips filters={set} search={search} clear={(some) => onChange(figureList.cleared(some))} />
    </Group>
  );
};

/** Number of days ahead, when the filter does not set it. */
const usual = 365;

const max = 100;

/** The short name of a month. Only January has its year, as ’27, because "Jan 27" would read as a day. */
const formatMonth = (date: string): string => {
  const month = new Intl.DateTimeFormat(intlLocale(), { month: 'short', timeZone: 'UTC' }).format(
    Date.parse(date),
  );
  return capitalized(date.slice(5, 7) === '01' ? `${month} ’${date.slice(2, 4)}` : month);
};

const Legend = () => {
  const t = useText();
  return (
    <Group
      component="ul"
      className={classes.legend}
      gap="4px 20px"
      align="stretch"
      m="0 0 12px"
      c="dimmed"
      fz="sm"
      aria-hidden
    >
      <li>
        <span className={classes.bar} /> {t('service-figures:timeline.legendEnds')}
      </li>
      <li>
        <span className={classes.bar} data-renews /> {t('service-figures:timeline.legendRenews')}
      </li>
      <li>
        <span className={classes.notice} /> {t('service-figures:timeline.legendNotice')}
      </li>
    </Group>
  );
};

const Months = ({ rows, days }: { rows: readonly ServiceFigure[]; days: number }) => {
  const t = useText();
  const today = todayIn();
  const axis = axisOf(today, days);
  return (
    <div>
      <Box className={classes.months} pos="relative" h={24} ms="34%" c="dimmed" fz="xs" aria-hidden>
        {axis.months.map(({ date, place }) => (
          <span key={date} style={{ insetInlineStart: `${place * 100}%` }}>
            {formatMonth(date)}
          </span>
        ))}
        <i style={{ insetInlineStart: `${axis.placeOf(today) * 100}%` }} />
      </Box>
      <ol className={classes.rows} aria-label={t('service-figures:timeline.label')}>
        {rows.map((row) => (
          <EndingRow key={row.id} row={row} axis={axis} />
        ))}
      </ol>
    </div>
  );
};

/** Contracts by their last day, on an axis of months; on a phone in words alone. */
const TimelineView = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(figureList.schema);
  const { ends_within: days = usual, ...others } = search;
  const { data, error, refetch } = useQuery({
    ...endpointPage(serviceFigureEndpoints.listServiceFigures, {
      query: {
        ...figureList.queryOf({ ...others, ends_within: days }),
        sort: 'end',
        order: 'asc',
        per_page: max,
      },
    }),
    meta: { quiet: true },
  });
  return (
    <>
      <EndingTools search={search} onChange={setSearch} />
      {!data ? (
        error ? (
          <LoadProblem error={error} retry={() => void refetch()} />
        ) : (
          <RowsSkeleton rows={8} />
        )
      ) : data.rows.length === 0 ? (
        <EmptyState
          icon={IconCalendarCheck}
          title={t('service-figures:timeline.empty')}
          text={t('service-figures:timeline.emptyText', { count: days })}
        />
      ) : (
        <>
          <Legend />
          <Months rows={data.rows} days={days} />
          {data.total > data.rows.length && (
            <Text c="dimmed" mt="sm">
              {t('service-figures:timeline.more', { count: data.rows.length })}
            </Text>
          )}
        </>
      )}
    </>
  );
};

export default TimelineView;
