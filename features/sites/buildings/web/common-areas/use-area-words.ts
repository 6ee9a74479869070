import { useText } from '#platform/web/i18n/index';
import { backgrounds, colors } from '../../contract/index.ts';

/** Choices of the fields of a common area, in the reader's language. */
export const useAreaChoices = () => {
  const t = useText();
  return {
    colors: colors.map((color) => ({ value: color, label: t(`buildings:colors.${color}`) })),
    backgrounds: backgrounds.map((key) => ({ value: key, label: t(`buildings:backgrounds.${key}`) })),
  };
};
