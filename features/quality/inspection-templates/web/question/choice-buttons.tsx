import type { CSSProperties } from 'react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { AutoGrid } from '#platform/web/ui/index';
import { describeChoice, type RatingScale, type ScaleChoice } from '../../contract/index.ts';
import { themeColor } from './choice-colors.ts';
import classes from './question.module.css';

type Props = {
  scale: RatingScale;
  label: string;
  /** The chosen key; `na` when the question does not apply. */
  value: string | null;
  allowNa: boolean;
  disabled?: boolean;
  onChange: (value: string | null) => void;
};

/** All choices side by side; with more than five, by their short labels. The color only repeats the word. They are plain
 * buttons, because one section of an inspection can have sixty of them. */
export const ChoiceButtons = ({ scale, label, value, allowNa, disabled, onChange }: Props) => {
  const t = useText();
  const locale = currentLocale();
  const short = scale.choices.length > 5;
  const count = scale.choices.length + (allowNa ? 1 : 0);
  const button = (key: string, word: string, color: ScaleChoice['color'], title = word) => (
    <button
      key={key}
      type="button"
      className={`mantine-focus-auto ${classes.choice}`}
      style={{ '--choice': `var(--mantine-color-${themeColor[color]}-filled)` } as CSSProperties}
      aria-pressed={value === key}
      aria-label={title}
      disabled={disabled}
      onClick={() => onChange(value === key ? null : key)}
    >
      {word}
    </button>
  );
  return (
    <AutoGrid
      component="fieldset"
      className={classes.choices}
      min={80}
      gap={6}
      data-short={short || undefined}
      data-wide={count > 4 || undefined}
      aria-label={label}
    >
      {scale.choices.map((choice) => {
        const word = describeChoice(scale, choice, locale);
        return button(choice.key, short ? choice.short : word, choice.color, word);
      })}
      {allowNa && button('na', t('inspection-templates:preview.na'), 'grey')}
    </AutoGrid>
  );
};
