import { Checkbox } from '@mantine/core';
import { lineCents } from '#features/special-projects/contract';
import { formatMoney, formatNumber, useText } from '#platform/web/i18n/index';
import { byPlace } from '#platform/web/ui/index';
import { type ProposalLine, totalCents } from '../../contract/index.ts';
import classes from './paper.module.css';

type Props = {
  lines: readonly ProposalLine[];
  /** Places of the options that are taken. */
  chosen: readonly number[];
  /** The client decides; absent where it is only shown. */
  onChoose?: ((chosen: number[]) => void) | undefined;
};

const Words = ({ line }: { line: ProposalLine }) => {
  const t = useText();
  const { description, quantity, unit_of_measure: unit, unit_price } = line;
  return (
    <span className={classes.words}>
      <span className={classes.what}>{description || '–'}</span>
      <span className={classes.second}>
        {`${formatNumber(quantity)} ${t(`special-projects:unit.${unit}`)} × ${formatMoney(unit_price)}`}
      </span>
    </span>
  );
};

const Option = ({ line, at, chosen, onChoose }: Props & { line: ProposalLine; at: number }) => {
  const taken = chosen.includes(at);
  const amount = <span className={classes.amount}>{formatMoney(lineCents(line) / 100)}</span>;
  return (
    <li className={classes.option} data-taken={taken || undefined}>
      <Checkbox
        checked={taken}
        readOnly={!onChoose}
        disabled={!onChoose && !taken}
        onChange={() => onChoose?.(taken ? chosen.filter((one) => one !== at) : [...chosen, at])}
        classNames={{ body: classes.body, labelWrapper: classes.labelWrapper, label: classes.label }}
        label={
          <>
            <Words line={line} />
            {amount}
          </>
        }
      />
    </li>
  );
};

/** What is offered line by line, with options that the client takes or leaves, and what it comes to. */
export const ProposalLines = (props: Props) => {
  const t = useText();
  const { lines, chosen, onChoose } = props;
  const all = byPlace(lines);
  const options = all.filter(([, { optional }]) => optional);
  return (
    <div className={classes.lines}>
      <h2 className={classes.heading}>{t('proposals:shared.included')}</h2>
      <ul className={classes.list}>
        {all
          .filter(([, { optional }]) => !optional)
          .map(([at, line]) => (
            <li key={at} className={classes.line}>
              <Words line={line} />
              <span className={classes.amount}>{formatMoney(lineCents(line) / 100)}</span>
            </li>
          ))}
      </ul>
      {options.length > 0 && (
        <>
          <h2 className={classes.heading}>{t('proposals:shared.options')}</h2>
          {onChoose && <p className={classes.hint}>{t('proposals:shared.optionsHint')}</p>}
          <ul className={classes.list} aria-label={t('proposals:shared.options')}>
            {options.map(([at, line]) => (
              <Option key={at} {...props} line={line} at={Number(at)} />
            ))}
          </ul>
        </>
      )}
      <output className={classes.total}>
        <span>{t('proposals:shared.total')}</span>
        <strong>{formatMoney(totalCents(lines, chosen) / 100)}</strong>
      </output>
    </div>
  );
};
