import { Anchor, Group, Stack, Text } from '@mantine/core';
import { IconPhone } from '@tabler/icons-react';
import { roleWords } from '#features/accounts/access/web';
import { endpointQuery, useSettledQuery } from '#platform/web/api/index';
import { formatPhone, useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import { jobAssignmentEndpoints } from '../contract/index.ts';
import classes from './managers-fact.module.css';

const roomFor = 2;

/** The people responsible for a job, in the order of their roles. Tapping a phone number calls it. */
const ManagersFact = ({ jobId, brief }: { jobId: number; brief: boolean }) => {
  const t = useText();
  const { data, error } = useSettledQuery(
    endpointQuery(jobAssignmentEndpoints.listJobAssignments, { params: { id: jobId } }),
  );
  if (!data) return <Text c="dimmed">{error?.message}</Text>;
  if (data.length === 0) return <Text c="dimmed">{t('assignments:none')}</Text>;
  const shown = brief ? data.slice(0, roomFor) : data;
  return (
    <>
      <Stack component="ul" className={classes.people} gap={6}>
        {shown.map(({ assignment_id, name, role_key, user }) => (
          <Group component="li" key={`${assignment_id} ${user.id}`} gap="2px 10px">
            {!brief && <UserAvatar name={user.name} photoId={user.profile_photo_id} size={32} decorative />}
            <Stack component="span" gap={0} flex="1 1 auto" miw={0} lh={1.3}>
              <Text span fw={500}>
                {user.name}
              </Text>
              <Text span size="sm" c="dimmed">
                {roleWords({ key: role_key, name }, t)}
              </Text>
            </Stack>
            {user.phone && (
              <Anchor
                href={`tel:+1${user.phone}`}
                className={classes.phone}
                aria-label={t('assignments:call', { name: user.name, phone: formatPhone(user.phone) })}
              >
                <IconPhone size={16} stroke={1.7} aria-hidden />
                <span>{formatPhone(user.phone)}</span>
              </Anchor>
            )}
          </Group>
        ))}
      </Stack>
      {data.length > shown.length && (
        <Text size="sm" c="dimmed">
          {t('assignments:more', { count: data.length - shown.length })}
        </Text>
      )}
    </>
  );
};

export default ManagersFact;
