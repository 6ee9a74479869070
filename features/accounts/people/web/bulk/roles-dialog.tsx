import { SegmentedControl } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roleWords } from '#features/accounts/access/web';
import { call } from '#platform/web/api/index';
import type { ManyRecords } from '#platform/web/feature/index';
import { useText } from '#platform/web/i18n/index';
import { Select } from '#platform/web/ui/index';
import { peopleEndpoints, peopleLimit } from '../../contract/index.ts';
import { rolesQuery } from '../queries.ts';
import { ManyPeopleDialog } from './many-people-dialog.tsx';

/** Gives the selected people a role, or takes it away. */
const RolesDialog = (people: ManyRecords) => {
  const t = useText();
  const { data = [] } = useQuery(rolesQuery);
  const [action, setAction] = useState<'grant' | 'revoke'>('grant');
  const [role, setRole] = useState<string | null>(null);
  const [faults, setFaults] = useState<Record<string, string[]>>({});
  const { count } = people;
  return (
    <ManyPeopleDialog
      records={people}
      title={t('people:bulk.rolesTitle', { count })}
      submit={t(`people:bulk.${action}Role`, { count })}
      incomplete={role === null}
      perCall={peopleLimit}
      send={(ids) => call(peopleEndpoints.changeRoles, { body: { ids, action, role_id: Number(role) } })}
      onFaults={setFaults}
    >
      <SegmentedControl
        fullWidth
        aria-label={t('people:bulk.what')}
        data={[
          { value: 'grant', label: t('people:bulk.add') },
          { value: 'revoke', label: t('people:bulk.remove') },
        ]}
        value={action}
        onChange={(next) => setAction(next === 'revoke' ? 'revoke' : 'grant')}
      />
      <Select
        searchable
        withAsterisk
        label={t('people:field.role')}
        description={t('people:hint.roles')}
        data={data.map((one) => ({
          value: String(one.id),
          label: roleWords(one, t),
          disabled: action === 'grant' && !one.grantable,
        }))}
        value={role}
        onChange={setRole}
        error={faults.role_id?.join('\n')}
        nothingFoundMessage={t('platform:list.nothingFound')}
      />
    </ManyPeopleDialog>
  );
};

export default RolesDialog;
