import { ActionIcon, Box, Button, Group, NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { tenantName } from '#features/sites/buildings/contract';
import { tenantsQuery } from '#features/sites/buildings/web';
import { useTyped } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { useGroupWrites } from '#platform/web/outbox/index';
import { lazyPart, usePreload } from '#platform/web/routing/index';
import { ChoiceChips } from '#platform/web/ui/index';
import type { Inspection, Place } from '../../contract/index.ts';
import { inspectionGroup } from '../outbox/about.ts';
import { newTenants, unsentTenant } from '../outbox/with-unsent.ts';
import { CommentField } from './comment-field.tsx';
import type { Act } from './use-act.ts';
import classes from './walk.module.css';

const [NewTenantDialog, preloadNewTenant] = lazyPart(() => import('./new-tenant-dialog.tsx'));

/** The tenants whose rooms are walked through; others of the building can be included on the way. */
const Tenants = ({ inspection, act }: { inspection: Inspection; act: Act }) => {
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
        <Box component="ul" className={classes.tenants} fz="sm" aria-label={t('inspections:field.tenants')}>
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
        </Box>
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

type NameFieldProps = { label: string; value: string; disabled: boolean; onRemark: (name: string) => void };

const NameField = ({ label, value, disabled, onRemark }: NameFieldProps) => {
  const [typed, type, done] = useTyped(value, onRemark);
  return (
    <TextInput
      label={label}
      maxLength={100}
      autoComplete="off"
      disabled={disabled}
      value={typed}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={done}
    />
  );
};

type Props = {
  inspection: Inspection;
  act: Act;
  mayAnswer: boolean;
  onComplete: (() => void) | undefined;
};

const visibilities = ['public', 'internal'] as const;

/** What is said about the inspection as a whole. */
export const GeneralStep = ({ inspection, act, mayAnswer, onComplete }: Props) => {
  const t = useText();
  return (
    <section aria-labelledby="step-title">
      <Group className={classes.stepHead} gap="8px 16px" align="flex-start" justify="space-between">
        <Title order={2} id="step-title">
          {t('inspections:walk.general')}
        </Title>
      </Group>
      <Stack py="md">
        <CommentField
          shown
          label={t('inspections:field.general_comments')}
          value={inspection.general_comments}
          disabled={!mayAnswer}
          onRemark={(general_comments) => void act.say({ general_comments })}
        />
        <NameField
          label={t('inspections:field.accompanied_by')}
          value={inspection.accompanied_by ?? ''}
          disabled={!mayAnswer}
          onRemark={(name) => void act.say({ accompanied_by: name.trim() || null })}
        />
        {inspection.can.choose_visibility && mayAnswer && (
          <ChoiceChips
            label={t('inspections:field.visibility')}
            choices={visibilities}
            word={(one) => t(`inspections:visibility.${one}`)}
            value={inspection.visibility}
            onChange={(visibility) => void act.say({ visibility })}
          />
        )}
        <Tenants inspection={inspection} act={act} />
        {onComplete && (
          <Button
            className={classes.finish}
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={onComplete}
          >
            {t('inspections:complete.title')}
          </Button>
        )}
      </Stack>
    </section>
  );
};
