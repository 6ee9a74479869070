import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { PhotoPicker, SentShare } from '#features/files/web';
import { serverNow } from '#platform/web/api/index';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { defaultZone, useText } from '#platform/web/i18n/index';
import { atHand, type Outcome, type Write } from '#platform/web/outbox/index';
import { useWarm } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import type { Task } from '../../contract/index.ts';
import { useBuilding } from '../queries.ts';
import { RepeatsField } from '../series/repeats-field.tsx';
import { dueToSend, splitDue } from './due-value.ts';
import classes from './form.module.css';
import { MoreDetails } from './more-details.tsx';
import { recentSitesKey, rememberSite } from './recent-sites.ts';
import type { sendTask as SendTask } from './send-task.ts';
import { SiteFields } from './site-fields.tsx';
import { type CreateValues, createSchema, detailFields, emptyValues, usesDetails } from './task-values.ts';
import { WorkFields } from './work-fields.tsx';

export type Created = {
  outcome: Outcome<Task>;
  site: { job_id: number; building_id: number };
  again: boolean;
};

type Props = {
  site: { job_id: number | null; building_id: number | null };
  /** An entry that the server refused, to be put right. */
  refused?: Write;
  onSaved: (created: Created) => void;
};

const loadSending = () => import('./send-task.ts');

const send: typeof SendTask = async (...given) => (await atHand(loadSending)).sendTask(...given);

type Saved = Omit<Created, 'again'>;
type FormOf = ReturnType<typeof useRecordForm<typeof createSchema, CreateValues, Saved>>;

const sixDays = 6 * 86_400_000;

/** When the entry was made: the first try to send it, so that a retry is word for word the same. */
const stampOf = (values: CreateValues): string =>
  values.device_created_at !== '' && serverNow().getTime() - Date.parse(values.device_created_at) < sixDays
    ? values.device_created_at
    : serverNow().toISOString();

export const CreateForm = ({ site, refused, onSaved }: Props) => {
  const t = useText();
  const client = useQueryClient();
  const { user } = useSession();
  const again = useRef(false);
  const told = useRef(false);
  const underway = useRef<Promise<Saved> | null>(null);
  const replaced = useRef(refused?.id);
  const [sent, setSent] = useState<number | null>(null);
  const [initialValues] = useState<CreateValues>(() => ({
    ...emptyValues,
    ...site,
    photos: [],
    repeats: 'none',
    recurrence: null,
    client_uuid: crypto.randomUUID(),
    device_created_at: '',
    ...refused?.form,
  }));
  const form: FormOf = useRecordForm({
    name: 'task',
    record: refused ? `unsent-${refused.id}` : site.job_id === null ? 'new' : `new-${site.job_id}`,
    schema: createSchema,
    initialValues,
    save: async (body, values) => {
      const device_created_at = stampOf(values);
      form.setFieldValue('device_created_at', device_created_at);
      const due_at = dueToSend(values.due_at, zone);
      try {
        underway.current ??= send(
          client,
          { body: { ...body, device_created_at, due_at }, values: { ...values, device_created_at } },
          { replaced, onProgress: values.photos.length > 0 ? setSent : undefined },
        );
        return await underway.current;
      } finally {
        underway.current = null;
        setSent(null);
      }
    },
    onSaved: (saved) => {
      // Two quick clicks are one request, and one arrival here.
      if (told.current) return;
      told.current = true;
      rememberSite(recentSitesKey(user.id, user.default_organization.id), saved.site.job_id);
      onSaved({ ...saved, again: again.current });
    },
  });
  useWarm(loadSending);
  const values = form.getValues();
  const building = useBuilding(values.building_id ?? undefined);
  const zone = building?.time_zone ?? defaultZone();
  const set = (patch: Partial<CreateValues>) => {
    for (const [field, value] of Object.entries(patch)) form.setFieldValue(field, value);
  };
  const repeating = values.recurrence !== null;
  const shared = { values, errors: form.errors, set };
  return (
    <div className={classes.form}>
      <RecordForm form={form} label={t('tasks:titles.create')}>
        <SiteFields
          job_id={values.job_id}
          building_id={values.building_id}
          onChange={(chosen) =>
            set({
              ...chosen,
              building_floor_id: null,
              building_common_area_id: null,
              ...(chosen.job_id === values.job_id ? {} : { assignee_user_ids: [] }),
            })
          }
          errors={{ job_id: form.errors.job_id, building_id: form.errors.building_id }}
        />
        <CountedTextarea
          label={t('tasks:field.description')}
          placeholder={t('tasks:form.descriptionHint')}
          limit={form.limit('description')}
          {...form.field('description')}
        />
        <PhotoPicker
          label={t('tasks:field.photos')}
          value={values.photos}
          onChange={(photos) => set({ photos })}
          error={form.errors.files}
        />
        <WorkFields {...shared} zone={zone} dated={!repeating} />
        <RepeatsField
          repeats={values.repeats}
          recurrence={values.recurrence}
          wanted={splitDue(values.due_at).date}
          onChange={(chosen) =>
            set({ ...chosen, ...(chosen.recurrence ? { due_at: '', scheduled_on: '' } : {}) })
          }
          errors={form.errors}
          zone={zone}
        />
        <MoreDetails
          needed={usesDetails(values) || detailFields.some((field) => form.errors[field])}
          {...shared}
          dated={!repeating}
          jobId={values.job_id}
          building={building}
        />
        {sent !== null && (
          <Suspense fallback={null}>
            <SentShare share={sent} label={t('tasks:field.photos')} />
          </Suspense>
        )}
        <FormActions saving={form.saving} save={t('tasks:form.create')}>
          <Button
            variant="default"
            disabled={form.saving}
            onClick={() => {
              again.current = true;
              void form.submit().finally(() => {
                again.current = false;
              });
            }}
          >
            {t('tasks:form.createAnother')}
          </Button>
        </FormActions>
      </RecordForm>
    </div>
  );
};
