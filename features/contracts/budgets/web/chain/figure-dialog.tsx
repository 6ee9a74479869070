import { Box } from '@mantine/core';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { byPlace, Dialog } from '#platform/web/ui/index';
import type { Figure, Part } from '../../contract/index.ts';
import { figureText, partText, termText } from './figure-text.ts';
import classes from './formula.module.css';

type Props = { figure: Figure; column: string; onClose: () => void };

/** Shows how one figure was calculated, with all numbers. */
const FigureDialog = ({ figure: { key, unit, value, parts, over }, column, onClose }: Props) => {
  const t = useText();
  const word = t(`budgets:chain.figure.${key}`);
  const amount = (of: number): string =>
    unit === 'percent' ? formatMoney(of) : unit === 'sqft' ? formatNumber(of) : figureText(of, unit, t);
  const terms = (part: Part): string => part.terms.map((term) => termText(term, t)).join(' × ');
  const sum = parts.reduce((all, part) => all + part.amount, 0);
  return (
    <Dialog title={t('budgets:chain.howTitle', { figure: word, column })} onClose={onClose} size="lg">
      {parts.length === 0 && (
        <Box component="p" m="0 0 8px">
          {t('budgets:chain.given')}
        </Box>
      )}
      <table className={classes.formula}>
        <tbody>
          {byPlace(parts).map(([at, part]) => (
            <tr key={at}>
              <th scope="row">
                {partText(part, t)}
                {part.terms.length > 0 && (
                  <Box component="span" display="block" c="dimmed">
                    {terms(part)}
                  </Box>
                )}
              </th>
              <td>{amount(part.amount)}</td>
            </tr>
          ))}
          {over !== null && (
            <tr>
              <th scope="row">
                {t('budgets:chain.sum')}
                <Box component="span" display="block" c="dimmed">
                  {formatMoney(sum)} ÷ {formatMoney(over)}
                </Box>
              </th>
              <td>{formatMoney(sum)}</td>
            </tr>
          )}
          <tr className={classes.result}>
            <th scope="row">{word}</th>
            <td>{figureText(value, unit, t)}</td>
          </tr>
        </tbody>
      </table>
    </Dialog>
  );
};

export default FigureDialog;
