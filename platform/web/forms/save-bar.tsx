import { Group, Text } from '@mantine/core';
import { useText } from '../i18n/use-text.ts';
import { FormActions } from './form-actions.tsx';
import classes from './save-bar.module.css';

type Props = {
  form: { isDirty(): boolean; saving: boolean; discard: () => Promise<void> };
  save: string;
};

/** Saves one of several forms on a page. It is there only while that form has changes, in sight at the lower edge, so that
 * a page of settings shows no button that would save nothing. */
export const SaveBar = ({ form, save }: Props) => {
  const t = useText();
  if (!form.isDirty() && !form.saving) return null;
  return (
    <Group className={classes.bar} gap="8px 16px">
      <Text size="sm" role="status" className={classes.words} flex="1 1 auto">
        {t('platform:form.unsaved')}
      </Text>
      <FormActions
        inline
        saving={form.saving}
        save={save}
        cancel={() => void form.discard()}
        cancelWord={t('platform:form.discardChanges')}
      />
    </Group>
  );
};
