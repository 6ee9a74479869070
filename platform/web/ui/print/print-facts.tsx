import { Children, type ReactNode } from 'react';
import { formatDateTime } from '../../i18n/dates.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './print-facts.module.css';

type Props = {
  /** What narrows the page now, in words. */
  filters: readonly ReactNode[];
};

/** On paper only: whose page it is, of when, and what it is narrowed by. */
export const PrintFacts = ({ filters }: Props) => {
  const t = useText();
  const { user } = useSession();
  const time = formatDateTime(new Date().toISOString());
  return (
    <div className={classes.facts}>
      <p>
        {t('platform:print.made', { organization: user.default_organization.name, name: user.name, time })}
      </p>
      {filters.length > 0 && (
        <p>
          {t('platform:print.filters')}{' '}
          {Children.map(filters, (words, at) => (
            <>
              {at > 0 && ' · '}
              {words}
            </>
          ))}
        </p>
      )}
    </div>
  );
};
