import type { CSSProperties } from 'react';
import { currentLocale, useText } from '#platform/web/i18n/index';
import { type RatingScale, type ScaleChoice, sayChoice } from '../../contract/index.ts';
import { themeColor } from './choice-colors.ts';
import classes from './question.module.css';

type Props = {
  scale: RatingScale;
  label: string;
  /** The chosen key; `na` where it does not apply. */
  value: string | null;
  allowNa: boolean;
  disabled?: boolean;
  onChange: (value: string | null) => void;
};

/** All choices side by side; more than five as their short labels. The color says nothing that the word does not. They are
 * plain buttons, because sixty of them stand in one section of an inspection. */
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
    <fieldset
      className={classes.choices}
      data-short={short || undefined}
      data-wide={count > 4 || undefined}
      aria-label={label}
    >
      {scale.choices.map((choice) => {
        const word = sayChoice(scale, choice, locale);
        return button(choice.key, short ? choice.short : word, choice.color, word);
      })}
      {allowNa && button('na', t('inspection-templates:preview.na'), 'grey')}
    </fieldset>
  );
};
