import type { ScaleChoice } from '../../contract/index.ts';

/** The theme's scale for each color of a choice. */
export const themeColor: Record<ScaleChoice['color'], string> = {
  green: 'success',
  lime: 'lime',
  yellow: 'yellow',
  orange: 'warning',
  red: 'error',
  blue: 'info',
  grey: 'gray',
};
