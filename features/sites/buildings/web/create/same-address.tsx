import { Alert } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useText } from '#platform/web/i18n/index';
import { AnchorLink } from '#platform/web/routing/index';
import type { BuildingCard } from '../../contract/index.ts';
import { buildingHref } from '../addresses.ts';
import { addressLine } from '../place/address.ts';
import classes from './create.module.css';

/** Two buildings may share an address; mostly it is the same one entered twice. */
export const SameAddress = ({ buildings }: { buildings: readonly BuildingCard[] }) => {
  const t = useText();
  return (
    <div className={classes.known} aria-live="polite">
      {buildings.length > 0 && (
        <Alert
          variant="outline"
          color="warning"
          icon={<IconAlertTriangle size={18} aria-hidden />}
          title={t('buildings:create.sameAddress', { count: buildings.length })}
        >
          <ul className={classes.same}>
            {buildings.map((building) => (
              <li key={building.id}>
                <AnchorLink to={buildingHref(building.id)} target="_blank" underline="always">
                  {building.name}
                </AnchorLink>
                {`, ${addressLine(building)}`}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
};
