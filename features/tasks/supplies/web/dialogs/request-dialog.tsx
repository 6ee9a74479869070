import { Alert, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { CountedTextarea, DigitsField, FormActions } from '#platform/web/forms/index';
import { useText } from '#platform/web/i18n/index';
import { Dialog } from '#platform/web/ui/index';
import { type Supply, stateOf } from '../../contract/index.ts';
import classes from './dialogs.module.css';
import type { RequestLineValue } from './request-values.ts';
import { type RequestDialogProps, useRequest } from './use-request.ts';

type LineProps = { supply: Supply; value: RequestLineValue; onChange: (value: RequestLineValue) => void };

const Line = ({ supply, value, onChange }: LineProps) => {
  const t = useText();
  const { name, unit, on_hand, par_level, requested } = supply;
  const have =
    on_hand === null
      ? t('supplies:request.haveNone')
      : t('supplies:request.have', { on_hand: String(on_hand), par: String(par_level) });
  return (
    <Group component="li" className={classes.line} gap="sm" wrap="nowrap" mih={56} py={6}>
      <Checkbox
        className={classes.choice}
        label={
          <>
            {name}
            <Text span size="sm" c="dimmed">
              {[have, requested > 0 && t('supplies:request.open', { quantity: String(requested) })]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </>
        }
        checked={value.chosen}
        onChange={(event) => onChange({ ...value, chosen: event.currentTarget.checked })}
      />
      <DigitsField
        className={classes.quantity}
        aria-label={t('supplies:request.quantityOf', { name })}
        maxLength={4}
        rightSectionWidth={88}
        rightSection={
          <Text span w="100%" px="6px 8px" lh={1.2} size="xs" c="dimmed">
            {t(`supplies:unit.${unit}`)}
          </Text>
        }
        value={value.quantity}
        onChange={(quantity) => onChange({ chosen: quantity !== '' && quantity > 0, quantity })}
      />
    </Group>
  );
};

/** Asks for what is missing: one request, which becomes a task. */
const RequestDialog = (props: RequestDialogProps) => {
  const t = useText();
  const { shown, onClose } = props;
  const { opened, values, set, lines, problem, busy, send } = useRequest(props);
  const below = opened.filter((supply) => stateOf(supply) === 'below');
  const others = opened.filter((supply) => stateOf(supply) !== 'below');
  const list = (supplies: readonly Supply[]) => (
    <ul>
      {supplies.map((supply) => (
        <Line
          key={supply.id}
          supply={supply}
          value={values.lines[supply.id] ?? { chosen: false, quantity: 1 }}
          onChange={(line) => set({ lines: { ...values.lines, [supply.id]: line } })}
        />
      ))}
    </ul>
  );
  return (
    <Dialog form size="lg" title={t('supplies:request.title')} onClose={onClose}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap="md">
          <Text c="dimmed" size="sm">
            {t('supplies:request.text')}
          </Text>
          {problem && (
            <Alert color="error" role="alert">
              {problem}
            </Alert>
          )}
          {list(below)}
          {others.length > 0 && (
            <details className={classes.others} open={below.length === 0}>
              <summary>{t('supplies:request.others')}</summary>
              {list(others)}
            </details>
          )}
          {shown.buildings.length > 1 && (
            <NativeSelect
              label={t('supplies:field.building')}
              data={shown.buildings.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={String(values.building_id ?? shown.buildings[0]?.id ?? '')}
              onChange={(event) => set({ building_id: Number(event.currentTarget.value) })}
            />
          )}
          <CountedTextarea
            label={t('supplies:field.note')}
            placeholder={t('supplies:request.noteText')}
            limit={500}
            value={values.note}
            onChange={(event) => set({ note: event.currentTarget.value })}
          />
          <FormActions
            saving={busy}
            save={
              lines.length === 0
                ? t('supplies:request.saveNone')
                : t('supplies:request.save', { count: lines.length })
            }
          />
        </Stack>
      </form>
    </Dialog>
  );
};

export default RequestDialog;
