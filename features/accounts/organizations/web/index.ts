import { lazyPart } from '#platform/web/routing/index';

export { useHolidays } from './holidays/use-holidays.ts';

/** Edits the calendar of days on which the company does not work. Its code is loaded when it is opened. */
export const [HolidaysDialog] = lazyPart(() => import('./holidays/holidays-dialog.tsx'));
