import { text } from '#platform/web/i18n/index';
import type { Key } from '../contract/index.ts';

/** `Key MK-7`. */
export const keyName = ({ kind, label }: Pick<Key, 'kind' | 'label'>): string =>
  text('keys:name', { kind: text(`keys:kind.${kind}`), label });

export const siteOf = ({ job }: Pick<Key, 'job'>): string => `${job.job_number} ${job.job_name}`;
