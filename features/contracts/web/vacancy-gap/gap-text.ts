import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { VacancyGap } from '../../contract/index.ts';

export const gapText = ({ agreed, recorded }: VacancyGap, t: Say): string =>
  t('contracts:gap.text', { agreed: formatNumber(agreed), recorded: formatNumber(recorded) });
