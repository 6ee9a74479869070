import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery, useAction } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { formatDate, formatRelative, useText } from '#platform/web/i18n/index';
import { signOnPeopleEndpoints } from '../contract/people-endpoints.ts';

/** The linked identity of the person at the provider. Shows nothing if the organization uses no provider. */
const PersonSignOn = ({ userId }: { userId: number }) => {
  const t = useText();
  const { data } = useQuery(endpointQuery(signOnPeopleEndpoints.getPersonSignOn, { params: { id: userId } }));
  const unlink = useAction(signOnPeopleEndpoints.unlinkPerson, {
    refreshes: [signOnPeopleEndpoints.getPersonSignOn],
    onSuccess: () => showSuccess(t('single-sign-on:person.unlinked')),
  });
  if (!data?.link) return null;
  const { email, created_at, last_used_at } = data.link;
  const ask = async () => {
    const agree = t('single-sign-on:person.unlink');
    if (await confirm(t('single-sign-on:person.question'), { agree, danger: true })) {
      unlink.mutate({ params: { id: userId } });
    }
  };
  return (
    <Group component="section" mt="lg" gap="md" aria-label={t('single-sign-on:person.title')}>
      <div>
        <Text fw={500}>{t('single-sign-on:person.title')}</Text>
        <Text size="sm" c="dimmed">
          {t('single-sign-on:person.linked', { email: email ?? '', when: formatDate(created_at) })}{' '}
          {last_used_at && t('single-sign-on:person.used', { when: formatRelative(last_used_at) })}
        </Text>
      </div>
      <Button variant="default" loading={unlink.isPending} onClick={() => void ask()}>
        {t('single-sign-on:person.unlink')}
      </Button>
    </Group>
  );
};

export default PersonSignOn;
