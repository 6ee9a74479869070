import { Text } from '@mantine/core';
import type { AnswerOf } from '#platform/contract/endpoint';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import type { RecordMailEndpoints } from '../contract/index.ts';
import classes from './record-mail.module.css';

export type Offered = AnswerOf<RecordMailEndpoints['recipients']>;

/** Mails that were sent before, with the state of each recipient. */
export const EarlierMails = ({ sent }: Pick<Offered, 'sent'>) => {
  const t = useText();
  if (sent.length === 0) return null;
  return (
    <div>
      <Text size="sm" fw={500}>
        {t('record-mail:dialog.earlier')}
      </Text>
      <ul className={classes.earlier}>
        {sent.map(({ id, at, sent_by, recipients }) => (
          <li key={id}>
            {recipients.map(({ email, state }) => (
              <div key={email}>
                {email} <span className={classes.soft}>{t(`record-mail:state.${state}`)}</span>
              </div>
            ))}
            <span className={classes.soft}>{[formatDateTime(at), sent_by].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
};
