import { Checkbox, Stack, Text } from '@mantine/core';
import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import type { Building } from '../../contract/index.ts';
import { floorNames } from './floor-names.ts';
import classes from './left-vacant.module.css';
import type { LeftVacant } from './left-vacant.ts';

type Props = {
  building: Building;
  offered: readonly LeftVacant[];
  chosen: readonly LeftVacant[];
  errors: Readonly<Record<string, string>>;
  onChange: (chosen: LeftVacant[]) => void;
};

/** Offers to record what a tenant leaves as vacant, floor by floor. */
export const LeftVacantFields = ({ building, offered, chosen, errors, onChange }: Props) => {
  const t = useText();
  return (
    <Stack
      component="fieldset"
      className={classes.left}
      gap="xs"
      p="sm"
      bd="1px solid var(--cora-border)"
      bdrs="var(--mantine-radius-sm)"
    >
      <legend>{t('buildings:moveOut.title')}</legend>
      <Text size="sm" c="dimmed">
        {t('buildings:moveOut.text')}
      </Text>
      {offered.map((offer) => {
        const at = chosen.findIndex(({ floor_id }) => floor_id === offer.floor_id);
        const name = floorNames(building, [offer.floor_id]);
        const error = [errors[`vacancies.${at}.sqft`], errors[`vacancies.${at}.kind`]]
          .filter(Boolean)
          .join('\n');
        return (
          <div key={offer.floor_id} className={classes.leftFloor}>
            <Checkbox
              label={`${name}: ${t(`buildings:vacancyKinds.${offer.kind}`)}`}
              checked={at >= 0}
              onChange={(event) =>
                onChange(
                  event.currentTarget.checked
                    ? [...chosen, offer]
                    : chosen.filter(({ floor_id }) => floor_id !== offer.floor_id),
                )
              }
            />
            {at >= 0 && (
              <DigitsField
                aria-label={t('buildings:moveOut.sqft', { floor: name })}
                maxLength={8}
                value={chosen[at]?.sqft ?? ''}
                error={error || undefined}
                onChange={(sqft) =>
                  onChange(chosen.map((each, nth) => (nth === at ? { ...each, sqft } : each)))
                }
              />
            )}
          </div>
        );
      })}
    </Stack>
  );
};
