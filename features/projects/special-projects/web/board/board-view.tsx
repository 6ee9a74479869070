import { Button, Group } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { showAlert } from '#platform/web/feedback/index';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel } from '#platform/web/list/index';
import { useSearchState } from '#platform/web/routing/index';
import { CardsSkeleton, LoadProblem, usePhone } from '#platform/web/ui/index';
import {
  type BoardStatus,
  boardEndpoints,
  type BoardCard as Card,
  foldedStatuses,
  type NamedTransition,
} from '../../contract/index.ts';
import { calendarList, filtersOf } from '../calendar/calendar-list.ts';
import classes from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { CardStep } from './card-step.tsx';
import { stepTo } from './step-of.ts';

type Step = { id: number; name: NamedTransition; at: number };

const isFolded = (status: BoardStatus): boolean => foldedStatuses.some((folded) => folded === status);

/** Special projects by status; a card moves by the steps that are allowed, through their dialogs. */
const BoardView = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(calendarList.schema);
  const phone = usePhone();
  const [unfolded, setUnfolded] = useState(false);
  const columns = useRef<HTMLDivElement>(null);
  // Whoever asks for one of these statuses wants to see its column.
  const opened = unfolded || search.status.some(isFolded);
  const [step, setStep] = useState<Step | null>(null);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(boardEndpoints.getProjectBoard, {
      query: { ...filtersOf(search), ...(opened && { folded: true }) },
    }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
  const set = calendarList.filters.filter((filter) => calendarList.isSet(search, filter));
  const begin = ({ id }: Card, name: NamedTransition): void => setStep({ id, name, at: Date.now() });

  const drop = (id: number, column: BoardStatus): void => {
    const card = data?.flatMap(({ cards }) => cards).find((one) => one.id === id);
    if (!card || card.status === column) return;
    const name = stepTo(card, column);
    if (name) begin(card, name);
    else
      showAlert({
        text: t('special-projects:board.refused', {
          number: card.number,
          status: t(`special-projects:status.${column}`),
        }),
        colour: 'red',
      });
  };

  if (!data) return error ? <LoadProblem error={error} retry={() => void refetch()} /> : <CardsSkeleton />;
  const hidden = data.filter(({ status }) => isFolded(status)).reduce((sum, { total }) => sum + total, 0);
  const Chevron = opened ? IconChevronUp : IconChevronDown;
  const unfold = (): void => {
    setUnfolded(!opened);
    // They come last, and on a wide screen out of sight.
    requestAnimationFrame(() => columns.current?.scrollTo({ left: columns.current.scrollWidth }));
  };
  const fold = (hidden > 0 || opened) && (
    <Button
      variant="default"
      aria-expanded={opened}
      rightSection={<Chevron size={16} aria-hidden />}
      onClick={unfold}
    >
      {t('special-projects:board.folded', { count: hidden, total: formatNumber(hidden) })}
    </Button>
  );
  return (
    <>
      <Group gap="xs" align="stretch" mb="sm" data-no-print>
        <FilterPanel
          list={calendarList}
          search={search}
          onChange={setSearch}
          count={set.length}
          apply={t('special-projects:list.apply')}
        />
        {!phone && fold}
        <FilterChips filters={set} search={search} clear={(some) => setSearch(calendarList.cleared(some))} />
      </Group>
      <div ref={columns} className={classes.columns}>
        {data
          .filter(({ status }) => opened || !isFolded(status))
          .map((column) => (
            <BoardColumn
              key={column.status}
              column={column}
              onStep={begin}
              onDrop={(id) => drop(id, column.status)}
            />
          ))}
      </div>
      {phone && fold}
      {step && <CardStep key={step.at} id={step.id} name={step.name} />}
    </>
  );
};

export default BoardView;
