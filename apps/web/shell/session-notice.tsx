import { Button, Group, Text } from '@mantine/core';
import { supportEndpoints } from '#features/accounts/support/contract';
import { enterOrganization, useAction } from '#platform/web/api/index';
import { formatDate, formatDateTime, useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import classes from './session-notice.module.css';

/** A notice on every page: it tells support which organization they look at, and people by when they need a second
 * factor. */
const SessionNotice = () => {
  const t = useText();
  const { productName, user } = useSession();
  const { support, second_factor, default_organization } = user;
  const leave = useAction(supportEndpoints.leaveOrganization, {
    onSuccess: () => enterOrganization(undefined, '/support'),
  });
  return (
    <aside className={classes.notice} aria-label={t('app:notice.label')} data-no-print>
      {support && (
        <Group gap="xs" justify="space-between">
          <Text size="sm" flex="1 1 240px">
            {t('app:notice.support', { product: productName, organization: default_organization.name })}{' '}
            {support.writes_until === null
              ? t('app:notice.supportReads')
              : t('app:notice.supportWrites', { until: formatDateTime(support.writes_until) })}
          </Text>
          <Button variant="default" size="sm" loading={leave.isPending} onClick={() => leave.mutate({})}>
            {t('app:notice.leave')}
          </Button>
        </Group>
      )}
      {second_factor && (
        <Group gap="xs">
          <Text size="sm">{t('app:notice.secondFactor', { date: formatDate(second_factor.due_at) })}</Text>
          <AnchorLink to="/profile#two-factor">{t('app:notice.setUp')}</AnchorLink>
        </Group>
      )}
    </aside>
  );
};

export default SessionNotice;
