import { Group, Text } from '@mantine/core';
import { IconAdjustments, IconColumns, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatMoney, formatPercent, type Translate, useText } from '#platform/web/i18n/index';
import { ButtonLink } from '#platform/web/routing/index';
import { useFlag } from '#platform/web/session/index';
import {
  LoadProblem,
  type RecordLine,
  RecordLines,
  RowsSkeleton,
  Section,
  StatusChip,
} from '#platform/web/ui/index';
import { type Budget, costOfMonth } from '../contract/index.ts';
import { budgetHref, type Of, sideBySideHref, whatIfHref } from './addresses.ts';
import { budgetsQuery } from './queries.ts';

const factsOf = (budget: Budget, t: Translate): RecordLine['facts'] => {
  const { effective_from: from, effective_to: to, cost, counts_startup, margin } = budget;
  const percent = margin?.margin_pct;
  return [
    budget.in_force && t('budgets:inForce'),
    to === null ? t('budgets:since', { from: formatDate(from) }) : `${formatDate(from)} – ${formatDate(to)}`,
    t('budgets:costs', { amount: formatMoney(costOfMonth(cost, counts_startup).total) }),
    typeof percent === 'number' && t('budgets:marginIs', { percent: formatPercent(percent / 100, 1) }),
  ];
};

/** The budgets of a service, below its form. */
const ServiceBudgets = (of: Of) => {
  const t = useText();
  const [mayContract, mayJob] = [useFlag('admin.canEditContract'), useFlag('admin.canEditJobSite')];
  const { data, error, refetch } = useQuery(budgetsQuery(of));
  return (
    <Section title={t('budgets:panel')} text={t('budgets:serviceText')} anchor="budgets">
      {error && !data ? (
        <LoadProblem error={error} retry={() => void refetch()} />
      ) : !data ? (
        <RowsSkeleton rows={3} />
      ) : data.length === 0 ? (
        <Text c="dimmed">{t('budgets:none')}</Text>
      ) : (
        <RecordLines
          label={t('budgets:panel')}
          lines={data.map((budget) => ({
            id: budget.id,
            to: budgetHref(of, budget.id),
            title: budget.name,
            facts: factsOf(budget, t),
            marks: <StatusChip status={budget.status} label={t(`budgets:status.${budget.status}`)} />,
          }))}
        />
      )}
      <Group gap="xs" align="stretch">
        {mayContract && mayJob && (
          <ButtonLink to={budgetHref(of)} variant="default" leftSection={<IconPlus size={16} aria-hidden />}>
            {t(data && data.length > 0 ? 'budgets:step.createAnother' : 'budgets:step.createFirst')}
          </ButtonLink>
        )}
        <ButtonLink
          to={sideBySideHref(of)}
          variant="default"
          leftSection={<IconColumns size={16} aria-hidden />}
        >
          {t('budgets:titles.sideBySide')}
        </ButtonLink>
        <ButtonLink
          to={whatIfHref(of)}
          variant="default"
          leftSection={<IconAdjustments size={16} aria-hidden />}
        >
          {t('budgets:titles.whatIf')}
        </ButtonLink>
      </Group>
    </Section>
  );
};

export default ServiceBudgets;
