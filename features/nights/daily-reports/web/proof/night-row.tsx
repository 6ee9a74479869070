import type { ReactNode } from 'react';
import { capitalized, formatDay, useText } from '#platform/web/i18n/index';
import { type SharedProofNight, stateOf } from '../../contract/index.ts';
import { checkWords } from '../report/check-words.ts';
import classes from '../report/checks.module.css';
import { EntryMarks } from '../report/entry-marks.tsx';
import { ResultIcon } from '../report/result-icon.tsx';

type Door = Omit<NonNullable<SharedProofNight['door']>, 'pictures' | 'checked_by'> & {
  entered_at?: string | null;
  received_at?: string | null;
};

type Props = {
  night: Pick<SharedProofNight, 'night' | 'owed' | 'final' | 'type'> & { door: Door | null };
  by: string | null | undefined;
  zone: string;
  /** Shown beside the date. */
  aside?: ReactNode;
  photos?: ReactNode;
};

/** One night of a door: the entry that stands, or why there is none. */
export const NightRow = ({ night: row, by, zone, aside, photos }: Props) => {
  const t = useText();
  const { night, type, door } = row;
  const state = stateOf(row);
  const words = door && checkWords(door, t);
  return (
    <li className={classes.row}>
      <div className={classes.line}>
        <span className={classes.place}>
          <span className={classes.suite}>{capitalized(formatDay(night))}</span>
          {type && type !== 'night_cleaning' && <span>{t(`daily-reports:type.${type}`)}</span>}
          {aside}
        </span>
        {door && words ? (
          <span className={classes.result} data-result={door.result ?? 'unchecked'}>
            <ResultIcon result={door.result} />
            {words}
          </span>
        ) : (
          <span className={classes.open}>
            {state === 'checked'
              ? t('daily-reports:checks.nothing')
              : t(`daily-reports:proof.state.${state}`)}
          </span>
        )}
      </div>
      {door?.note && <p className={classes.note}>{door.note}</p>}
      {door && <EntryMarks entry={door} plain={[by]} zone={zone} />}
      {photos}
    </li>
  );
};
