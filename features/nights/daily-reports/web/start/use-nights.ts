import { useBuilding } from '#features/sites/buildings/web';
import { serverNow } from '#platform/web/api/index';
import { formatDate, useText } from '#platform/web/i18n/index';
import { useSession } from '#platform/web/session/index';
import { nightName, offeredNights } from '../../contract/index.ts';

/** The nights to choose from, by the clocks of the building, with the one that the address names; and what they are called.
 * Until the building is there, by those of the company. */
export const useNights = (buildingId: number | undefined, asked: string | undefined) => {
  const t = useText();
  const { user } = useSession();
  const building = useBuilding(buildingId);
  const zone = building?.time_zone ?? user.default_organization.time_zone;
  const now = serverNow().toISOString();
  return {
    nights: [...new Set([...offeredNights(now, zone), ...(asked ? [asked] : [])])],
    nightWord: (night: string): string => {
      const name = nightName(night, now, zone);
      const date = formatDate(night);
      return name
        ? `${t(`daily-reports:start.${name}`)} · ${date}`
        : t('daily-reports:start.night', { date });
    },
  };
};
