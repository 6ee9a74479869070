import { formatNumber } from '../../i18n/numbers.ts';
import classes from './choice-count.module.css';

type Props = {
  /** Undefined while it is not known. */
  count: number | undefined;
  /** The number stands after text in the same line. */
  inline?: boolean;
};

/** How many rows a choice leaves, beside its name. */
export const ChoiceCount = ({ count, inline }: Props) => (
  <>
    {inline && ' '}
    <span className={inline ? `${classes.count} ${classes.held}` : classes.count}>
      {count === undefined ? '' : formatNumber(count)}
    </span>
  </>
);
