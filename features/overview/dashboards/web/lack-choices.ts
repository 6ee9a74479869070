import { text } from '#platform/web/i18n/index';
import { siteLacks } from '../contract/index.ts';

/** The values are those of `lacksCriterion` on the server. */
export const lackChoices = () =>
  siteLacks.map((lack, at) => ({ value: String(at + 1), label: text(`dashboards:lack.${lack}`) }));
