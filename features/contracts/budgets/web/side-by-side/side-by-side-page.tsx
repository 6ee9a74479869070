import { Box, Group, Text } from '@mantine/core';
import { IconAdjustments } from '@tabler/icons-react';
import { contractHref } from '#features/contracts/contracts/web';
import { planHref } from '#features/contracts/staffing-plans/web';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink, ButtonLink, type Visit } from '#platform/web/routing/index';
import type { SideBySide } from '../../contract/index.ts';
import { budgetHref, type Of, whatIfHref } from '../addresses.ts';
import { ChainTable } from '../chain/chain-table.tsx';
import { ServiceChain } from '../chain/service-chain.tsx';
import { sideBySideQuery } from '../queries.ts';
import classes from './side-by-side.module.css';

export const prefetch = ({ client, params }: Visit): void => {
  const of = { jobId: Number(params.jobId), serviceId: Number(params.serviceId) };
  void client.prefetchQuery(sideBySideQuery(of));
};

/** Ways to what is compared. */
const Compared = ({ of, inputs }: { of: Of; inputs: SideBySide['inputs'] }) => {
  const t = useText();
  const { contract, budget, full, current } = inputs;
  return (
    <Group
      component="nav"
      className={classes.compared}
      gap="0 20px"
      align="stretch"
      my="4px 12px"
      aria-label={t('budgets:chain.of')}
    >
      {contract && (
        <AnchorLink to={contractHref(of, contract.id)}>
          {t('budgets:price.of', { number: contract.number })}
        </AnchorLink>
      )}
      {budget && (
        <AnchorLink to={budgetHref(of, budget.id)}>
          {t('budgets:titles.budget')} {budget.name}
        </AnchorLink>
      )}
      {(['full-building', 'current'] as const).map((type) => {
        const plan = type === 'current' ? current : full;
        return (
          plan && (
            <AnchorLink
              key={type}
              to={planHref({ ...of, parentType: plan.parent_type, parentId: plan.parent_id }, plan.id)}
            >
              {t(`staffing-plans:titles.${type}`)}
            </AnchorLink>
          )
        );
      })}
    </Group>
  );
};

const SideBySidePage = () => {
  const t = useText();
  return (
    <ServiceChain
      title={t('budgets:titles.sideBySide')}
      empty={t('budgets:chain.none')}
      action={(of) => (
        <ButtonLink
          to={whatIfHref(of)}
          variant="default"
          leftSection={<IconAdjustments size={16} aria-hidden />}
        >
          {t('budgets:titles.whatIf')}
        </ButtonLink>
      )}
    >
      {({ inputs, columns }, of) => (
        <>
          <Text c="dimmed">{t('budgets:chain.text')}</Text>
          <Compared of={of} inputs={inputs} />
          {inputs.budget?.status === 'draft' && (
            <Box component="p" m="0 0 12px">
              {t('budgets:chain.draft', { name: inputs.budget.name })}
            </Box>
          )}
          {!inputs.current && (
            <Box component="p" m="0 0 12px">
              {t('budgets:chain.noCurrent')}
            </Box>
          )}
          <ChainTable
            columns={columns.map(({ key, figures }) => ({
              id: key,
              title: t(`budgets:chain.column.${key}`),
              figures,
            }))}
          />
        </>
      )}
    </ServiceChain>
  );
};

export default SideBySidePage;
