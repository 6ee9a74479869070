import { TextInput } from '@mantine/core';
import { z } from 'zod';
import { type Photo, PhotoPicker } from '#features/accounts/files/web';
import { CountedTextarea, FormActions, RecordForm, useRecordForm } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips, Dialog } from '#platform/web/ui/index';
import { type Incident, incidentFields, incidentKinds } from '../../contract/index.ts';
import type { Act } from './use-act.ts';

type Props = {
  /** Id or key of the report, as in its address. */
  report: string;
  /** The one to change; null for a new one. */
  incident: Incident | null;
  act: Act;
  onClose: () => void;
};

const schema = z.object(incidentFields);

const IncidentForm = ({ report, incident, act, onClose, title }: Props & { title: string }) => {
  const t = useText();
  const form = useRecordForm({
    name: 'daily-report-incident',
    record: incident?.client_uuid ?? `new-${report}`,
    schema,
    initialValues: {
      kind: incident?.kind ?? ('security' as const),
      place: incident?.place ?? '',
      description: incident?.description ?? '',
      photos: [] as Photo[],
    },
    save: async (body, { photos }) => {
      const incident_uuid = incident?.client_uuid ?? crypto.randomUUID();
      const label = t(`daily-reports:incident.${body.kind}`);
      // Written down in this order, and sent in it.
      void act.report({ client_uuid: incident_uuid, ...body }, label);
      if (photos.length > 0) void act.addPhotos({ of: 'incident', incident_uuid }, photos, label);
    },
    onSaved: onClose,
  });
  return (
    <RecordForm form={form} label={title}>
      <ChoiceChips
        label={t('daily-reports:incidents.kind')}
        choices={incidentKinds}
        word={(one) => t(`daily-reports:incident.${one}`)}
        value={form.values.kind}
        onChange={(kind) => form.setFieldValue('kind', kind)}
      />
      <TextInput
        label={t('daily-reports:incidents.place')}
        autoComplete="off"
        maxLength={100}
        {...form.field('place')}
      />
      <CountedTextarea
        label={t('daily-reports:incidents.description')}
        minRows={3}
        limit={form.limit('description')}
        {...form.field('description')}
      />
      {!incident && (
        <PhotoPicker
          label={t('daily-reports:field.photos')}
          value={form.values.photos}
          onChange={(photos) => form.setFieldValue('photos', photos)}
        />
      )}
      <FormActions saving={form.saving} save={t('platform:actions.save')} />
    </RecordForm>
  );
};

/** What happened, where, in words, with first photos; more can be added to it afterwards. */
const IncidentDialog = (props: Props) => {
  const t = useText();
  const title = t(props.incident ? 'daily-reports:incidents.editTitle' : 'daily-reports:incidents.add');
  return (
    <Dialog form title={title} onClose={props.onClose}>
      <IncidentForm {...props} title={title} />
    </Dialog>
  );
};

export default IncidentDialog;
