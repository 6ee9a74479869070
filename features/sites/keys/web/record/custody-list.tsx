import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import type { Custody } from '../../contract/index.ts';
import classes from '../keys.module.css';

const Entry = ({ custody }: { custody: Custody }) => {
  const t = useText();
  const { user, from_at, ended_at, ended_as, ended_by, handed_by, acknowledged_at, due_on, note } = custody;
  const end = ended_at === null ? t('keys:record.now') : formatDateTime(ended_at);
  return (
    <li data-now={ended_at === null}>
      <span className={classes.name}>{user.name}</span>
      <span className={classes.quiet}>
        {formatDateTime(from_at)} – {end}
      </span>
      {handed_by && <span className={classes.quiet}>{t('keys:record.handedBy', { name: handed_by })}</span>}
      <span className={classes.quiet}>
        {acknowledged_at === null
          ? t('keys:notConfirmed')
          : t('keys:confirmed', { date: formatDateTime(acknowledged_at) })}
        {due_on && ` · ${t('keys:dueBack', { date: formatDate(due_on) })}`}
      </span>
      {ended_as && (
        <span className={classes.quiet}>{t(`keys:record.ended.${ended_as}`, { name: ended_by ?? '' })}</span>
      )}
      {note && <span>{note}</span>}
    </li>
  );
};

/** Everyone who ever held the key, the latest first. */
export const CustodyList = ({ custodies }: { custodies: readonly Custody[] }) => {
  const t = useText();
  if (custodies.length === 0) return <span className={classes.quiet}>{t('keys:record.noHistory')}</span>;
  return (
    <ol className={classes.history}>
      {custodies.map((custody) => (
        <Entry key={custody.id} custody={custody} />
      ))}
    </ol>
  );
};
