import { ActionIcon, Box, Group, Stack } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#platform/web/api/index';
import { confirm, showSuccess } from '#platform/web/feedback/index';
import { useSteps } from '#platform/web/feedback/steps';
import { formatDate, formatMoney, useText } from '#platform/web/i18n/index';
import { StatusChip } from '#platform/web/ui/index';
import { type Cost, costEndpoints, type SpecialProject } from '../../contract/index.ts';
import { refreshProjects } from '../live.ts';
import { costsQuery } from '../queries.ts';
import { entryWords, measureWords } from './cost-words.ts';
import classes from './costs.module.css';

type Props = {
  project: SpecialProject;
  entry: Cost;
  showsMoney: boolean;
  /** On the page of its task it is not named again. */
  namesTask: boolean;
  onEdit: () => void;
};

export const CostLine = ({ project, entry, showsMoney, namesTask, onEdit }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { busy, runStep } = useSteps(() => refreshProjects(client, [project.id]));
  const named = { entry: entryWords(entry, t) };
  const remove = () =>
    runStep(async () => {
      const agree = t('special-projects:costs.remove');
      if (!(await confirm(t('special-projects:costs.removeQuestion', named), { agree, danger: true })))
        return;
      const { id, updated_at } = entry;
      const answer = await call(costEndpoints.removeProjectCost, { params: { id }, query: { updated_at } });
      client.setQueryData(costsQuery(project.id).queryKey, answer);
      refreshProjects(client, [project.id]);
      showSuccess(t('special-projects:costs.removed'));
    });
  const facts = [
    measureWords(entry, t),
    formatDate(entry.worked_on),
    namesTask && entry.task && `#${entry.task.number}`,
    entry.noted_by?.name,
  ];
  return (
    <Group component="li" className={classes.entry} gap="sm" wrap="nowrap" mih={56} py={6}>
      <Stack component="span" flex={1} miw={0} data-breaks gap={0}>
        <span>{named.entry}</span>
        <Box component="span" c="dimmed" fz={13}>
          {facts.filter(Boolean).join(' · ')}
        </Box>
      </Stack>
      {showsMoney && (
        <Box component="span" className={classes.amount} flex="none" data-figures>
          {entry.amount === null ? (
            <StatusChip status="draft" label={t('special-projects:costs.unpriced')} />
          ) : (
            formatMoney(entry.amount)
          )}
        </Box>
      )}
      {entry.can_change && (
        <span data-no-print>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('special-projects:costs.edit', named)}
            onClick={onEdit}
          >
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={44}
            loading={busy}
            aria-label={`${t('special-projects:costs.remove')}: ${named.entry}`}
            onClick={() => void remove()}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </span>
      )}
    </Group>
  );
};
