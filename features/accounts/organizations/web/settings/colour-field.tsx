import { Text, TextInput, type TextInputProps } from '@mantine/core';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import { bases, shadesOf } from '#platform/web/ui/theme/index';
import classes from './company-settings.module.css';

type Props = Omit<TextInputProps, 'onChange' | 'value' | 'label'> & {
  label: string;
  value?: string;
  onChange?: (colour: string) => void;
  /** The colour to show while the field is empty. */
  standIn: 'brand' | 'accent';
};

/** Contrast ratio. Below it, a line or button in this color is hard to see on white. */
const visible = 3;

/** A colour as hex digits and in the browser's picker, with a preview on light and dark pages. */
export const ColourField = ({ value = '', onChange, standIn, label, ...props }: Props) => {
  const t = useText();
  const hex = value.trim().toLowerCase();
  const colour = /^#[0-9a-f]{6}$/.test(hex) ? hex : bases[standIn];
  const { light, dark, onWhite } = shadesOf(colour);
  return (
    <div>
      <TextInput
        {...props}
        label={label}
        value={value}
        maxLength={7}
        autoComplete="off"
        spellCheck={false}
        placeholder={bases[standIn]}
        leftSection={
          <input
            type="color"
            className={classes.picker}
            value={colour}
            aria-label={t('organizations:companySettings.pick', { color: label })}
            onChange={(event) => onChange?.(event.currentTarget.value)}
          />
        }
        leftSectionWidth={44}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
      <Columns className={classes.shades} columns="repeat(2, minmax(0, 1fr))" gap="xs" mt="xs" aria-hidden>
        {[light, dark].map(({ ground, filled, on }) => (
          <div key={ground} style={{ background: ground, borderColor: filled }}>
            <span style={{ background: filled, color: on }}>{t('organizations:companySettings.sample')}</span>
          </div>
        ))}
      </Columns>
      <Text size="xs" c={onWhite < visible ? 'var(--cora-warning)' : 'dimmed'} mt={4}>
        {onWhite < visible
          ? t('organizations:companySettings.lowContrast')
          : t('organizations:companySettings.contrast', { ratio: onWhite.toFixed(1) })}
      </Text>
    </div>
  );
};
