import { NativeSelect, Text, TextInput } from '@mantine/core';
import { DecimalField, FieldGrid, FieldGroup, LineList, wholeLine } from '#platform/web/forms/index';
import { formatMoney, useText } from '#platform/web/i18n/index';
import { priceBases, units } from '../../contract/index.ts';
import { fieldsOf, type ProjectForm } from './field-props.ts';
import { centsOf, costs, newLine } from './project-values.ts';

/** What is sold, line by line, and what it costs the client. */
export const PriceFields = ({ form }: { form: ProjectForm }) => {
  const t = useText();
  const field = fieldsOf(form);
  const { scope_lines: lines, price } = form.values;
  const sum = centsOf(lines);
  const differs = lines.length > 0 && price !== '' && Math.round(price * 100) !== sum;
  return (
    <FieldGroup title={t('special-projects:section.scope')}>
      <LineList
        lines={lines}
        nameOf={({ description }) =>
          description || t('special-projects:scope.line', { number: String(lines.length) })
        }
        add={t('special-projects:scope.add')}
        empty={t('special-projects:scope.none')}
        error={form.errors.scope_lines}
        onAdd={() => form.insertListItem('scope_lines', newLine)}
        onRemove={(at) => form.removeListItem('scope_lines', at)}
      >
        {(_, at) => (
          <>
            <TextInput
              className={wholeLine}
              label={t('special-projects:field.description')}
              maxLength={500}
              autoComplete="off"
              withAsterisk
              {...field(`scope_lines.${at}.description`)}
            />
            <DecimalField
              label={t('special-projects:scope.quantity')}
              withAsterisk
              {...field(`scope_lines.${at}.quantity`)}
            />
            <NativeSelect
              label={t('special-projects:scope.unit')}
              data={units.map((unit) => ({ value: unit, label: t(`special-projects:unit.${unit}`) }))}
              {...field(`scope_lines.${at}.unit_of_measure`)}
            />
            <DecimalField
              label={t('special-projects:scope.unit_price')}
              leftSection="$"
              withAsterisk
              {...field(`scope_lines.${at}.unit_price`)}
            />
          </>
        )}
      </LineList>
      <FieldGrid>
        <DecimalField
          label={t('special-projects:scope.price')}
          leftSection="$"
          {...(lines.length > 0 && {
            description: t('special-projects:scope.fromLines', { amount: formatMoney(sum / 100) }),
          })}
          {...field('price')}
        />
        <NativeSelect
          label={t('special-projects:field.price_basis')}
          data={priceBases.map((basis) => ({
            value: basis,
            label: t(`special-projects:priceBasis.${basis}`),
          }))}
          {...field('price_basis')}
        />
      </FieldGrid>
      {differs && (
        <Text size="sm" c="dimmed">
          {t('special-projects:scope.overridden')}
        </Text>
      )}
    </FieldGroup>
  );
};

export const CostFields = ({ form }: { form: ProjectForm }) => {
  const t = useText();
  const field = fieldsOf(form);
  return (
    <FieldGroup title={t('special-projects:section.cost')}>
      <FieldGrid>
        {costs.map((name) => (
          <DecimalField
            key={name}
            label={t(`special-projects:cost.${name}`)}
            {...(name !== 'labor_hours' && { leftSection: '$' })}
            {...field(`cost_estimate.${name}`)}
            onChange={(cost) => form.setFieldValue(`cost_estimate.${name}`, cost === '' ? 0 : cost)}
          />
        ))}
      </FieldGrid>
    </FieldGroup>
  );
};
