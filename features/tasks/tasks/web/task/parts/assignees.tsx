import { Box, Group } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { UserAvatar } from '#platform/web/ui/index';
import type { TaskRow } from '../../../contract/index.ts';
import classes from './parts.module.css';

type Props = { people: TaskRow['assignees']; named?: boolean };

const max = 3;

/** Pictures of the people in a table row; with `named` also their names. */
export const Assignees = ({ people, named = false }: Props) => {
  const t = useText();
  if (people.length === 0)
    return (
      <Box component="span" c="dimmed">
        {named ? t('tasks:nobody') : '–'}
      </Box>
    );
  if (named) {
    return (
      <Group component="ul" className={classes.people} gap="6px 14px" align="stretch">
        {people.map((person) => (
          <li key={person.id}>
            <UserAvatar name={person.name} photoId={person.profile_photo_id} size={24} decorative />
            {person.name}
          </li>
        ))}
      </Group>
    );
  }
  const rest = people.length - max;
  const names = people.map((person) => person.name).join(', ');
  return (
    <span className={classes.faces} title={names} data-names={names}>
      {people.slice(0, max).map((person) => (
        <UserAvatar key={person.id} name={person.name} photoId={person.profile_photo_id} size={24} />
      ))}
      {rest > 0 && <span className={classes.rest}>+{rest}</span>}
    </span>
  );
};
