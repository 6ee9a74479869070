import { Button, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PeopleSelect, usePeople } from '#features/access/web';
import { type ScheduledShift, scheduleEndpoints } from '#features/staffing-plans/contract';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { readPlansAgain } from '../live.ts';
import classes from './schedule.module.css';
import { scheduleQuery } from './schedule-query.ts';
import { roleOf, timesOf } from './shift-words.ts';

type Props = { jobId: number; shift: ScheduledShift; onClose: () => void };

/** Says whom to add and whom to remove, so that two people who do this at once lose nothing. */
const PeopleDialog = ({ jobId, shift, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const before = shift.people.map(({ id }) => id);
  const [chosen, setChosen] = useState<number[]>(before);
  const [saving, setSaving] = useState(false);
  const people = usePeople(jobId);
  const save = async () => {
    setSaving(true);
    try {
      const schedule = await call(scheduleEndpoints.changeScheduledPeople, {
        params: { id: jobId, shiftId: shift.id },
        body: {
          add: chosen.filter((id) => !before.includes(id)),
          remove: before.filter((id) => !chosen.includes(id)),
        },
      });
      client.setQueryData(scheduleQuery(jobId).queryKey, schedule);
      readPlansAgain(client, []);
      showSuccess(t('staffing-plans:schedule.saved'));
      onClose();
    } catch (error) {
      showProblem(error);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog title={t('staffing-plans:schedule.assign')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Text size="sm" c="dimmed" mb="sm">
          {[roleOf(shift, t), timesOf(shift, t), shift.zone].filter(Boolean).join(' · ')}
        </Text>
        <div className={classes.choosing}>
          <PeopleSelect
            data-autofocus
            label={t('staffing-plans:schedule.people')}
            description={t('staffing-plans:schedule.planned', { count: shift.headcount })}
            people={people}
            jobId={jobId}
            value={chosen}
            onChange={setChosen}
          />
        </div>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={onClose}>
            {t('platform:actions.cancel')}
          </Button>
          <Button type="submit" loading={saving}>
            {t('platform:actions.save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
};

export default PeopleDialog;
