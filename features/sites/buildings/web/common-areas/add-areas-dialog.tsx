import { ActionIcon, Alert, Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, isApiError } from '#platform/web/api/index';
import { showProblem, showSuccess } from '#platform/web/feedback/index';
import { DigitsField, FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, submit, type Write } from '#platform/web/outbox/index';
import { Columns, Dialog, MultiSelect, Select } from '#platform/web/ui/index';
import {
  type Background,
  type Building,
  type BuildingType,
  buildingTypes,
  type Color,
  commonAreaEndpoints,
  maxNewAreas,
  usualFloorIds,
} from '../../contract/index.ts';
import { floorsText } from '../common-area-list.tsx';
import { aboutBuilding, createCommonAreasWrite } from '../outbox/building-writes.ts';
import { refreshBuilding } from '../queries.ts';
import { useAreaTypes } from '../use-building.ts';
import classes from './common-areas.module.css';
import { useAreaChoices } from './use-area-words.ts';

type Row = { key: string; name: string; type_id: number; floor_ids?: number[] };

type Values = {
  rows: Row[];
  floor_ids: number[];
  color: Color | null;
  background: Background | null;
  sqft: number | '';
};

type Props = { building: Building; refused?: Write | undefined; onClose: () => void };

/** The first message of a refusal; without one, words that say to try again. */
const messageOf = (error: unknown, unexpected: string): string => {
  if (!isApiError(error)) return unexpected;
  return Object.values(error.fields).flat()[0] ?? (error.message || unexpected);
};

const AddAreasDialog = ({ building, refused, onClose }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const types = useAreaTypes(true) ?? [];
  const choices = useAreaChoices();
  const fresh = (): Row => ({ key: crypto.randomUUID(), name: '', type_id: types[0]?.id ?? 0 });
  const [values, setValues] = useState<Values>(
    () =>
      (refused?.form as Values | undefined) ?? {
        rows: [fresh()],
        floor_ids: building.floors.map(({ id }) => id),
        color: null,
        background: null,
        sqft: '',
      },
  );
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const set = (patch: Partial<Values>) => {
    setProblem(null);
    setValues((known) => ({ ...known, ...patch }));
  };
  const setRow = (key: string, patch: Partial<Row>) =>
    set({ rows: values.rows.map((row) => (row.key === key ? { ...row, ...patch } : row)) });
  /** What buildings of the type usually have on the chosen floors. */
  const propose = async (building_type: BuildingType) => {
    const usual = await call(commonAreaEndpoints.listDefaultCommonAreas, { query: { building_type } }).catch(
      (error) => {
        showProblem(error);
        return [];
      },
    );
    const nameOf = (id: number, name: string) => types.find((type) => type.id === id)?.name ?? name;
    const rows = usual.flatMap(({ type_id, name, floors }) => {
      const floor_ids = usualFloorIds(building.floors, floors).filter((id) => values.floor_ids.includes(id));
      if (floor_ids.length === 0 && building.floors.length > 0) return [];
      return [{ ...fresh(), type_id, name: nameOf(type_id, name), floor_ids }];
    });
    if (rows.length > 0) set({ rows: rows.slice(0, maxNewAreas) });
  };
  const save = async () => {
    const named = values.rows.map(({ name, type_id, floor_ids }) => ({
      name: name.trim(),
      type_id: type_id || (types[0]?.id ?? 0),
      ...(floor_ids && { floor_ids }),
    }));
    if (named.some(({ name }) => name === '')) return setProblem(t('buildings:area.nameEach'));
    const { floor_ids, color, background, sqft } = values;
    setBusy(true);
    try {
      const id = crypto.randomUUID();
      const outcome = await submit(
        client,
        {
          kind: createCommonAreasWrite,
          id,
          group: id,
          parts: {
            body: {
              area: {
                building_id: building.id,
                names: named,
                floor_ids,
                color,
                background,
                sqft: sqft === '' ? null : sqft,
              },
            },
          },
          about: aboutBuilding(building, named.map(({ name }) => name).join(', ')),
          form: values,
        },
        refused ? { replaces: [refused.id], keepsRefused: true } : { keepsInput: true },
      );
      showSuccess(outcome.sent ? t('buildings:area.added', { count: named.length }) : savedWords(outcome));
      refreshBuilding(client);
      onClose();
    } catch (error) {
      setProblem(messageOf(error, t('buildings:area.unexpected')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog form size="lg" title={t('buildings:area.add')} onClose={onClose}>
      <Stack gap="md">
        {problem && (
          <Alert color="error" role="alert">
            {problem}
          </Alert>
        )}
        {building.floors.length > 0 && (
          <MultiSelect
            label={t('buildings:tenant.floors')}
            searchable
            data={building.floors.map(({ id, label }) => ({ value: String(id), label }))}
            value={values.floor_ids.map(String)}
            onChange={(ids) =>
              set({
                floor_ids: ids.map(Number),
                rows: values.rows.map(({ floor_ids: _, ...row }) => row),
              })
            }
          />
        )}
        <NativeSelect
          label={t('buildings:area.propose')}
          description={t('buildings:area.proposeText')}
          data={[
            { value: '', label: t('buildings:area.chooseType') },
            ...buildingTypes.map((type) => ({ value: type, label: t(`buildings:buildingTypes.${type}`) })),
          ]}
          value=""
          onChange={(event) => void propose(event.currentTarget.value as BuildingType)}
        />
        <Stack component="fieldset" className={classes.rows} gap={10}>
          <legend>{t('buildings:area.names')}</legend>
          {values.rows.map((row, nth) => (
            <Columns key={row.key} columns="minmax(0, 3fr) minmax(0, 2fr) 44px" gap="xs" align="start">
              <TextInput
                aria-label={t('buildings:area.nameOf', { number: String(nth + 1) })}
                placeholder={t('buildings:tenant.name')}
                inputWrapperOrder={['input', 'description']}
                description={row.floor_ids && floorsText(building, row.floor_ids, t('buildings:everyFloor'))}
                autoComplete="off"
                maxLength={100}
                value={row.name}
                onChange={(event) => setRow(row.key, { name: event.currentTarget.value })}
              />
              <NativeSelect
                aria-label={t('buildings:area.typeOf', { number: String(nth + 1) })}
                data={types.map(({ id, name }) => ({ value: String(id), label: name }))}
                value={String(row.type_id)}
                onChange={(event) => setRow(row.key, { type_id: Number(event.currentTarget.value) })}
              />
              <ActionIcon
                variant="subtle"
                color="gray"
                size={44}
                disabled={values.rows.length === 1}
                aria-label={t('buildings:area.drop', { number: String(nth + 1) })}
                onClick={() => set({ rows: values.rows.filter(({ key }) => key !== row.key) })}
              >
                <IconX size={18} />
              </ActionIcon>
            </Columns>
          ))}
          <div>
            <Button
              variant="subtle"
              leftSection={<IconPlus size={16} />}
              disabled={values.rows.length >= maxNewAreas}
              onClick={() => set({ rows: [...values.rows, fresh()] })}
            >
              {t('buildings:area.another')}
            </Button>
          </div>
        </Stack>
        <Select
          label={t('buildings:area.background')}
          clearable
          data={choices.backgrounds}
          value={values.background}
          onChange={(background) => set({ background: background as Background | null })}
        />
        <Select
          label={t('buildings:area.color')}
          clearable
          data={choices.colors}
          value={values.color}
          onChange={(color) => set({ color: color as Color | null })}
        />
        <DigitsField
          label={t('buildings:area.sqft')}
          maxLength={8}
          value={values.sqft}
          onChange={(sqft) => set({ sqft })}
        />
        <FormActions inline saving={busy} onSave={() => void save()} />
      </Stack>
    </Dialog>
  );
};

export default AddAreasDialog;
