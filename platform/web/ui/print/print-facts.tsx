import { Children, type ReactNode } from 'react';
import { formatDateTime } from '../../i18n/dates.ts';
import { useText } from '../../i18n/use-text.ts';
import { useSession } from '../../session/use-session.ts';
import classes from './print-facts.module.css';

type Props = {
  /** The filters that are set, in words. */
  filters: readonly ReactNode[];
};

/** On paper only: the organization, the time, and the filters of the page. */
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
