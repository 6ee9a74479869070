import { Badge, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from '#platform/web/api/index';
import { showAlert } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { FilterChips, FilterPanel } from '#platform/web/list/index';
import { AnchorLink, useSearchState } from '#platform/web/routing/index';
import { CardsSkeleton, LoadProblem } from '#platform/web/ui/index';
import {
  type BoardStatus,
  boardEndpoints,
  type BoardCard as Card,
  type NamedTransition,
} from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { calendarList, filtersOf } from '../calendar/calendar-list.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import classes from './board.module.css';
import { BoardCard, cardType } from './board-card.tsx';
import { CardStep } from './card-step.tsx';
import { stepTo } from './step-of.ts';

type Step = { id: number; name: NamedTransition; at: number };

/** Special projects by status; a card moves by the steps that are allowed, through their dialogs. */
const BoardView = () => {
  const t = useText();
  const [search, setSearch] = useSearchState(calendarList.schema);
  const [step, setStep] = useState<Step | null>(null);
  const { data, error, refetch } = useQuery({
    ...endpointQuery(boardEndpoints.getProjectBoard, { query: filtersOf(search) }),
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
  return (
    <>
      <div className={classes.tools} data-no-print>
        <FilterPanel
          list={calendarList}
          search={search}
          onChange={setSearch}
          count={set.length}
          apply={t('special-projects:list.apply')}
        />
        <FilterChips filters={set} search={search} clear={(some) => setSearch(calendarList.cleared(some))} />
      </div>
      <div className={classes.columns}>
        {data.map(({ status, total, cards }) => (
          <section
            key={status}
            className={classes.column}
            aria-label={t(`special-projects:status.${status}`)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault();
              drop(Number(event.dataTransfer.getData(cardType)), status);
            }}
          >
            <Title order={2} size="h4" className={classes.head}>
              {t(`special-projects:status.${status}`)}
              <Badge variant="light" color="gray">
                {total}
              </Badge>
            </Title>
            {status === 'closed' && (
              <Text size="sm" c="dimmed">
                {t('special-projects:board.lately')}
              </Text>
            )}
            <PlanningCards>
              {cards.map((card) => (
                <BoardCard key={card.id} card={card} onStep={begin} />
              ))}
            </PlanningCards>
            {total > cards.length && (
              <AnchorLink to={`${paths.list}?status=${status}`} size="sm">
                {t('special-projects:board.all', { count: total })}
              </AnchorLink>
            )}
          </section>
        ))}
      </div>
      {step && <CardStep key={step.at} id={step.id} name={step.name} />}
    </>
  );
};

export default BoardView;
