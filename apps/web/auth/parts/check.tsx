type Props = { name: string; label: string; checked: boolean; onChange: (checked: boolean) => void };

export const Check = ({ name, label, checked, onChange }: Props) => (
  <label className="check">
    <input
      type="checkbox"
      name={name}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
);
