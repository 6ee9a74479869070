import { formatNumber, useText } from '#platform/web/i18n/index';

const metersOfMile = 1609.344;
const feetOfMeter = 3.28084;

/** `400 ft`, `1.2 mi`: as people say it in the States. */
export const useDistanceWords = (): ((meters: number) => string) => {
  const t = useText();
  return (meters) => {
    const miles = meters / metersOfMile;
    if (miles < 0.2)
      return t('inspections:create.feet', {
        feet: formatNumber(Math.round((meters * feetOfMeter) / 50) * 50),
      });
    return t('inspections:create.miles', {
      miles: formatNumber(miles < 10 ? Math.round(miles * 10) / 10 : Math.round(miles)),
    });
  };
};
