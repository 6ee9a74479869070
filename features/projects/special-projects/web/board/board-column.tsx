import { Badge, Text, Title } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import {
  type BoardCard as Card,
  type BoardColumn as Column,
  endedStatuses,
  type NamedTransition,
} from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { PlanningCards } from '../planning/planning-card.tsx';
import classes from './board.module.css';
import { BoardCard, cardType } from './board-card.tsx';

type Props = {
  column: Column;
  onStep: (card: Card, name: NamedTransition) => void;
  /** A card was dropped on it. */
  onDrop: (id: number) => void;
};

/** The projects of one status, the soonest due first. */
export const BoardColumn = ({ column: { status, total, cards }, onStep, onDrop }: Props) => {
  const t = useText();
  const hasEnded = endedStatuses.includes(status);
  return (
    <section
      className={classes.column}
      aria-label={t(`special-projects:status.${status}`)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData(cardType)));
      }}
    >
      <Title order={2} size="h4" className={classes.head}>
        {t(`special-projects:status.${status}`)}
        <Badge variant="light" color="gray">
          {total}
        </Badge>
      </Title>
      {hasEnded && (
        <Text size="sm" c="dimmed">
          {t('special-projects:board.lately')}
        </Text>
      )}
      <PlanningCards>
        {cards.map((card) => (
          <BoardCard key={card.id} card={card} onStep={onStep} />
        ))}
      </PlanningCards>
      {(total > cards.length || hasEnded) && (
        <AnchorLink to={`${paths.list}?status=${status}`} size="sm">
          {hasEnded ? t('special-projects:board.older') : t('special-projects:board.all', { count: total })}
        </AnchorLink>
      )}
    </section>
  );
};
