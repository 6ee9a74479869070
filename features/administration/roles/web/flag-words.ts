import type { Flag } from '#platform/contract/flags';
import type { Say } from '#platform/web/i18n/index';

export const flagName = (flag: Flag, t: Say): string => t(`roles:flags.${flag}.name`);

export const flagText = (flag: Flag, t: Say): string => t(`roles:flags.${flag}.text`);
