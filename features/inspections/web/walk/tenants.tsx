import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { tenantName } from '#features/buildings/contract';
import { tenantsQuery } from '#features/buildings/web';
import { useText } from '#platform/web/i18n/index';
import type { Inspection } from '../../contract/index.ts';
import type { Act } from './use-act.ts';

/** The tenants whose rooms are walked through; others of the building can be included on the way. */
export const Tenants = ({ inspection, act }: { inspection: Inspection; act: Act }) => {
  const t = useText();
  const { building, places, can } = inspection;
  const mayAdd = can.add_tenant;
  const { data = [] } = useQuery({ ...tenantsQuery(building.id), enabled: mayAdd });
  const included = places.filter(({ kind }) => kind === 'tenant');
  const others = data.filter(({ id }) => !included.some((place) => place.id === id));
  if (included.length === 0 && !(mayAdd && others.length > 0)) return null;
  return (
    <div>
      <Text fw={500} size="sm">
        {t('inspections:field.tenants')}
      </Text>
      {included.length > 0 && <Text size="sm">{included.map(({ name }) => name).join(', ')}</Text>}
      {mayAdd && others.length > 0 && (
        <NativeSelect
          aria-label={t('inspections:walk.addTenant')}
          mt={4}
          value=""
          data={[
            { value: '', label: t('inspections:walk.addTenant') },
            ...others.map((tenant) => ({ value: String(tenant.id), label: tenantName(tenant) })),
          ]}
          onChange={({ currentTarget }) => {
            const chosen = others.find(({ id }) => String(id) === currentTarget.value);
            if (!chosen) return;
            const [floor_id = null, ...more] = chosen.floor_ids;
            const name = tenantName(chosen);
            void act.addTenant({ id: chosen.id, name, floor_id: more.length > 0 ? null : floor_id });
          }}
        />
      )}
    </div>
  );
};
