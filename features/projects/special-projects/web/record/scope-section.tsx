import { formatMoney, formatPercent, formatRate, useText } from '#platform/web/i18n/index';
import { AmountRow, AmountTable, byPlace, RecordSection } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { priceWords } from '../price-words.ts';
import { quantityWords } from '../quantity-words.ts';

const costs = ['labor', 'supply', 'equipment', 'subcontract'] as const;

/** What is sold, and for how much; the amounts only for those who see them. */
export const ScopeSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  const { scope_lines: lines, money } = project;
  if (lines.length === 0 && money === null) return null;
  return (
    <RecordSection
      id="project-scope"
      title={t(money ? 'special-projects:section.scope' : 'special-projects:field.scope_lines')}
      titleSpace="sm"
    >
      <AmountTable>
        <tbody>
          {byPlace(lines).map(([at, { description, quantity, unit_of_measure, unit_price, amount }]) => (
            <AmountRow
              key={at}
              label={description}
              note={[
                quantityWords({ quantity, unit_of_measure }, t),
                unit_price !== null && formatRate(unit_price),
              ]
                .filter(Boolean)
                .join(' × ')}
              amount={amount !== null && formatMoney(amount)}
            />
          ))}
        </tbody>
        {money && (
          <tfoot>
            {money.price_overridden && (
              <AmountRow label={t('special-projects:scope.total')} amount={formatMoney(money.lines_total)} />
            )}
            <AmountRow
              sum
              label={t('special-projects:scope.price')}
              note={money.price_overridden && t('special-projects:scope.overridden')}
              amount={priceWords(project, t)}
            />
            {money.year_value !== null && (
              <AmountRow
                label={t('special-projects:scope.yearValue')}
                amount={formatMoney(money.year_value)}
              />
            )}
            {money.cost > 0 &&
              costs
                .filter((name) => money.cost_estimate[name] > 0)
                .map((name) => (
                  <AmountRow
                    key={name}
                    label={t(`special-projects:cost.${name}`)}
                    amount={formatMoney(money.cost_estimate[name])}
                  />
                ))}
            {money.cost > 0 && money.margin !== null && (
              <AmountRow
                sum
                label={t('special-projects:cost.margin')}
                note={
                  money.margin_share !== null &&
                  t('special-projects:cost.ofPrice', { percent: formatPercent(money.margin_share, 1) })
                }
                amount={formatMoney(money.margin)}
              />
            )}
          </tfoot>
        )}
      </AmountTable>
    </RecordSection>
  );
};
