import { Button } from '@mantine/core';
import { useState } from 'react';
import { confirm, showProblem } from '#platform/web/feedback/index';
import { FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';

type Props = {
  saving: boolean;
  question: string;
  /** Null for what is not saved yet. */
  remove: (() => Promise<unknown>) | null;
  onDone: () => void;
};

/** Save, and delete for what was entered by mistake. */
export const OccupantActions = ({ saving, question, remove, onDone }: Props) => {
  const t = useText();
  const [removing, setRemoving] = useState(false);
  const onRemove = async () => {
    if (!remove || !(await confirm(question, { agree: t('platform:actions.delete'), danger: true }))) return;
    setRemoving(true);
    await remove().then(onDone, showProblem);
    setRemoving(false);
  };
  return (
    <FormActions saving={saving}>
      {remove && (
        <Button variant="subtle" color="error" loading={removing} onClick={() => void onRemove()}>
          {t('platform:actions.delete')}
        </Button>
      )}
    </FormActions>
  );
};
