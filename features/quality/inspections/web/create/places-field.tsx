import { Box, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { type Place, type PlaceKind, wholeBuilding } from '../../contract/index.ts';

type Props = {
  /** Kinds that some section is repeated for. */
  kinds: readonly PlaceKind[];
  there: readonly Place[];
  keys: ReadonlySet<string>;
  onChange: (keys: ReadonlySet<string>) => void;
};

/** Where repeated sections are gone through: everywhere, unless the person leaves places out. */
export const PlacesField = ({ kinds, there, keys, onChange }: Props) => {
  const t = useText();
  const [open, setOpen] = useState<PlaceKind | null>(null);
  const toggle = (key: string, checked: boolean) => {
    const next = new Set(keys);
    if (checked) next.add(key);
    else next.delete(key);
    onChange(next);
  };
  return (
    <Stack gap="sm">
      {kinds.map((kind) => {
        const all = there.filter((place) => place.kind === kind && place.id !== wholeBuilding);
        const chosen = all.filter(({ key }) => keys.has(key)).length;
        return (
          <fieldset key={kind}>
            <Box component="legend" fz="sm" fw={500}>
              {t(`inspections:create.places.${kind}`)}
            </Box>
            <Group gap="sm" justify="space-between" wrap="nowrap">
              <span>
                {all.length === 0
                  ? t(`inspections:create.${kind === 'tenant' ? 'placesNone' : 'placesWhole'}`)
                  : t('inspections:create.placesChosen', { chosen, total: all.length })}
              </span>
              {all.length > 0 && (
                <Button
                  variant="default"
                  aria-expanded={open === kind}
                  onClick={() => setOpen(open === kind ? null : kind)}
                >
                  {t(open === kind ? 'inspections:create.placesDone' : 'inspections:create.placesChange')}
                </Button>
              )}
            </Group>
            {open === kind && (
              <AutoGrid min={240} fill gap="8px 16px" pt="xs">
                {all.map(({ key, name }) => (
                  <Checkbox
                    key={key}
                    label={name}
                    checked={keys.has(key)}
                    onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
                  />
                ))}
              </AutoGrid>
            )}
          </fieldset>
        );
      })}
    </Stack>
  );
};
