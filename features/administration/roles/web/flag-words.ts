import type { Flag } from '#platform/contract/flags';
import type { Translate } from '#platform/web/i18n/index';

export const flagName = (flag: Flag, t: Translate): string => t(`roles:flags.${flag}.name`);

export const flagText = (flag: Flag, t: Translate): string => t(`roles:flags.${flag}.text`);
