import { CountedTextarea } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Section } from '#platform/web/ui/index';
import type { FieldProps } from './field-props.ts';

export const NotesFields = ({ field, limit }: { field: FieldProps; limit: number | undefined }) => {
  const t = useText();
  return (
    <Section title={t('clients:section.notes')} text={t('clients:section.notesText')}>
      <CountedTextarea label={t('clients:field.notes')} limit={limit} {...field('notes')} />
    </Section>
  );
};
