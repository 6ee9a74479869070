import './texts.ts';
import { lazyPart } from '#platform/web/routing/index';

export { useHolidays } from './use-holidays.ts';

/** The calendar of days on which the company does not work, to change; its code comes when it is opened. */
export const [HolidaysDialog] = lazyPart(() => import('./holidays-dialog.tsx'));
