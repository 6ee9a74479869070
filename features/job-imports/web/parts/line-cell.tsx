import { useText } from '#platform/web/i18n/index';
import classes from './parts.module.css';

/** The line of the file; on a card, which has no heading over it, with its word. */
export const LineCell = ({ line }: { line: number }) => {
  const t = useText();
  return (
    <>
      <span className={classes.bareLine}>{line}</span>
      <span className={classes.wordedLine}>{t('job-imports:rows.lineNumber', { line })}</span>
    </>
  );
};
