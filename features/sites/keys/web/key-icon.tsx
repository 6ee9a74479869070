import { IconCreditCard, IconIdBadge2, IconKey, IconNfc, IconTag } from '@tabler/icons-react';
import { text } from '#platform/web/i18n/index';
import type { Key, KeyKind } from '../contract/index.ts';

/** `Key MK-7`. */
export const keyName = ({ kind, label }: Pick<Key, 'kind' | 'label'>): string =>
  text('keys:name', { kind: text(`keys:kind.${kind}`), label });

export const siteOf = ({ job }: Pick<Key, 'job'>): string => `${job.job_number} ${job.job_name}`;

const icons: Record<KeyKind, typeof IconKey> = {
  key: IconKey,
  badge: IconIdBadge2,
  fob: IconNfc,
  card: IconCreditCard,
  other: IconTag,
};

export const KeyIcon = ({ kind }: { kind: KeyKind }) => {
  const Icon = icons[kind];
  return <Icon size={20} stroke={1.6} aria-hidden />;
};
