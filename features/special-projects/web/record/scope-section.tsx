import { formatMoney, formatNumber, formatPercent, useText } from '#platform/web/i18n/index';
import { byPlace, RecordSection } from '#platform/web/ui/index';
import type { SpecialProject } from '../../contract/index.ts';
import { priceWords } from '../price-words.ts';
import classes from '../special-projects.module.css';

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
      <table className={classes.table}>
        <tbody>
          {byPlace(lines).map(([at, { description, quantity, unit_of_measure, unit_price, amount }]) => (
            <tr key={at}>
              <th scope="row">
                {description}
                <span className={classes.second}>
                  {[
                    `${formatNumber(quantity)} ${t(`special-projects:unit.${unit_of_measure}`)}`,
                    unit_price !== null && formatMoney(unit_price),
                  ]
                    .filter(Boolean)
                    .join(' × ')}
                </span>
              </th>
              <td>{amount !== null && formatMoney(amount)}</td>
            </tr>
          ))}
        </tbody>
        {money && (
          <tfoot>
            {money.price_overridden && (
              <tr>
                <th scope="row">{t('special-projects:scope.total')}</th>
                <td>{formatMoney(money.lines_total)}</td>
              </tr>
            )}
            <tr className={classes.sum}>
              <th scope="row">
                {t('special-projects:scope.price')}
                {money.price_overridden && (
                  <span className={classes.second}>{t('special-projects:scope.overridden')}</span>
                )}
              </th>
              <td>{priceWords(project, t)}</td>
            </tr>
            {money.year_value !== null && (
              <tr>
                <th scope="row">{t('special-projects:scope.yearValue')}</th>
                <td>{formatMoney(money.year_value)}</td>
              </tr>
            )}
            {money.cost > 0 &&
              costs
                .filter((name) => money.cost_estimate[name] > 0)
                .map((name) => (
                  <tr key={name}>
                    <th scope="row">{t(`special-projects:cost.${name}`)}</th>
                    <td>{formatMoney(money.cost_estimate[name])}</td>
                  </tr>
                ))}
            {money.cost > 0 && money.margin !== null && (
              <tr className={classes.sum}>
                <th scope="row">
                  {t('special-projects:cost.margin')}
                  {money.margin_share !== null && (
                    <span className={classes.second}>
                      {t('special-projects:cost.ofPrice', { percent: formatPercent(money.margin_share, 1) })}
                    </span>
                  )}
                </th>
                <td>{formatMoney(money.margin)}</td>
              </tr>
            )}
          </tfoot>
        )}
      </table>
    </RecordSection>
  );
};
