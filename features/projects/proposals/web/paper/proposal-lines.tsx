import { Checkbox } from '@mantine/core';
import { IconSquare, IconSquareCheck } from '@tabler/icons-react';
import { lineCents, type PriceBasis } from '#features/projects/special-projects/contract';
import { priceWords, quantityWords } from '#features/projects/special-projects/web';
import { formatMoney, formatRate, useText } from '#platform/web/i18n/index';
import { byPlace } from '#platform/web/ui/index';
import { type ProposalLine, totalCents } from '../../contract/index.ts';
import classes from './paper.module.css';

type Props = {
  lines: readonly ProposalLine[];
  /** Whether the total is a price per occurrence. */
  basis: PriceBasis;
  /** Indexes of the chosen options. */
  chosen: readonly number[];
  /** Called when the client changes the choice; absent when the options are only shown. */
  onChoose?: ((chosen: number[]) => void) | undefined;
};

const Words = ({ line }: { line: ProposalLine }) => {
  const t = useText();
  const { description, quantity, unit_of_measure: unit, unit_price } = line;
  return (
    <span className={classes.words}>
      <span className={classes.what}>{description || '–'}</span>
      {!(unit === 'lump sum' && quantity === 1) && (
        <span className={classes.second}>{`${quantityWords(line, t)} × ${formatRate(unit_price)}`}</span>
      )}
    </span>
  );
};

const OptionWords = ({ line }: { line: ProposalLine }) => (
  <>
    <Words line={line} />
    <span className={classes.amount}>{formatMoney(lineCents(line) / 100)}</span>
  </>
);

/** An option that only shows whether it was chosen. */
const ShownOption = ({ line, taken }: { line: ProposalLine; taken: boolean }) => {
  const t = useText();
  const Icon = taken ? IconSquareCheck : IconSquare;
  return (
    <li className={classes.option} data-taken={taken || undefined}>
      <span className={classes.shown}>
        <Icon
          size={22}
          stroke={1.5}
          role="img"
          aria-label={t(taken ? 'proposals:form.taken' : 'proposals:form.optional')}
        />
        <OptionWords line={line} />
      </span>
    </li>
  );
};

const Option = ({ line, taken, onTurn }: { line: ProposalLine; taken: boolean; onTurn: () => void }) => (
  <li className={classes.option} data-taken={taken || undefined}>
    <Checkbox
      checked={taken}
      onChange={onTurn}
      classNames={{ body: classes.body, labelWrapper: classes.labelWrapper, label: classes.label }}
      label={<OptionWords line={line} />}
    />
  </li>
);

/** The lines of a proposal, with options that the client can choose, and the total. */
export const ProposalLines = ({ lines, basis, chosen, onChoose }: Props) => {
  const t = useText();
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
            {options.map(([place, line]) => {
              const at = Number(place);
              const taken = chosen.includes(at);
              const others = chosen.filter((one) => one !== at);
              return onChoose ? (
                <Option
                  key={place}
                  line={line}
                  taken={taken}
                  onTurn={() => onChoose(taken ? others : [...others, at])}
                />
              ) : (
                <ShownOption key={place} line={line} taken={taken} />
              );
            })}
          </ul>
        </>
      )}
      <output className={classes.total}>
        <span>{t('proposals:shared.total')}</span>
        <strong>{priceWords({ price: totalCents(lines, chosen) / 100, price_basis: basis }, t)}</strong>
      </output>
    </div>
  );
};
