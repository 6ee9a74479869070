import { Button, Group, Text } from '@mantine/core';
import { useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDateTime, formatRelative, useText } from '#platform/web/i18n/index';
import { type ParkedWork, parkedWorkEndpoints } from '../contract/endpoints.ts';
import classes from './parked-work.module.css';

const kinds = [
  ...([
    'notification',
    'password-changed',
    'sign-in-changed',
    'mail',
    'sms',
    'geocoding',
    'imports',
    'notifications',
    'papers',
    'periodic',
  ] as const),
  'maintenance',
] as const;

const kindOf = ({ kind, queue }: ParkedWork): (typeof kinds)[number] =>
  kinds.find((known) => known === kind) ?? kinds.find((known) => known === queue) ?? 'maintenance';

export const ParkedItem = ({ work }: { work: ParkedWork }) => {
  const t = useText();
  const { listParkedWork, retryParkedWork, discardParkedWork } = parkedWorkEndpoints;
  const refreshes = [listParkedWork];
  const retry = useAction(retryParkedWork, {
    refreshes,
    onSuccess: () => showSuccess(t('parked-work:retried')),
  });
  const discard = useAction(discardParkedWork, {
    refreshes,
    onSuccess: () => showSuccess(t('parked-work:discarded')),
  });
  const kind = t(`parked-work:kinds.${kindOf(work)}`);
  const { name, email } = work.person ?? {};
  const person = email ? `${name} (${email})` : name;
  const what = person ? t('parked-work:for', { what: kind, person }) : kind;
  const params = { id: work.id };
  const ask = async () => {
    const answer = await confirm(t('parked-work:discardQuestion'), {
      agree: t('parked-work:discard'),
      danger: true,
    });
    if (answer !== 0) discard.mutate({ params });
  };
  return (
    <li className={classes.item}>
      <div className={classes.words}>
        <Text fw={600}>{what}</Text>
        <Text className={classes.reason}>{work.error ?? t('parked-work:noReason')}</Text>
        <Text size="sm" c="dimmed" title={formatDateTime(work.parked_at)}>
          {t('parked-work:tries', { count: work.tries })} ·{' '}
          {t('parked-work:parked', { when: formatRelative(work.parked_at) })}
        </Text>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          loading={retry.isPending}
          aria-label={t('parked-work:retryOf', { what })}
          onClick={() => retry.mutate({ params })}
        >
          {t('parked-work:retry')}
        </Button>
        <Button
          variant="light"
          color="error"
          loading={discard.isPending}
          aria-label={t('parked-work:discardOf', { what })}
          onClick={() => void ask()}
        >
          {t('parked-work:discard')}
        </Button>
      </Group>
    </li>
  );
};
