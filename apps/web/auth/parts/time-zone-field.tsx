import { useId } from 'react';
import { words } from '../words.ts';

type Props = { value: string; onChange: (zone: string) => void; errors?: readonly string[] | undefined };

const zones = Intl.supportedValuesOf('timeZone');

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
        {(zones.includes(value) ? zones : [value, ...zones]).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </select>
      {errors.length > 0 && <p className="error">{errors.join(' ')}</p>}
    </div>
  );
};
