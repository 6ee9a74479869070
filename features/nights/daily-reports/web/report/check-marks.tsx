import { useText } from '#platform/web/i18n/index';
import type { Check } from '../../contract/index.ts';
import { EntryMarks } from './entry-marks.tsx';

type Shift = { shift_start: string | null; shift_end: string | null };

/** Who checked a place, and how. */
export const CheckMarks = ({ place, zone, shift }: { place: Check; zone: string; shift: Shift }) => {
  const t = useText();
  const { checked_by, history, cleaned, lights_off } = place;
  return (
    <EntryMarks
      entry={{ ...place, edits: Math.max(0, history.length - 1) }}
      plain={[
        checked_by?.name,
        cleaned && t('daily-reports:checks.cleaned'),
        lights_off && t('daily-reports:checks.lightsOff'),
      ]}
      zone={zone}
      shift={shift}
    />
  );
};
