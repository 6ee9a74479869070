import { Stack } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { SiteRow } from '../../contract/index.ts';
import { PersonCombobox } from '../person-combobox.tsx';

type Person = { id: number; name: string };

type Props = { site: SiteRow; onAdd: (person: Person) => void; onClose: () => void };

/** Asks for the person to add, if none was chosen beforehand. */
const AddDialog = ({ site, onAdd, onClose }: Props) => {
  const t = useText();
  const [person, setPerson] = useState<Person | null>(null);
  return (
    <Dialog title={`${site.job_number} ${site.job_name}`} onClose={onClose}>
      <Stack
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          if (!person) return;
          onAdd(person);
          onClose();
        }}
      >
        <PersonCombobox
          label={t('assignments:brush.person')}
          value={person?.id ?? null}
          onChange={(chosen) => setPerson(chosen && { id: chosen.id, name: chosen.name })}
        />
        <FormActions inline disabled={!person} save={t('assignments:grid.add')} />
      </Stack>
    </Dialog>
  );
};

export default AddDialog;
