import { Badge, Group, Stack, Text, Title } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { ActionMenu } from '#platform/web/ui/index';
import {
  type BoardCard as Card,
  type BoardColumn as Column,
  endedStatuses,
  type NamedTransition,
} from '../../contract/index.ts';
import { paths } from '../addresses.ts';
import { PlanningCard, PlanningCards } from '../planning/planning-card.tsx';
import { priceWords } from '../price-words.ts';
import { ProjectStatusChip } from '../project-status.tsx';
import classes from './board.module.css';

type BoardCardProps = {
  card: Card;
  onStep: (card: Card, name: NamedTransition) => void;
};

/** What a card is called while it is dragged. */
const cardType = 'application/x-special-project-card';

/** A project on the board: its steps are in the menu too, for keyboards and phones. */
const BoardCard = ({ card, onStep }: BoardCardProps) => {
  const t = useText();
  const { id, number, title, client, scheduled_date: day, price, allowed_transitions: allowed } = card;
  return (
    <PlanningCard
      id={id}
      title={title}
      dragged={allowed.length > 0 ? cardType : null}
      action={
        allowed.length > 0 && (
          <ActionMenu
            icon={IconArrowsExchange}
            label={t('special-projects:board.steps', { number })}
            variant="subtle"
            size={44}
            actions={allowed.map((name) => ({
              label: t(`special-projects:step.${name}`),
              danger: name === 'cancel',
              onClick: () => onStep(card, name),
            }))}
          />
        )
      }
    >
      <Text size="sm" c="dimmed">
        {[number, client.name].join(' · ')}
      </Text>
      <Text size="sm" c="dimmed">
        {[day && formatDate(day), price !== null && priceWords(card, t)].filter(Boolean).join(' · ')}
      </Text>
      {(card.past_due || card.expired || card.approved || card.reopened) && (
        <ProjectStatusChip project={card} />
      )}
    </PlanningCard>
  );
};

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
    <Stack
      component="section"
      className={classes.column}
      gap="xs"
      aria-label={t(`special-projects:status.${status}`)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop(Number(event.dataTransfer.getData(cardType)));
      }}
    >
      <Title order={2} size="h4">
        <Group component="span" gap="xs" justify="space-between" wrap="nowrap">
          {t(`special-projects:status.${status}`)}
          <Badge variant="light" color="gray">
            {total}
          </Badge>
        </Group>
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
    </Stack>
  );
};
