import { Anchor, Box, Group, Paper } from '@mantine/core';
import {
  formatDate,
  formatMoney,
  formatNumber,
  formatPercent,
  type Translate,
  useText,
} from '#platform/web/i18n/index';
import { type Fact, RecordFacts, RecordLayout, RecordSection } from '#platform/web/ui/index';
import type { ContractRecord, ContractTerms } from '../../contract/index.ts';
import classes from '../contracts.module.css';
import { DaysLeft } from '../days-left.tsx';
import { PriceTable } from '../price-table.tsx';

const renewalText = ({ renewal }: ContractTerms, t: Translate): string => {
  if (!renewal) return t('contracts:renewal.none');
  if (renewal.noticed_on) return t('contracts:renewal.noticed', { on: formatDate(renewal.noticed_on) });
  return t('contracts:renewal.plan', {
    on: formatDate(renewal.on),
    until: formatDate(renewal.until),
    by: formatDate(renewal.notice_by),
  });
};

const factsOf = (contract: ContractRecord, terms: ContractTerms, t: Translate): Fact[] => {
  const { start_date, termination_date: end } = contract;
  const { square_feet: feet } = terms;
  const area = (value: number | null) => (value === null ? null : formatNumber(value));
  return [
    [t('contracts:field.start_date'), formatDate(start_date)],
    [
      t('contracts:field.termination_date'),
      <Group component="span" key="end" data-figures gap="0 12px" align="stretch" display="inline-flex">
        {end === null ? t('contracts:noEnd') : formatDate(end)} <DaysLeft days={contract.days_left} />
      </Group>,
    ],
    [t('contracts:reason'), terms.termination_reason],
    [t('contracts:section.renewal'), renewalText(terms, t)],
    [t('contracts:field.days_per_week'), String(terms.days_per_week)],
    [t('contracts:field.gross_cleanable_sqft'), area(feet.gross_cleanable)],
    [t('contracts:field.occupied_sqft'), area(feet.occupied)],
    [t('contracts:field.vacant_sqft'), area(feet.vacant)],
    [t('contracts:field.vacant_full_sqft'), area(feet.vacant_full)],
    [t('contracts:field.escalator_pct'), formatPercent(terms.escalator_pct / 100, 2)],
    [t('contracts:field.winteam_customer_number'), terms.winteam_customer_number],
    [t('contracts:field.signed_at'), terms.signed_at && formatDate(terms.signed_at)],
    [
      t('contracts:file'),
      terms.signed_file && (
        <Anchor href={terms.signed_file.url} target="_blank" rel="noreferrer">
          {terms.signed_file.name}
        </Anchor>
      ),
    ],
  ];
};

/** A contract that is no draft: read, not edited. */
export const ContractTermsView = ({ contract }: { contract: ContractRecord }) => {
  const t = useText();
  const { terms } = contract;
  if (!terms) return null;
  return (
    <RecordLayout
      facts={<RecordFacts facts={factsOf(contract, terms, t)} />}
      description={terms.notes || null}
    >
      <RecordSection id="contract-pricing" title={t('contracts:section.pricing')} titleSpace="sm">
        <table className={classes.price}>
          <tbody>
            {terms.pricing.map(({ type, amount, note }) => (
              <tr key={`${type} ${note} ${amount}`}>
                <th scope="row">
                  {t(`contracts:pricing.${type}`)}{' '}
                  <Box component="span" className={classes.basis} ms={4}>
                    {note}
                  </Box>
                </th>
                <td>{formatMoney(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </RecordSection>
      <Paper p="md">
        <PriceTable terms={terms} whole />
      </Paper>
    </RecordLayout>
  );
};
