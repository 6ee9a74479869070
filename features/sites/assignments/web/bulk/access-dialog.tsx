import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { ManyPeopleDialog } from '#features/accounts/people/web';
import { call } from '#platform/web/api/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { manyAssignmentEndpoints, peoplePerCall } from '../../contract/bulk-endpoints.ts';
import { SitesField } from './sites-field.tsx';

/** Gives the selected people access to sites without an assignment, or takes it away. */
const AccessDialog = (people: ManyRecords) => {
  const t = useText();
  const [action, setAction] = useState<'add' | 'remove'>('add');
  const [sites, setSites] = useState<string[]>([]);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = people;
  return (
    <ManyPeopleDialog
      records={people}
      title={t('assignments:many.accessTitle', { count })}
      submit={t(`assignments:many.${action}Access`, { count })}
      incomplete={sites.length === 0}
      perCall={peoplePerCall(sites.length)}
      send={(ids) =>
        call(manyAssignmentEndpoints.changeAccessOfMany, {
          body: { ids, action, job_ids: sites.map(Number) },
        })
      }
      onFaults={setFaults}
    >
      <Text size="sm">{t('assignments:access.text')}</Text>
      <SegmentedControl
        fullWidth
        aria-label={t('assignments:many.what')}
        data={[
          { value: 'add', label: t('assignments:many.add') },
          { value: 'remove', label: t('assignments:many.remove') },
        ]}
        value={action}
        onChange={(next) => setAction(next === 'remove' ? 'remove' : 'add')}
      />
      <SitesField value={sites} onChange={setSites} error={faults.job_ids?.join('\n')} />
    </ManyPeopleDialog>
  );
};

export default AccessDialog;
