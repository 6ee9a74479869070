import { Checkbox, Text } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import classes from './create.module.css';
import type { UsualArea } from './new-building-values.ts';

type Props = {
  all: readonly UsualArea[];
  chosen: readonly UsualArea[];
  error: string | undefined;
  onChange: (areas: UsualArea[]) => void;
};

/** The proposed common areas; what the building does not have is unchecked. */
export const UsualAreas = ({ all, chosen, error, onChange }: Props) => {
  const t = useText();
  const has = (area: UsualArea) => chosen.some(({ type_id }) => type_id === area.type_id);
  return (
    <fieldset className={classes.areas}>
      <legend>{t('buildings:commonAreas')}</legend>
      {all.map((area) => (
        <Checkbox
          key={area.type_id}
          label={area.name}
          description={t(`buildings:create.on.${area.floors}`)}
          checked={has(area)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(all.filter((each) => (each === area ? checked : has(each))))
          }
        />
      ))}
      {error && (
        <Text c="error" size="sm">
          {error}
        </Text>
      )}
    </fieldset>
  );
};
