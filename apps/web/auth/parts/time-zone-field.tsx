import { useId } from 'react';
import { zoneChoices } from '#platform/web/i18n/zone-names';
import { locale, words } from '../words.ts';

type Props = { value: string; onChange: (zone: string) => void; errors?: readonly string[] | undefined };

const choices = zoneChoices(`${locale}-US`, Intl.DateTimeFormat().resolvedOptions().timeZone);

export const TimeZoneField = ({ value, onChange, errors = [] }: Props) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{words.timeZone}</label>
      <select
        id={id}
        name="time_zone"
        value={value}
        aria-invalid={errors.length > 0}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {choices.map(({ value: zone, label }) => (
          <option key={zone} value={zone}>
            {label}
          </option>
        ))}
      </select>
      {errors.length > 0 && <p className="error">{errors.join(' ')}</p>}
    </div>
  );
};
