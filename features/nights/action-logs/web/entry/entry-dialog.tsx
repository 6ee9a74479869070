import { Button, NativeSelect, Stack, TextInput } from '@mantine/core';
import { IconCheck, IconPlayerPlay } from '@tabler/icons-react';
import { PhotoPicker } from '#features/accounts/files/web';
import { useBuilding } from '#features/sites/buildings/web';
import { CountedTextarea, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips, Columns, Dialog } from '#platform/web/ui/index';
import { actionTypes, isRequest } from '../../contract/index.ts';
import classes from './entry.module.css';
import { type EntryDialogProps, type EntryForm, useEntryForm } from './use-entry-form.ts';

/** Who asked for it, and when. The time is shown once there is a name, and always for entries that answer a request. */
const RequestFields = ({ form }: { form: EntryForm }) => {
  const t = useText();
  const { action_type, requested_by, requested } = form.values;
  return (
    <Columns columns="1fr 1fr" gap="sm">
      <TextInput
        label={t('action-logs:field.requested_by')}
        maxLength={100}
        autoComplete="off"
        {...form.field('requested_by')}
      />
      {(isRequest(action_type) || requested_by !== '' || requested !== '') && (
        <TextInput
          type="time"
          label={t('action-logs:field.requested_at')}
          {...form.field('requested')}
          error={form.errors.requested ?? form.errors.requested_at}
        />
      )}
    </Columns>
  );
};

const visibilities = ['internal', 'public'] as const;

/** What was done, in two touches: its kind, then done or started. Everything else may be said, and need not be. */
const EntryDialog = (props: EntryDialogProps) => {
  const t = useText();
  const { log, entry, kind, floor, onClose } = props;
  const { form, finish } = useEntryForm(props);
  const { values } = form;
  const building = useBuilding(log.building.id);
  const rooms = (building?.common_areas ?? []).map(({ id, name }) => ({ id, name }));
  const floors = (building?.floors ?? []).map(({ id, label }) => ({ id, name: label }));
  const place = (name: 'room' | 'floor', label: string, places: { id: number; name: string }[]) => {
    const chosen = values[name];
    // The chosen place is offered even when the building could not be read.
    const offered = chosen && !places.some(({ id }) => id === chosen.id) ? [chosen, ...places] : places;
    return (
      offered.length > 0 && (
        <NativeSelect
          label={label}
          error={form.errors[name === 'room' ? 'common_area_id' : 'floor_id']}
          data={[
            { value: '', label: t('action-logs:entry.nowhere') },
            ...offered.map(({ id, name: word }) => ({ value: String(id), label: word })),
          ]}
          value={String(chosen?.id ?? '')}
          onChange={({ currentTarget: { value } }) =>
            form.setFieldValue(name, offered.find(({ id }) => String(id) === value) ?? null)
          }
        />
      )
    );
  };
  const floorField = place('floor', t('action-logs:field.floor'), floors);
  const title = t(`action-logs:type.${kind}`);
  const answersRequest = isRequest(values.action_type);
  return (
    <Dialog form title={entry ? t('action-logs:entry.edit') : title} onClose={onClose}>
      <RecordForm form={form} label={title}>
        {entry && (
          <NativeSelect
            label={t('action-logs:field.action_type')}
            data={actionTypes.map((type) => ({ value: type, label: t(`action-logs:type.${type}`) }))}
            {...form.field('action_type')}
          />
        )}
        {floor && floorField}
        {place('room', t('action-logs:field.common_area'), rooms)}
        <CountedTextarea
          label={t('action-logs:field.description')}
          limit={form.limit('description')}
          {...form.field('description')}
        />
        {answersRequest && <RequestFields form={form} />}
        {!entry && (
          <PhotoPicker
            label={t('action-logs:field.photos')}
            value={values.photos}
            onChange={(photos) => form.setFieldValue('photos', photos)}
          />
        )}
        <details className={classes.more} open={entry !== undefined}>
          <summary>{t('action-logs:entry.more')}</summary>
          <Stack gap="sm" pt={4}>
            <Columns columns="1fr 1fr" gap="sm">
              <TextInput
                type="time"
                label={t('action-logs:field.started_at')}
                {...form.field('start')}
                error={form.errors.start ?? form.errors.started_at}
              />
              <TextInput
                type="time"
                label={t('action-logs:field.ended_at')}
                {...form.field('end')}
                error={form.errors.end ?? form.errors.ended_at}
              />
            </Columns>
            {!floor && floorField}
            {!answersRequest && <RequestFields form={form} />}
            <ChoiceChips
              label={t('action-logs:field.visibility')}
              choices={visibilities}
              word={(one) => t(`action-logs:visibility.${one}`)}
              value={values.visibility}
              onChange={(one) => form.setFieldValue('visibility', one)}
            />
          </Stack>
        </details>
        {entry ? (
          <FormActions saving={form.saving} />
        ) : (
          <Columns className={classes.finish} columns="1fr 1fr" gap="xs">
            <Button
              variant="default"
              disabled={form.saving}
              leftSection={<IconPlayerPlay size={20} aria-hidden />}
              onClick={() => finish(true)}
            >
              {t('action-logs:entry.start')}
            </Button>
            <Button
              loading={form.saving}
              leftSection={<IconCheck size={20} aria-hidden />}
              onClick={() => finish(false)}
            >
              {t('action-logs:entry.done')}
            </Button>
          </Columns>
        )}
      </RecordForm>
    </Dialog>
  );
};

export default EntryDialog;
