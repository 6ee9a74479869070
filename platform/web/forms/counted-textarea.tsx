import { Text, Textarea, type TextareaProps } from '@mantine/core';
import { formatNumber } from '../i18n/numbers.ts';
import { useText } from '../i18n/use-text.ts';

type Props = TextareaProps & { limit?: number };

/** Shows a counter from 80 % of the limit on. More can be typed; then an error says so. */
export const CountedTextarea = ({ limit, value, ...props }: Props) => {
  const t = useText();
  const length = typeof value === 'string' ? value.length : 0;
  const near = limit !== undefined && length >= limit * 0.8;
  return (
    <Textarea
      autosize
      minRows={3}
      maxRows={12}
      value={value}
      {...props}
      description={
        near ? (
          <Text component="span" size="xs" c={length > limit ? 'error.7' : 'dimmed'} aria-live="polite">
            {t('platform:form.counter', { length: formatNumber(length), limit: formatNumber(limit) })}
          </Text>
        ) : (
          props.description
        )
      }
    />
  );
};
