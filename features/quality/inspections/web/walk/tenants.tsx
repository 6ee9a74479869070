import { ActionIcon, NativeSelect, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { tenantName } from '#features/sites/buildings/contract';
import { tenantsQuery } from '#features/sites/buildings/web';
import { useText } from '#platform/web/i18n/index';
import { useGroupWrites } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import type { Inspection, Place } from '../../contract/index.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { newTenants, unsentTenant } from '../outbox/with-unsent.ts';
import type { Act } from './use-act.ts';
import classes from './walk.module.css';

const [NewTenantDialog, preloadNewTenant] = lazyPart(() => import('./new-tenant-dialog.tsx'));

/** The tenants whose rooms are walked through; others of the building can be included on the way. */
export const Tenants = ({ inspection, act }: { inspection: Inspection; act: Act }) => {
  const t = useText();
  const { building, places, can, client_uuid } = inspection;
  const mayAdd = can.add_tenant;
  const { data = [] } = useQuery({ ...tenantsQuery(building.id), enabled: mayAdd });
  const unsent = useGroupWrites([inspectionGroup(client_uuid)]) ?? [];
  const mayRemove = ({ id }: Place) => can.delete_tenant || unsentTenant(unsent, id) !== undefined;
  const included = places.filter(({ kind }) => kind === 'tenant');
  const others = data.filter(({ id }) => !included.some((place) => place.id === id));
  const waiting = newTenants(unsent);
  const [creating, setCreating] = useState(false);
  // There may be no network when somebody has moved in.
  usePreload(preloadNewTenant, mayAdd);
  if (included.length === 0 && !mayAdd) return null;
  return (
    <div>
      <Text fw={500} size="sm">
        {t('inspections:field.tenants')}
      </Text>
      {included.length > 0 && (
        <ul className={classes.tenants} aria-label={t('inspections:field.tenants')}>
          {included.map((tenant) => (
            <li key={tenant.key}>
              <span>{tenant.name}</span>
              {mayRemove(tenant) && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size={44}
                  aria-label={`${t('platform:actions.remove')}: ${tenant.name}`}
                  onClick={() => void act.removeTenant(tenant)}
                >
                  <IconX size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {waiting.map(({ id, name }) => (
        <Text key={id} size="sm" c="dimmed">
          {t('inspections:walk.tenantWaits', { name })}
        </Text>
      ))}
      {mayAdd && (
        <NativeSelect
          aria-label={t('inspections:walk.addTenant')}
          mt={4}
          value=""
          data={[
            { value: '', label: t('inspections:walk.addTenant') },
            ...others.map((tenant) => ({ value: String(tenant.id), label: tenantName(tenant) })),
            { value: 'new', label: t('inspections:walk.newTenantChoice') },
          ]}
          onChange={({ currentTarget }) => {
            if (currentTarget.value === 'new') setCreating(true);
            const chosen = others.find(({ id }) => String(id) === currentTarget.value);
            if (!chosen) return;
            const [floor_id = null, ...more] = chosen.floor_ids;
            const name = tenantName(chosen);
            void act.addTenant({ id: chosen.id, name, floor_id: more.length > 0 ? null : floor_id });
          }}
        />
      )}
      <Suspense fallback={null}>
        {creating && <NewTenantDialog inspection={inspection} act={act} onClose={() => setCreating(false)} />}
      </Suspense>
    </div>
  );
};
