import type { Translate } from '#platform/web/i18n/index';
import type { ClientMergePreview, MergeField } from '../../contract/index.ts';

const kinds = ['jobs', 'projects', 'invoices', 'viewers'] as const;

/** What moves, in numbers: "12 job sites". Kinds of features without words of their own are counted together. */
export const movedWords = ({ moves, contacts }: ClientMergePreview, t: Translate): string[] => {
  const isKnown = (kind: string) => kinds.some((known) => known === kind);
  const others = moves.filter(({ kind }) => !isKnown(kind)).reduce((sum, { count }) => sum + count, 0);
  return [
    ...kinds.flatMap((kind) => {
      const count = moves.find((move) => move.kind === kind)?.count ?? 0;
      return count > 0 ? [t(`clients:merge.${kind}`, { count })] : [];
    }),
    ...(contacts.moved > 0 ? [t('clients:merge.contacts', { count: contacts.moved })] : []),
    ...(others > 0 ? [t('clients:merge.others', { count: others })] : []),
  ];
};

const fieldWords = (field: MergeField, t: Translate): string =>
  field === 'logo' ? t('clients:section.logo') : t(`clients:field.${field}`);

/** Fields by their labels, account number and name with what they are. */
export const fieldsInWords = (
  fields: readonly MergeField[],
  from: ClientMergePreview['from'],
  t: Translate,
): string[] =>
  fields.map((field) =>
    field === 'account_number' || field === 'name'
      ? `${fieldWords(field, t)}: ${from[field]}`
      : fieldWords(field, t),
  );
