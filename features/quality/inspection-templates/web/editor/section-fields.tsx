import { NativeSelect, TextInput } from '@mantine/core';
import { useAreaTypes } from '#features/sites/buildings/web';
import { CountedTextarea } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { repeats, type Section } from '../../contract/index.ts';
import classes from './editor.module.css';
import { WeightField } from './weight-field.tsx';

type Props = {
  section: Section;
  errors: Readonly<Record<string, string>>;
  onChange: (next: Section) => void;
};

export const SectionFields = ({ section, errors, onChange }: Props) => {
  const t = useText();
  const types = useAreaTypes(true) ?? [];
  const set = (patch: Partial<Section>) => onChange({ ...section, ...patch });
  return (
    <div className={classes.fields}>
      <TextInput
        className={classes.wide}
        label={t('inspection-templates:field.title')}
        withAsterisk
        maxLength={150}
        value={section.title}
        error={errors.title}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('inspection-templates:field.repeat')}
        data={repeats.map((each) => ({ value: each, label: t(`inspection-templates:repeat.${each}`) }))}
        value={section.repeat}
        onChange={(event) => set({ repeat: event.currentTarget.value as Section['repeat'] })}
      />
      <NativeSelect
        label={t('inspection-templates:field.common_area_type_id')}
        error={errors.common_area_type_id}
        data={[
          { value: '', label: t('inspection-templates:editor.anyArea') },
          ...types.map((type) => ({ value: String(type.id), label: type.name })),
        ]}
        value={String(section.common_area_type_id ?? '')}
        onChange={({ currentTarget: { value } }) =>
          set({ common_area_type_id: value === '' ? null : Number(value) })
        }
      />
      <WeightField
        label={t('inspection-templates:field.weight')}
        value={section.weight}
        error={errors.weight}
        onChange={(weight) => set({ weight })}
      />
      <div className={classes.wide}>
        <CountedTextarea
          label={t('inspection-templates:field.instructions')}
          limit={2000}
          value={section.instructions}
          error={errors.instructions}
          onChange={(event) => set({ instructions: event.currentTarget.value })}
        />
      </div>
    </div>
  );
};
