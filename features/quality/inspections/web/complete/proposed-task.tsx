import { Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { roleWords } from '#features/accounts/access/web';
import type { JobAssignment } from '#features/sites/assignments/contract';
import { priorityLevels } from '#features/tasks/tasks/contract';
import { CountedTextarea, useMessageText } from '#platform/web/forms/index';
import { currentLocale, formatNumber, todayIn, useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { type Inspection, proposedDescription } from '../../contract/index.ts';
import type { CurrentAnswer } from '../outbox/current-answers.ts';
import classes from './complete.module.css';
import type { Decision, Deficiency } from './decisions.ts';

type Props = {
  deficiency: Deficiency;
  inspection: Inspection;
  decision: Decision;
  held: readonly JobAssignment[];
  /** The person tried to complete without saying why there is no task. */
  tried: boolean;
  onChange: (decision: Decision) => void;
};

const longestComment = 500;

const FirstPhoto = ({ entered: { files, photos } }: { entered: CurrentAnswer }) => {
  const file = photos[0]?.file;
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  const source = files[0] ? (files[0].thumb_url ?? files[0].url) : address;
  return source ? <img className={classes.photo} src={source} alt="" /> : null;
};

const useDueHint = ({ task_sla }: Inspection, priority: Decision['priority']): string => {
  const t = useText();
  const hours = task_sla[priority];
  if (hours === 0) return t('inspections:complete.dueByCompany');
  return hours % 24 === 0 && hours > 24
    ? t('inspections:complete.dueInDays', { days: formatNumber(hours / 24) })
    : t('inspections:complete.dueInHours', { hours: formatNumber(hours) });
};

/** The task that a deficient answer becomes, unless the person says why not. */
export const ProposedTask = ({ deficiency, inspection, decision, held, tried, onChange }: Props) => {
  const t = useText();
  const messageText = useMessageText();
  const { question, entered } = deficiency;
  const description = proposedDescription(question, entered, inspection.snapshot, currentLocale());
  const hint = useDueHint(inspection, decision.priority);
  const people = new Map(
    held.map(({ user, name, role_key }) => [
      user.id,
      `${user.name} · ${roleWords({ key: role_key, name }, t)}`,
    ]),
  );
  const change = (part: Partial<Decision>) => onChange({ ...decision, ...part });
  const silent = tried && !decision.create && decision.comment.trim() === '';
  return (
    <Stack component="li" className={classes.task} gap={10} data-off={!decision.create || undefined}>
      <Group gap="sm" align="flex-start" wrap="nowrap">
        <Checkbox
          className={classes.check}
          label={description}
          checked={decision.create}
          onChange={({ currentTarget }) => change({ create: currentTarget.checked })}
        />
        <FirstPhoto entered={entered} />
      </Group>
      {decision.create ? (
        <AutoGrid min={160} gap="8px 12px" align="start">
          <NativeSelect
            label={t('tasks:field.priority')}
            data={priorityLevels.map((level) => ({ value: level, label: t(`tasks:priority.${level}`) }))}
            value={decision.priority}
            onChange={({ currentTarget }) =>
              change({ priority: currentTarget.value as Decision['priority'] })
            }
          />
          <NativeSelect
            label={t('inspections:complete.assignee')}
            data={[
              { value: '', label: t('inspections:complete.nobody') },
              ...[...people].map(([id, name]) => ({ value: String(id), label: name })),
            ]}
            value={decision.assignee ?? ''}
            onChange={({ currentTarget }) => change({ assignee: Number(currentTarget.value) || null })}
          />
          <TextInput
            type="date"
            label={t('inspections:complete.due')}
            description={decision.due === '' ? hint : undefined}
            min={todayIn(inspection.building.time_zone)}
            value={decision.due}
            onChange={({ currentTarget }) => change({ due: currentTarget.value })}
          />
        </AutoGrid>
      ) : (
        <CountedTextarea
          label={t('inspections:complete.whyNot')}
          withAsterisk
          minRows={2}
          limit={longestComment}
          maxLength={longestComment}
          value={decision.comment}
          error={silent ? messageText('inspection_no_task_comment') : undefined}
          onChange={({ currentTarget }) => change({ comment: currentTarget.value })}
        />
      )}
    </Stack>
  );
};
