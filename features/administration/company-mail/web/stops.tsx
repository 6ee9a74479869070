import { Text } from '@mantine/core';
import { clientHref } from '#features/sites/clients/web';
import { formatNumber, useText } from '#platform/web/i18n/index';
import { OpenLink } from '#platform/web/routing/index';
import type { CompanyMail } from '../contract/endpoints.ts';
import classes from './company-mail.module.css';

/** How many contacts get less than the company sends, and at which clients; which mails, their own pages say. */
export const Stops = ({ mail: { stopped, stopped_at } }: { mail: CompanyMail }) => {
  const t = useText();
  if (stopped === 0) return <Text size="sm">{t('company-mail:stops.none')}</Text>;
  return (
    <>
      <Text size="sm">
        {t('company-mail:stops.contacts', { count: stopped, shown: formatNumber(stopped) })}{' '}
        {stopped_at.length > 0 && t('company-mail:stops.at')}
      </Text>
      {stopped_at.length > 0 && (
        <ul className={classes.clients}>
          {stopped_at.map(({ client, contacts }) => (
            <li key={client.id}>
              <OpenLink to={clientHref(client.id)}>{client.name}</OpenLink>{' '}
              <Text span size="sm" c="dimmed">
                {t('company-mail:stops.of', { count: contacts, shown: formatNumber(contacts) })}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
