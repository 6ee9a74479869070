import { useText } from '#platform/web/i18n/index';
import classes from './preview.module.css';

type Props = { before: string; after: string };

/** The cleaned value of a cell, and the value in the file if cleaning changed it. */
export const CellChange = ({ before, after }: Props) => {
  const t = useText();
  if (before === after || before === '') return after;
  return (
    <span className={classes.change}>
      <del>
        <span className={classes.hidden}>{t('imports:check.before')}</span>
        {before}
      </del>{' '}
      {after !== '' && (
        <ins>
          <span className={classes.hidden}>{t('imports:check.after')}</span>
          {after}
        </ins>
      )}
    </span>
  );
};
