import { Button, Text } from '@mantine/core';
import { formatDateTime, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import type { SupportedOrganization } from '../contract/index.ts';
import classes from './support.module.css';

type Props = { organization: SupportedOrganization; onEnter: () => void };

export const OrganizationItem = ({ organization, onEnter }: Props) => {
  const t = useText();
  const { user } = useSession();
  const { id, name, slug, people, writes_until: until } = organization;
  const here = user.support !== null && user.default_organization.id === id;
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {slug} · {t('support:people', { count: people })}
        </Text>
        <Text size="sm" c={until === null ? 'dimmed' : undefined}>
          {until === null ? t('support:reads') : t('support:writes', { until: formatDateTime(until) })}
        </Text>
      </div>
      {here ? (
        <Text size="sm">{t('support:here')}</Text>
      ) : (
        <Button variant="default" aria-label={t('support:enterOf', { name })} onClick={onEnter}>
          {t('support:enter')}
        </Button>
      )}
    </li>
  );
};
