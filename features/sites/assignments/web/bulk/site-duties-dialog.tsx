import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { PeopleSelect, usePeople } from '#features/accounts/access/web';
import { jobHref } from '#features/sites/jobs/web';
import type { BulkOutcome } from '#platform/contract/bulk-outcome';
import { call } from '#platform/web/api/index';
import { ManyDialog } from '#platform/web/bulk/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { showAlert } from '#platform/web/feedback/index';
import { useText } from '#platform/web/i18n/index';
import { manyAssignmentEndpoints, maxJobsOfMany } from '../../contract/bulk-endpoints.ts';
import { refreshAssignments } from '../live.ts';
import { DutyChoice, DutyDays, daysOf, newDuty } from './duty-fields.tsx';
import { missedPeople } from './missed-people.ts';
import { useDutiesUndo } from './use-duties-undo.ts';

/** Gives people an assignment at the selected sites, or lets it end there today. */
const SiteDutiesDialog = (sites: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const offered = usePeople();
  const [duty, setDuty] = useState(newDuty);
  const [people, setPeople] = useState<number[]>([]);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = sites;
  const fields = { value: duty, onChange: setDuty, faults };
  const { action, assignment } = duty;
  const { undo, collect } = useDutiesUndo(Number(assignment));
  const [missed] = useState(missedPeople);
  const send = async (jobIds: number[]): Promise<BulkOutcome> => {
    const { before, ...outcome } = await call(manyAssignmentEndpoints.changeDutiesOfMany, {
      body: { ids: people, action, assignment_id: Number(assignment), job_ids: jobIds, ...daysOf(duty) },
    });
    collect(before);
    missed.add(outcome, action);
    // The sites are done where somebody was; whoever stayed as they were is named at the end.
    return { done: outcome.done.length > 0 ? jobIds : [], failed: [] };
  };
  return (
    <ManyDialog
      records={sites}
      title={t('assignments:many.sitesTitle', { count })}
      submit={t(`assignments:many.${action}AtSites`, { count })}
      incomplete={people.length === 0 || assignment === null}
      perCall={Math.max(1, Math.floor(maxJobsOfMany / Math.max(1, people.length)))}
      send={send}
      done={(changed) => t('assignments:many.sitesDone', { count: changed })}
      hrefOf={(id) => jobHref(id)}
      undo={undo}
      onChanged={() => {
        refreshAssignments(client);
        const message = missed.take();
        if (message !== '') showAlert({ text: message, colour: 'red' });
      }}
      onFaults={setFaults}
    >
      <DutyChoice {...fields} />
      <PeopleSelect
        label={t('assignments:many.people')}
        people={offered}
        value={people}
        onChange={setPeople}
        error={faults.ids?.join('\n')}
        withAsterisk
      />
      <DutyDays {...fields} />
    </ManyDialog>
  );
};

export default SiteDutiesDialog;
