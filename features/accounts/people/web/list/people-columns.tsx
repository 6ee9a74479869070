import { Group, Text } from '@mantine/core';
import { roleWords } from '#features/accounts/access/web';
import { formatNumber, formatRelative, type Translate } from '#platform/web/i18n/index';
import { type Column, UserAvatar } from '#platform/web/ui/index';
import type { PersonRow } from '../../contract/index.ts';
import { PersonStatusChip } from '../person-status-chip.tsx';
import classes from './list.module.css';

const isOver = (end: string | null): boolean => end !== null && Date.parse(end) < Date.now();

export const peopleColumns = (_phone: boolean, t: Translate): readonly Column<PersonRow>[] => [
  {
    id: 'name',
    header: t('people:field.name'),
    sort: 'name',
    cell: ({ name, profile_photo_id }) => (
      <Group component="span" className={classes.name} gap="xs" wrap="nowrap" display="inline-flex">
        <UserAvatar name={name} photoId={profile_photo_id} size={24} decorative />
        {name}
      </Group>
    ),
  },
  { id: 'title', header: t('people:field.title'), card: 'plain', cell: ({ title }) => title },
  {
    id: 'roles',
    header: t('people:field.roles'),
    card: 'plain',
    cell: ({ roles }) => roles.map((role) => roleWords(role, t)).join(', '),
  },
  {
    id: 'license',
    header: t('people:field.license'),
    width: 110,
    from: 1060,
    card: 'hidden',
    cell: ({ license }) => t(`people:license.${license}`),
  },
  {
    id: 'jobs',
    header: t('people:field.jobs'),
    numeric: true,
    width: 80,
    cell: ({ jobs }) => (jobs === null ? t('people:list.allJobs') : formatNumber(jobs)),
  },
  {
    id: 'last_login',
    header: t('people:field.last_login'),
    width: 140,
    from: 800,
    cell: ({ last_login_at }) => (last_login_at ? formatRelative(last_login_at) : t('people:list.never')),
  },
  {
    id: 'email',
    header: t('people:field.email'),
    card: 'hidden',
    hiddenAtFirst: true,
    cell: ({ email }) => email,
  },
  {
    id: 'employee_code',
    header: t('people:field.employee_code'),
    width: 130,
    card: 'hidden',
    hiddenAtFirst: true,
    cell: ({ employee_code }) => employee_code,
  },
  {
    id: 'status',
    header: t('people:field.status'),
    width: 150,
    card: 'chip',
    cell: (person) => (
      <Group component="span" className={classes.status} gap={6} wrap="nowrap" display="inline-flex">
        <PersonStatusChip person={person} />
        {person.status === 'invited' && person.invitation_expires_at === null && (
          <Text span size="xs" c="dimmed">
            {t('people:list.notSent')}
          </Text>
        )}
        {isOver(person.invitation_expires_at) && (
          <Text span size="xs" c="dimmed">
            {t('people:list.expired')}
          </Text>
        )}
      </Group>
    ),
  },
];
