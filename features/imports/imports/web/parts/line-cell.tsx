import { useText } from '#platform/web/i18n/index';
import classes from './parts.module.css';

/** The line number in the file. A card has no column heading, so the word "line" comes with it. */
export const LineCell = ({ line }: { line: number }) => {
  const t = useText();
  return (
    <>
      <span className={classes.bareLine}>{line}</span>
      <span className={classes.wordedLine}>{t('imports:rows.lineNumber', { line })}</span>
    </>
  );
};
