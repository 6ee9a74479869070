import { formatWallTime, formatWeekday } from '#platform/web/i18n/clock-words';
import { formatNumber, type Say } from '#platform/web/i18n/index';
import type { Clash } from '../../contract/index.ts';

type Overlap = Extract<Clash, { kind: 'overlap' }>;

const isOverlap = (clash: Clash): clash is Overlap => clash.kind === 'overlap';

export type SaidClash = { key: string; text: string; otherJob: number | null };

const sayOverlaps = (same: readonly Overlap[], t: Say): string => {
  const [{ user, other }] = same as [Overlap];
  const days = same.map(({ day }) => formatWeekday(day, 'short')).join(', ');
  return other
    ? t('staffing-plans:clash.overlap', {
        name: user.name,
        days,
        other: other.name,
        time: formatWallTime(other.start_time),
      })
    : t('staffing-plans:clash.overlapElsewhere', { name: user.name, days });
};

/** Clashes in words, those of several days as one. */
export const sayClashes = (clashes: readonly Clash[], t: Say): SaidClash[] => {
  const overlaps = Map.groupBy(
    clashes.filter(isOverlap),
    ({ user, shift_id, other }) => `${user.id} ${shift_id} ${other?.job_id} ${other?.start_time}`,
  );
  return [
    ...[...overlaps].map(([key, same]) => ({
      key,
      text: sayOverlaps(same, t),
      otherJob: same[0]?.other?.job_id ?? null,
    })),
    ...clashes.flatMap((clash) =>
      clash.kind === 'hours'
        ? {
            key: `hours ${clash.user.id}`,
            text: t('staffing-plans:clash.hours', {
              name: clash.user.name,
              hours: formatNumber(clash.hours),
            }),
            otherJob: null,
          }
        : [],
    ),
  ];
};
