import { useText } from '../../i18n/use-text.ts';
import classes from './entry-body.module.css';

/** A changed field, in words. */
export type FieldChange = { label: string; before: string; after: string };

type Props = { note?: string | null; changes?: readonly FieldChange[] };

/** The part below the title of an entry: the reason, and each changed field with its old and new value. */
export const EntryBody = ({ note, changes = [] }: Props) => {
  const t = useText();
  return (
    <>
      {note && <p className={classes.note}>{note}</p>}
      {changes.length > 0 && (
        <dl className={classes.changes}>
          {changes.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className={classes.hidden}>{t('platform:history.from')} </span>
                <del>{before}</del>
                <span aria-hidden> → </span>
                <span className={classes.hidden}>{t('platform:history.to')} </span>
                <ins>{after}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
};
