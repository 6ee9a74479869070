import { ActionIcon, Box, Stack, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFoundPeople, usePersonWords } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import { showProblem } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid, RecordSection, Select, UserAvatar } from '#platform/web/ui/index';
import {
  type PersonRole,
  personRoles,
  type SpecialProject,
  specialProjectEndpoints,
} from '../../contract/index.ts';
import { cacheProject } from '../queries.ts';
import classes from '../special-projects.module.css';

const calls = {
  scheduler: {
    add: specialProjectEndpoints.addScheduler,
    remove: specialProjectEndpoints.removeScheduler,
  },
  manager: { add: specialProjectEndpoints.addManager, remove: specialProjectEndpoints.removeManager },
} as const;

const lists = { scheduler: 'schedulers', manager: 'managers' } as const;

type Props = { project: SpecialProject; role: PersonRole };

const useChange = ({ project, role }: Props) => {
  const client = useQueryClient();
  return async (step: 'add' | 'remove', userId: number): Promise<void> => {
    try {
      cacheProject(client, await call(calls[role][step], { params: { id: project.id, userId } }));
    } catch (error) {
      showProblem(error);
    }
  };
};

/** Somebody who may see the job, found by name. */
const AddPerson = ({ project, role }: Props) => {
  const t = useText();
  const change = useChange({ project, role });
  const { label: labelOf } = usePersonWords();
  const [words, setWords] = useState('');
  const people = useFoundPeople({ words, jobId: project.job?.id });
  const taken = new Set(project[lists[role]].map(({ id }) => id));
  const label = t('special-projects:people.add', { role: t(`special-projects:people.${role}`) });
  return (
    <Select
      aria-label={label}
      placeholder={label}
      searchable
      data-no-print
      limit={50}
      nothingFoundMessage={t('platform:list.nothingFound')}
      data={people
        .filter(({ id }) => !taken.has(id))
        .map(({ id, name, invited }) => ({ value: String(id), label: labelOf({ name, invited }) }))}
      searchValue={words}
      onSearchChange={setWords}
      value={null}
      onChange={(id) => {
        setWords('');
        if (id) void change('add', Number(id));
      }}
    />
  );
};

const Role = (props: Props) => {
  const t = useText();
  const { project, role } = props;
  const change = useChange(props);
  const people = project[lists[role]];
  return (
    <Stack gap="xs">
      <Text fw={500} size="sm">
        {t(`special-projects:field.${lists[role]}`)}
      </Text>
      {people.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('special-projects:people.none')}
        </Text>
      )}
      <ul className={classes.people}>
        {people.map(({ id, name }) => (
          <li key={id}>
            <UserAvatar name={name} size={24} decorative />
            <Box component="span" flex={1}>
              {name}
            </Box>
            {project.can.remove[role] && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                data-no-print
                aria-label={t('special-projects:people.remove', { name })}
                onClick={() => void change('remove', id)}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </li>
        ))}
      </ul>
      {project.can.add[role] && <AddPerson {...props} />}
    </Stack>
  );
};

/** Who plans the work, and who answers for it. */
export const PeopleSection = ({ project }: { project: SpecialProject }) => {
  const t = useText();
  return (
    <RecordSection id="project-people" title={t('special-projects:section.people')} titleSpace="sm">
      <AutoGrid min={240} gap="16px 24px">
        {personRoles.map((role) => (
          <Role key={role} project={project} role={role} />
        ))}
      </AutoGrid>
    </RecordSection>
  );
};
