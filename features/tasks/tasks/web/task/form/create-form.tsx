import { Box, Button } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { PhotoPicker, SentShare } from '#features/accounts/files/web';
import { useBuilding } from '#features/sites/buildings/web';
import { rememberSite } from '#features/sites/jobs/web';
import { CountedTextarea, FormActions, RecordForm } from '#platform/web/forms/index';
import { defaultZone, useText } from '#platform/web/i18n/index';
import { type Outcome, useOutboxForm, type Write } from '#platform/web/outbox/index';
import { lazyPart } from '#platform/web/routing/index';
import { useSession } from '#platform/web/session/index';
import type { Task } from '../../../contract/index.ts';
import { MoreSitesField, moreSitesId } from '../../series/more-sites-field.tsx';
import { RepeatsField } from '../../series/repeats-field.tsx';
import { AssigneeField } from './assignee-field.tsx';
import { splitDue } from './due-value.ts';
import { MoreDetails } from './more-details.tsx';
import { type SeriesBody, seriesFrom } from './series-from.ts';
import { SiteFields } from './site-fields.tsx';
import { type CreateValues, createSchema, detailFields, emptyNewTask, usesDetails } from './task-values.ts';
import { WorkFields } from './work-fields.tsx';

const [SitesDialog] = lazyPart(() => import('../../series/sites-dialog.tsx'));

export type Created = {
  outcome: Outcome<Task>;
  site: { job_id: number; building_id: number };
  again: boolean;
};

type Props = {
  site: Pick<CreateValues, 'job_id' | 'building_id'> & Partial<CreateValues>;
  /** A refused write of the outbox, to be corrected. */
  refused: Write | undefined;
  onSaved: (created: Created) => void;
  /** A series has begun at all sites that were chosen. */
  onBegun: () => void;
};

/** Work that an address describes has a draft of its own, so that a draft of other work at the job does not replace it. */
const draftOf = ({ job_id, description }: Props['site']): string =>
  ['new', job_id, description].filter(Boolean).join('-');

const loadEntry = async () => (await import('./new-task-entry.ts')).newTaskEntry;

export const CreateForm = ({ site, refused, onSaved, onBegun }: Props) => {
  const t = useText();
  const { user } = useSession();
  const again = useRef(false);
  const { form, set, sentShare } = useOutboxForm({
    name: 'task',
    record: draftOf(site),
    schema: createSchema,
    initialValues: { ...emptyNewTask, ...site },
    refused,
    loadEntry,
    onSaved: (outcome, { job_id, building_id }) => {
      rememberSite(user, job_id);
      onSaved({ outcome, site: { job_id, building_id }, again: again.current });
    },
  });
  const values = form.getValues();
  const building = useBuilding(values.building_id ?? undefined);
  const zone = building?.time_zone ?? defaultZone();
  const repeating = values.recurrence !== null;
  const { job_id, building_id, more_sites: more } = values;
  const [beginning, setBeginning] = useState<SeriesBody | null>(null);
  // At several sites it is not sent from the device: each of them may refuse it, and that has to be read.
  const submit = async () => {
    const series = more.length > 0 ? seriesFrom(values) : undefined;
    if (series && values.photos.length > 0) document.getElementById(moreSitesId)?.focus();
    else if (series) setBeginning({ ...series, client_uuid: values.series_uuid });
    else await form.submit();
  };
  const shared = { values, errors: form.errors, set };
  return (
    <Box maw={760}>
      <RecordForm form={{ ...form, submit }} label={t('tasks:titles.create')}>
        <SiteFields
          job_id={values.job_id}
          building_id={values.building_id}
          onChange={(chosen) =>
            set({
              ...chosen,
              building_floor_id: null,
              building_common_area_id: null,
              ...(chosen.job_id === job_id ? {} : { assignee_user_ids: [] }),
              more_sites: more.filter((other) => other.job_id !== chosen.job_id),
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
        <AssigneeField {...shared} jobId={values.job_id} />
        <RepeatsField
          repeats={values.repeats}
          recurrence={values.recurrence}
          wanted={splitDue(values.due_at).date}
          onChange={(chosen) =>
            set({
              ...chosen,
              ...(chosen.recurrence ? { due_at: '', scheduled_on: '' } : { more_sites: [] }),
            })
          }
          errors={form.errors}
          zone={zone}
        />
        {repeating && job_id !== null && !refused && (
          <MoreSitesField
            jobId={job_id}
            value={more}
            withPhotos={values.photos.length > 0}
            onChange={(more_sites) =>
              set({
                more_sites,
                series_uuid: values.series_uuid || crypto.randomUUID(),
                building_floor_id: null,
                building_common_area_id: null,
              })
            }
          />
        )}
        <MoreDetails
          needed={usesDetails(values) || detailFields.some((field) => form.errors[field])}
          {...shared}
          dated={!repeating}
          building={more.length > 0 ? undefined : building}
        />
        {sentShare !== null && (
          <Suspense fallback={null}>
            <SentShare share={sentShare} label={t('tasks:field.photos')} />
          </Suspense>
        )}
        {more.length > 0 ? (
          <FormActions save={t('tasks:series.sites.create', { count: more.length + 1 })} />
        ) : (
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
        )}
      </RecordForm>
      {beginning && job_id !== null && building_id !== null && (
        <Suspense fallback={null}>
          <SitesDialog
            series={beginning}
            sites={[{ job_id, building_id }, ...more]}
            onFaults={(faults) => {
              form.setErrors(
                Object.fromEntries(Object.entries(faults).map(([name, all]) => [name, all.join('\n')])),
              );
              setBeginning(null);
            }}
            onDone={([first, ...left]) => {
              setBeginning(null);
              if (first) set({ ...first, more_sites: left });
              else void form.discard().then(onBegun);
            }}
            onClose={() => setBeginning(null)}
          />
        </Suspense>
      )}
    </Box>
  );
};
