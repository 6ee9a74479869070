import { Box, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PeopleSelect, usePeople } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type ScheduledShift, scheduleEndpoints } from '../../contract/index.ts';
import { refreshPlans } from '../live.ts';
import classes from './schedule.module.css';
import { scheduleQuery } from './schedule-query.ts';
import { roleOf, timesOf } from './shift-words.ts';

type Props = { jobId: number; shift: ScheduledShift; onClose: () => void };

/** Sends whom to add and whom to remove, so that two people who do this at once do not overwrite each other. */
const PeopleDialog = ({ jobId, shift, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const before = shift.people.map(({ id }) => id);
  const [chosen, setChosen] = useState<number[]>(before);
  const [saving, setSaving] = useState(false);
  const known = usePeople(jobId);
  // People on the shift who no longer see the job are not in `known`, but must be listed by name.
  const people = [
    ...known,
    ...shift.people
      .filter(({ id }) => !known.some((person) => person.id === id))
      .map((person) => ({ ...person, title: null, profile_photo_url: null })),
  ];
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
      refreshPlans(client, []);
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
        <Text size="sm" c="dimmed" mb="sm" className={classes.shiftOf}>
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
        <Box mt="md">
          <FormActions inline saving={saving} />
        </Box>
      </form>
    </Dialog>
  );
};

export default PeopleDialog;
