import { IconCreditCard, IconIdBadge2, IconKey, IconNfc, IconTag } from '@tabler/icons-react';
import type { KeyKind } from '../contract/index.ts';

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
