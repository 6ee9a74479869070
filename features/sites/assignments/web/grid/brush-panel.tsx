import { Group, TextInput } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { PersonCombobox } from '../person-combobox.tsx';
import classes from './grid.module.css';

export type Brush = { person: { id: number; name: string } | null; from: string; to: string };

type Props = { brush: Brush; onChange: (brush: Brush) => void };

/** Chooses the person that one touch on a site adds, and the days. */
export const BrushPanel = ({ brush, onChange }: Props) => {
  const t = useText();
  return (
    <Group
      component="section"
      className={classes.brush}
      gap="sm"
      align="flex-end"
      p="12px 16px"
      mb="md"
      bd="1px solid var(--cora-border)"
      bdrs="md"
      bg="var(--mantine-color-body)"
      aria-label={t('assignments:brush.label')}
      data-no-print
    >
      <div>
        <PersonCombobox
          label={t('assignments:brush.person')}
          placeholder={t('assignments:brush.hint')}
          value={brush.person?.id ?? null}
          onChange={(person) =>
            onChange({ ...brush, person: person && { id: person.id, name: person.name } })
          }
        />
      </div>
      <TextInput
        type="date"
        label={t('assignments:period.first')}
        value={brush.from}
        onChange={(event) => onChange({ ...brush, from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('assignments:period.last')}
        value={brush.to}
        onChange={(event) => onChange({ ...brush, to: event.currentTarget.value })}
      />
    </Group>
  );
};
