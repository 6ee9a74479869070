import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { CountedTextarea, FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { ChoiceChips, Dialog } from '#platform/web/ui/index';
import { type Incident, type IncidentKind, incidentKinds } from '../../contract/index.ts';
import classes from './report.module.css';
import type { Act } from './use-act.ts';

type Props = { incident: Incident | null; act: Act; onClose: () => void };

/** Letters of what happened. */
const longest = 2000;

/** What happened, where, in words; photos are added to it afterwards. */
const IncidentDialog = ({ incident, act, onClose }: Props) => {
  const t = useText();
  const [kind, setKind] = useState<IncidentKind>(incident?.kind ?? 'security');
  const [place, setPlace] = useState(incident?.place ?? '');
  const [description, setDescription] = useState(incident?.description ?? '');
  const [tried, setTried] = useState(false);
  const title = t(incident ? 'daily-reports:incidents.editTitle' : 'daily-reports:incidents.add');
  const save = () => {
    setTried(true);
    const words = description.trim();
    if (words === '') return;
    const client_uuid = incident?.client_uuid ?? crypto.randomUUID();
    void act.report(
      { client_uuid, kind, place: place.trim(), description: words },
      t(`daily-reports:incident.${kind}`),
    );
    onClose();
  };
  return (
    <Dialog form title={title} onClose={onClose}>
      <form
        className={classes.fields}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <ChoiceChips
          label={t('daily-reports:incidents.kind')}
          choices={incidentKinds}
          word={(one) => t(`daily-reports:incident.${one}`)}
          value={kind}
          onChange={setKind}
        />
        <TextInput
          label={t('daily-reports:incidents.place')}
          autoComplete="off"
          maxLength={100}
          value={place}
          onChange={({ currentTarget }) => setPlace(currentTarget.value)}
        />
        <CountedTextarea
          withAsterisk
          label={t('daily-reports:incidents.description')}
          minRows={3}
          limit={longest}
          maxLength={longest}
          error={tried && description.trim() === '' && t('daily-reports:incidents.descriptionMissing')}
          value={description}
          onChange={({ currentTarget }) => setDescription(currentTarget.value)}
        />
        <FormActions
          saving={false}
          save={t('platform:actions.save')}
          cancel={
            <Button variant="default" onClick={onClose}>
              {t('platform:actions.cancel')}
            </Button>
          }
        />
      </form>
    </Dialog>
  );
};

export default IncidentDialog;
