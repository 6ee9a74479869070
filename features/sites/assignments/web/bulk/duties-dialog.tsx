import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ManyPeopleDialog } from '#features/accounts/people/web';
import { call } from '#platform/web/api/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { manyAssignmentEndpoints, peoplePerCall } from '../../contract/bulk-endpoints.ts';
import { refreshAssignments } from '../live.ts';
import { DutyChoice, DutyDays, daysOf, newDuty } from './duty-fields.tsx';
import { SitesField } from './sites-field.tsx';
import { useDutiesUndo } from './use-duties-undo.ts';

/** Gives the selected people an assignment at sites, or lets it end today. */
const DutiesDialog = (people: ManyRecords) => {
  const t = useText();
  const client = useQueryClient();
  const [duty, setDuty] = useState(newDuty);
  const [sites, setSites] = useState<string[]>([]);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = people;
  const fields = { value: duty, onChange: setDuty, faults };
  const { action, assignment } = duty;
  const { undo, collect } = useDutiesUndo(Number(assignment));
  return (
    <ManyPeopleDialog
      records={people}
      title={t('assignments:many.dutiesTitle', { count })}
      submit={t(`assignments:many.${action}Duty`, { count })}
      incomplete={sites.length === 0 || assignment === null}
      perCall={peoplePerCall(sites.length)}
      send={async (ids) => {
        const { before, ...outcome } = await call(manyAssignmentEndpoints.changeDutiesOfMany, {
          body: {
            ids,
            action,
            assignment_id: Number(assignment),
            job_ids: sites.map(Number),
            ...daysOf(duty),
          },
        });
        collect(before);
        return outcome;
      }}
      undo={undo}
      onChanged={() => refreshAssignments(client)}
      onFaults={setFaults}
    >
      <DutyChoice {...fields} />
      <SitesField value={sites} onChange={setSites} error={faults.job_ids?.join('\n')} />
      <DutyDays {...fields} />
    </ManyPeopleDialog>
  );
};

export default DutiesDialog;
