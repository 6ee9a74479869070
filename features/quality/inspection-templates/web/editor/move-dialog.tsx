import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import type { Section } from '../../contract/index.ts';
import { type Place, placeOf } from './arrange.ts';

type Props = {
  sections: readonly Section[];
  questionId: string;
  onMove: (place: Place) => void;
  onClose: () => void;
};

/** Moves a question without dragging: into which section, and behind which question. */
const MoveDialog = ({ sections, questionId, onMove, onClose }: Props) => {
  const t = useText();
  const from = placeOf({ sections: [...sections] }, questionId);
  const [sectionId, setSection] = useState(from?.sectionId ?? '');
  const [place, setPlace] = useState(0);
  const others = (sections.find(({ id }) => id === sectionId)?.questions ?? []).filter(
    ({ id }) => id !== questionId,
  );
  const named = (text: string) => text || t('inspection-templates:editor.unnamed');
  return (
    <Dialog title={t('inspection-templates:editor.moveTitle')} onClose={onClose}>
      <Stack>
        <NativeSelect
          label={t('inspection-templates:editor.toSection')}
          data={sections.map(({ id, title }) => ({ value: id, label: named(title) }))}
          value={sectionId}
          onChange={(event) => {
            setSection(event.currentTarget.value);
            setPlace(0);
          }}
        />
        <NativeSelect
          label={t('inspection-templates:editor.behind')}
          data={[
            { value: '0', label: t('inspection-templates:editor.first') },
            ...others.map(({ label }, at) => ({ value: String(at + 1), label: named(label) })),
          ]}
          value={String(place)}
          onChange={(event) => setPlace(Number(event.currentTarget.value))}
        />
        <FormActions
          inline
          save={t('inspection-templates:editor.move')}
          onSave={() => {
            onMove({ sectionId, place });
            onClose();
          }}
        />
      </Stack>
    </Dialog>
  );
};

export default MoveDialog;
