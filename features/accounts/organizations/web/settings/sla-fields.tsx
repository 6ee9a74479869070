import { DigitsField } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Columns } from '#platform/web/ui/index';
import type { CompanySettings } from '../../contract/index.ts';
import classes from './company-settings.module.css';

type Priority = keyof CompanySettings['task_sla'];

const priorities: readonly Priority[] = ['high', 'medium', 'low'];

type FieldProps = { value?: number | ''; error?: string; onChange: (value: unknown) => void };

/** Hours for each priority, also shown in days. */
export const SlaFields = ({ field }: { field: (path: string) => FieldProps }) => {
  const t = useText();
  const inDays = (hours: number | '' = '') =>
    typeof hours === 'number' && hours > 0 && hours % 24 === 0
      ? t('organizations:companySettings.inDays', { count: hours / 24 })
      : '\u00a0';
  return (
    <Columns
      component="fieldset"
      columns="repeat(3, minmax(0, 120px))"
      aria-label={t('organizations:companySettings.sla.group')}
    >
      {priorities.map((priority) => {
        const path = `task_sla.${priority}`;
        const props = field(path);
        return (
          <DigitsField
            classNames={{ wrapper: classes.digits }}
            {...props}
            key={priority}
            id={`company-settings-${path}`}
            label={t(`organizations:companySettings.sla.${priority}`)}
            description={inDays(props.value)}
            rightSection="h"
            maxLength={4}
            withAsterisk
          />
        );
      })}
    </Columns>
  );
};
