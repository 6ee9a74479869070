import { SegmentedControl, TextInput } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManyDialog } from '#features/people/web';
import { call, endpointQuery } from '#platform/web/api/index';
import type { ManyPeople } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { manyAssignmentEndpoints, peoplePerCall } from '../../contract/bulk-endpoints.ts';
import { assignmentEndpoints } from '../../contract/index.ts';
import { readAssignmentsAgain } from '../live.ts';
import { SitesField } from './sites-field.tsx';

/** Gives the selected people an assignment at sites, or lets it end today. */
const DutiesDialog = (people: ManyPeople) => {
  const t = useText();
  const client = useQueryClient();
  const { data } = useQuery(endpointQuery(assignmentEndpoints.listAssignments, { query: { per_page: 0 } }));
  const [action, setAction] = useState<'add' | 'end'>('add');
  const [assignment, setAssignment] = useState<string | null>(null);
  const [sites, setSites] = useState<string[]>([]);
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = people;
  const errorOf = (name: string): string | undefined => faults[name]?.join('\n');
  const dates =
    action === 'add' ? { from_date: from || null, to_date: to || null } : { from_date: null, to_date: null };
  return (
    <ManyDialog
      people={people}
      title={t('assignments:many.dutiesTitle', { count })}
      submit={t(`assignments:many.${action}Duty`, { count })}
      incomplete={sites.length === 0 || assignment === null}
      perCall={peoplePerCall(sites.length)}
      send={(ids) =>
        call(manyAssignmentEndpoints.changeDutiesOfMany, {
          body: { ids, action, assignment_id: Number(assignment), job_ids: sites.map(Number), ...dates },
        }).finally(() => readAssignmentsAgain(client))
      }
      onFaults={setFaults}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('assignments:many.what')}
        data={[
          { value: 'add', label: t('assignments:many.add') },
          { value: 'end', label: t('assignments:many.end') },
        ]}
        value={action}
        onChange={(next) => setAction(next === 'end' ? 'end' : 'add')}
      />
      <Select
        searchable
        withAsterisk
        label={t('assignments:many.assignment')}
        data={(data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
        value={assignment}
        onChange={setAssignment}
        error={errorOf('assignment_id')}
        nothingFoundMessage={t('platform:list.nothingFound')}
      />
      <SitesField value={sites} onChange={setSites} error={errorOf('job_ids')} />
      {action === 'add' && (
        <>
          <TextInput
            type="date"
            label={t('assignments:period.first')}
            description={t('assignments:period.firstHint')}
            value={from}
            onChange={(event) => setFrom(event.currentTarget.value)}
            error={errorOf('from_date')}
          />
          <TextInput
            type="date"
            label={t('assignments:period.last')}
            description={t('assignments:period.lastHint')}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
            error={errorOf('to_date')}
          />
        </>
      )}
    </ManyDialog>
  );
};

export default DutiesDialog;
