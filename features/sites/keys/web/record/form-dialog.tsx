import { NativeSelect, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showSuccess } from '#platform/web/feedback/index';
import { CountedTextarea, DigitsField, FormActions, RecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { savedWords, type Write } from '#platform/web/outbox/index';
import { Dialog } from '#platform/web/ui/index';
import { type Key, keyKinds, maxAdded, numberLabels } from '../../contract/index.ts';
import { keyName } from '../key-icon.tsx';
import classes from '../keys.module.css';
import { refreshKeys } from '../live.ts';
import { type Site, useKeyForm } from './use-key-form.ts';

type KeyFormProps = { site: Site; edited: Key | null; refused?: Write | undefined; onClose: () => void };

/** Adds one key or several similar ones, or edits one. */
const KeyForm = ({ site, edited, refused, onClose }: KeyFormProps) => {
  const t = useText();
  const client = useQueryClient();
  const { form, set } = useKeyForm({
    site,
    edited,
    refused,
    onSaved: (outcome, { count, ...key }) => {
      const name = keyName(key);
      const done = edited ? t('keys:done.save', { name }) : t('keys:done.create', { name, count });
      showSuccess(outcome.sent ? done : savedWords(outcome));
      refreshKeys(client, []);
      onClose();
    },
  });
  const { values } = form;
  const several = edited ? 1 : Number(values.count) || 1;
  const labels =
    several > 1 && several <= maxAdded && values.label.trim() !== ''
      ? numberLabels(values.label.trim(), several)
      : [];
  const known = edited?.building;
  const buildings =
    known && !site.buildings.some(({ id }) => id === known.id) ? [...site.buildings, known] : site.buildings;
  return (
    <RecordForm form={form} label={edited ? keyName(edited) : t('keys:tab.add')}>
      <div className={edited ? undefined : classes.pair}>
        <NativeSelect
          label={t('keys:field.kind')}
          data={keyKinds.map((kind) => ({ value: kind, label: t(`keys:kind.${kind}`) }))}
          {...form.field('kind')}
          withAsterisk={false}
        />
        {!edited && (
          <DigitsField
            label={t('keys:field.count')}
            maxLength={2}
            {...form.field('count')}
            withAsterisk={false}
          />
        )}
      </div>
      <TextInput
        data-autofocus
        autoComplete="off"
        label={t('keys:field.label')}
        description={
          labels.length > 0
            ? t('keys:field.countHint', { first: labels[0] ?? '', last: labels.at(-1) ?? '' })
            : t('keys:field.labelHint')
        }
        maxLength={form.limit('label')}
        {...form.field('label')}
      />
      <TextInput
        autoComplete="off"
        label={t('keys:field.opens')}
        description={t('keys:field.opensHint')}
        maxLength={form.limit('opens')}
        {...form.field('opens')}
      />
      {buildings.length > 0 && (
        <NativeSelect
          label={t('keys:field.building')}
          data={[
            { value: '', label: t('keys:field.wholeSite') },
            ...buildings.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          error={form.errors.building_id}
          value={values.building_id === null ? '' : String(values.building_id)}
          onChange={(event) =>
            set({ building_id: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })
          }
        />
      )}
      <CountedTextarea label={t('keys:field.notes')} limit={form.limit('notes')} {...form.field('notes')} />
      <FormActions saving={form.saving} save={edited ? t('platform:actions.save') : t('keys:tab.add')} />
    </RecordForm>
  );
};

type Props = { site: Site; edited: Key | null; refused?: Write | undefined; onClose: () => void };

/** Keeps the key as it was opened, so that the server notices a save over a newer version. */
export const FormDialog = (props: Props) => {
  const t = useText();
  const [edited] = useState(props.edited);
  const [site] = useState(props.site);
  return (
    <Dialog form title={edited ? keyName(edited) : t('keys:tab.add')} onClose={props.onClose}>
      <KeyForm {...props} site={site} edited={edited} />
    </Dialog>
  );
};
