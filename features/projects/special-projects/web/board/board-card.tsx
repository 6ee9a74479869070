import { Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { formatDate, useText } from '#platform/web/i18n/index';
import { ActionMenu } from '#platform/web/ui/index';
import type { BoardCard as Card, NamedTransition } from '../../contract/index.ts';
import { PlanningCard } from '../planning/planning-card.tsx';
import { priceWords } from '../price-words.ts';
import { ProjectStatusChip } from '../project-status.tsx';

type Props = {
  card: Card;
  onStep: (card: Card, name: NamedTransition) => void;
};

/** What a card is called while it is dragged. */
export const cardType = 'application/x-special-project-card';

/** A project on the board: its steps are in the menu too, for keyboards and phones. */
export const BoardCard = ({ card, onStep }: Props) => {
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
